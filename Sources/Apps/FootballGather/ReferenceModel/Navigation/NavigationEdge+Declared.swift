// The app's navigation graph, derived from its transition table; rows are in parentheses. No other
// edge is possible: a test compares the graph with random sessions.
extension NavigationEdge {
  /// All edges, in a fixed order.
  package static let all = launches + forward + answers + back + alertButtons + links

  // (1) A user with a token starts on the list.
  private static let launches = [NavigationTrigger.launch, .link, .notification].flatMap {
    edges(.notRunning, $0, [.login, .list])
  }

  // (2, 16, 18, 19, 21, 32 to 34, 68, and logging out)
  private static let forward =
    [NavigationTrigger.tap, .tapsAtOnce].flatMap { trigger in
      edges(.login, trigger, [.credentialsMissing])
        + edges(.list, trigger, [.login, .add, .confirm])
        + edges(.gather, trigger, [.confirmEnd])
    }
    + [NavigationTrigger.row, .rowTwice].flatMap { trigger in
      edges(.list, trigger, [.detail]) + edges(.detail, trigger, [.textEdit, .pickEdit])
    } + edges(.list, .deleteRow, [.confirmDeletion])

  private static let answers = good + bad

  // (5, 6, 42, 47, 54, 71) If Done was pressed twice, the second answer removes the screen under
  // the first one's alert.
  private static let good =
    edges(.login, ok(.login), [.list]) + edges(.login, ok(.register), [.list])
    + edges(.textEdit, ok(.update), [.detail]) + edges(.pickEdit, ok(.update), [.detail])
    + edges(.playerNotUpdated, ok(.update), [.playerNotUpdated])
    + edges(.add, ok(.add), [.list]) + edges(.playerNotAdded, ok(.add), [.playerNotAdded])
    + edges(.confirm, ok(.addToGather), [.gather]) + edges(.gather, ok(.endGather), [.list])

  // (7, 12, 26, 43, 48, 52, 55, 72) The last answer of a match may succeed after another has
  // failed.
  private static let bad =
    edges(.login, failed(.login), [.failure]) + edges(.login, failed(.register), [.failure])
    + edges(.list, failed(.list), [.failure]) + edges(.list, failed(.delete), [.failure])
    + edges(.textEdit, failed(.update), [.playerNotUpdated])
    + edges(.pickEdit, failed(.update), [.playerNotUpdated])
    + edges(.add, failed(.add), [.playerNotAdded])
    + edges(.confirm, failed(.createGather), [.gatherNotCreated])
    + edges(.confirm, failed(.addToGather), [.gatherNotCreated])
    + edges(.confirm, ok(.addToGather), [.gatherNotCreated])
    + edges(.gather, failed(.endGather), [.gatherNotEnded])

  // (27, 36, 44, 49, 56, 73)
  private static let back = below.flatMap { screen, ancestors in
    edges(screen, .back, [ancestors[0]]) + edges(screen, .swipe, [ancestors[0]])
      + edges(screen, .backMenu, ancestors)
  }

  /// The screens below each screen, nearest first.
  private static let below: [(NavigationNode, [NavigationNode])] = [
    (.list, [.login]), (.detail, [.list, .login]), (.add, [.list, .login]),
    (.confirm, [.list, .login]), (.textEdit, [.detail, .list, .login]),
    (.pickEdit, [.detail, .list, .login]), (.gather, [.confirm, .list, .login]),
  ]

  // (23, 24, 69, 70, 74) Each alert with the screens that may be below it; two of these screens are
  // below an alert only after a double tap on Done.
  private static let alertButtons =
    edges(.credentialsMissing, .dismissal, [.login]) + edges(.failure, .dismissal, [.login, .list])
    + edges(.confirmDeletion, .confirmation, [.list])
    + edges(.confirmDeletion, .dismissal, [.list])
    + edges(.playerNotAdded, .dismissal, [.add, .list])
    + edges(.playerNotUpdated, .dismissal, [.textEdit, .pickEdit, .detail])
    + edges(.gatherNotCreated, .dismissal, [.confirm])
    + edges(.confirmEnd, .confirmation, [.gather]) + edges(.confirmEnd, .dismissal, [.gather])
    + edges(.gatherNotEnded, .dismissal, [.gather])

  // From every screen to every screen that a link can name, including the current screen. The link
  // to a match stays in an open match; otherwise it leads to the confirm screen. While the players
  // are unknown, a link is parked; when it is followed, only the list, or the alert that can cover
  // a loading list, can be in front.
  private static let links =
    [NavigationTrigger.link, .notification].flatMap { trigger in
      NavigationNode.screens.filter { $0 != .login }.flatMap { screen in
        edges(screen, trigger, targets + [screen == .gather ? .gather : .confirm])
      } + alertsOfLoadedApps.flatMap { edges($0, trigger, [.linked]) }
    } + edges(.list, .parkedLink, targets + [.confirm])
    + edges(.playerNotAdded, .parkedLink, [.linked])

  private static let targets: [NavigationNode] = [.list, .detail, .textEdit, .pickEdit, .add]
  private static let alertsOfLoadedApps: [NavigationNode] = [
    .failure, .confirmDeletion, .playerNotAdded, .playerNotUpdated, .gatherNotCreated, .confirmEnd,
    .gatherNotEnded,
  ]

  private static func ok(_ request: NavigationRequest) -> NavigationTrigger {
    .answer(request, isSuccess: true)
  }

  private static func failed(_ request: NavigationRequest) -> NavigationTrigger {
    .answer(request, isSuccess: false)
  }

  private static func edges(
    _ from: NavigationNode, _ trigger: NavigationTrigger, _ targets: [NavigationNode]
  ) -> [NavigationEdge] {
    targets.map { NavigationEdge(from, trigger, $0) }
  }
}
