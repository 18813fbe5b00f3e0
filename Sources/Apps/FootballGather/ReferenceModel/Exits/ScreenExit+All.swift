import FootballGather
import FootballGatherUI
import UserSessions

// Every exit path of the app's screens and alerts, from every screen that has it.
extension ScreenExit {
  /// All exit paths, grouped by kind.
  public static let all =
    backs + menus + saved + [logOut] + links + busy + alerts + ends

  private typealias Place = (walk: Walk, depth: Int)

  /// The screens above the login, each with the shortest session that leads there.
  private static let places: [Place] = [
    (.toList, 2), (detail, 3), (textEdit, 4), (pickEdit, 4), (add, 3), (confirm, 3), (gather, 4),
  ]

  // MARK: Going back

  private static let backs =
    places.map { ScreenExit("back button", from: $0.walk, by: [.back]) }
    + places.map { ScreenExit("swipe", from: $0.walk, by: [.swipeBack(isFinished: true)]) }
    + places.map {
      ScreenExit(
        "cancelled swipe", from: $0.walk, by: [.swipeBack(isFinished: false)], leaves: false)
    }
    + [ScreenExit("back, time running", from: running, by: [.back])]

  private static let menus = (1...3).flatMap { levels in
    places.filter { $0.depth > levels }.map { place in
      ScreenExit(
        "back menu, \(levels) \(levels == 1 ? "level" : "levels")", from: place.walk,
        by: [.backMenu(depth: place.depth - 1 - levels)])
    }
  }

  // MARK: Removal by the app

  private static let saved = [
    ScreenExit("saved", from: textEdit, by: [.type("30", into: ElementID.value), done, ok]),
    ScreenExit(
      "saved", from: pickEdit, by: [.tapRow(ElementID.items, section: 0, row: 2), done, ok]),
    // The list reloads the players.
    ScreenExit("saved", from: add, by: [.type("New", into: ElementID.name), done, ok, ok]),
    ScreenExit(
      "gather ended", from: gather, by: [.tap(ElementID.end), .alertButton(0), ok]),
    ScreenExit(
      "gather ended, time running", from: running, by: [.tap(ElementID.end), .alertButton(0), ok]),
  ]

  private static let logOut = ScreenExit("log-out", from: .toList, by: [.tap(ElementID.logOut)])

  private static let links =
    upper.map {
      ScreenExit("link to the list", from: $0.walk, by: [.openURL(DeepLink.players.text)])
    }
    + upper.map { ScreenExit("link elsewhere", from: $0.walk, by: [.openURL(elsewhere)]) }
    + upper.map {
      ScreenExit("notification elsewhere", from: $0.walk, by: [.notification(elsewhere)])
    }

  /// All but the list, which no link removes.
  private static let upper = places.dropFirst()
  private static let elsewhere = DeepLink.player(id: 2).text

  // MARK: With a pending request

  private static let busy = [
    ScreenExit("back before the answer", from: loading, by: [.back]),
    ScreenExit(
      "back before the answer", from: textEdit.then(.type("30", into: ElementID.value), done),
      by: [.back]),
    ScreenExit(
      "back before the answer", from: add.then(.type("New", into: ElementID.name), done),
      by: [.back]),
    ScreenExit(
      "back before the answer", from: confirm.then(.tap(ElementID.start)), by: [.back]),
    ScreenExit(
      "back before the answer", from: gather.then(.tap(ElementID.end), .alertButton(0)),
      by: [.back]),
  ]

  // MARK: Alerts

  private static let alerts =
    [credentials, failure, deletion, notAdded, notUpdated, notCreated, end, notEnded].map { walk in
      ScreenExit("alert dismissed", from: walk.walk, by: [.alertButton(walk.last)])
    }
    + [deletion, end].map {
      ScreenExit("alert confirmed", from: $0.walk, by: [.alertButton(0), ok])
    }
    + [failure, deletion, notAdded, notUpdated, notCreated, end, notEnded].map {
      ScreenExit("alert, link to the list", from: $0.walk, by: [.openURL(DeepLink.players.text)])
    }

  private typealias Alert = (walk: Walk, last: Int)

  private static let credentials: Alert = (Walk().then(.tap(ElementID.login)), 0)
  private static let deletion: Alert = (
    .toList.then(.deleteRow(ElementID.players, section: 0, row: 0)), 1
  )
  private static let failure: Alert = (deletion.walk.then(.alertButton(0), failed), 0)
  private static let notAdded: Alert = (
    add.then(.type("New", into: ElementID.name), done, failed), 0
  )
  private static let notUpdated: Alert = (
    textEdit.then(.type("30", into: ElementID.value), done, failed), 0
  )
  private static let notCreated: Alert = (confirm.then(.tap(ElementID.start), failed), 0)
  private static let end: Alert = (gather.then(.tap(ElementID.end)), 1)
  private static let notEnded: Alert = (
    gather.then(.tap(ElementID.end), .alertButton(0), failed), 0
  )

  // MARK: Termination

  private static let ends =
    ([(walk: Walk(), depth: 1)] + places).map {
      ScreenExit("app's end", from: $0.walk, by: [], endsApp: true)
    }

  // MARK: Routes

  private static let loading = Walk().then(Array(Walk.logIn.dropLast()))
  private static let detail = Walk.toList.openDetail
  private static let textEdit = detail.openEdit
  private static let pickEdit = detail.openPickEdit
  private static let add = Walk.toList.then(.tap(ElementID.bottom))
  private static let confirm = Walk.toList.toTeams
  private static let gather = Walk.toList.openGather
  private static let running = gather.then(.tap(ElementID.timerMain))

  private static let done = UserEvent.tap(ElementID.done)
  private static let ok = UserEvent.answer(0, isSuccess: true)
  private static let failed = UserEvent.answer(0, isSuccess: false)
}
