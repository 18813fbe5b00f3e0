import ComparedApps
import FootballGather
import FootballGatherUI
import UserSessions

// Every exit path of the app's screens and alerts, from every screen that has it.
extension FootballGatherModel {
  /// All exit paths, grouped by kind.
  package static let exits = Exits.all
}

private enum Exits {
  static let all =
    backs + menus + saved + [logOut] + links + busy + alerts + ends

  private typealias Place = (walk: Walk, depth: Int)

  /// The screens above the login, each with the shortest session that leads there.
  private static let places: [Place] = [
    (.toList, 2), (detail, 3), (textEdit, 4), (pickEdit, 4), (add, 3), (confirm, 3), (gather, 4),
  ]

  // MARK: Going back

  private static let backs =
    places.map { exit("back button", from: $0.walk, by: [.back]) }
    + places.map { exit("swipe", from: $0.walk, by: [.swipeBack(isFinished: true)]) }
    + places.map {
      exit(
        "cancelled swipe", from: $0.walk, by: [.swipeBack(isFinished: false)], leaves: false)
    }
    + [exit("back, time running", from: running, by: [.back])]

  private static let menus = (1...3).flatMap { levels in
    places.filter { $0.depth > levels }.map { place in
      exit(
        "back menu, \(levels) \(levels == 1 ? "level" : "levels")", from: place.walk,
        by: [.backMenu(depth: place.depth - 1 - levels)])
    }
  }

  // MARK: Removal by the app

  private static let saved = [
    exit("saved", from: textEdit, by: [.type("30", into: ElementID.value), done, ok]),
    exit(
      "saved", from: pickEdit, by: [.tapRow(ElementID.items, section: 0, row: 2), done, ok]),
    // The second answer is for the list, which reloads the players.
    exit("saved", from: add, by: [.type("New", into: ElementID.name), done, ok, ok]),
    exit(
      "gather ended", from: gather, by: [.tap(ElementID.end), .alertButton(0), ok]),
    exit(
      "gather ended, time running", from: running, by: [.tap(ElementID.end), .alertButton(0), ok]),
  ]

  private static let logOut = exit("log-out", from: .toList, by: [.tap(ElementID.logOut)])

  private static let links =
    upper.map {
      exit("link to the list", from: $0.walk, by: [.openURL(DeepLink.players.text)])
    }
    + upper.map { exit("link elsewhere", from: $0.walk, by: [.openURL(elsewhere)]) }
    + upper.map {
      exit("notification elsewhere", from: $0.walk, by: [.notification(elsewhere)])
    }

  /// The screens above the list; a link never removes the list itself.
  private static let upper = places.dropFirst()
  private static let elsewhere = DeepLink.player(id: 2).text

  // MARK: With a pending request

  private static let busy = [
    exit("back before the answer", from: loading, by: [.back]),
    exit(
      "back before the answer", from: textEdit.then(.type("30", into: ElementID.value), done),
      by: [.back]),
    exit(
      "back before the answer", from: add.then(.type("New", into: ElementID.name), done),
      by: [.back]),
    exit(
      "back before the answer", from: confirm.then(.tap(ElementID.start)), by: [.back]),
    exit(
      "back before the answer", from: gather.then(.tap(ElementID.end), .alertButton(0)),
      by: [.back]),
  ]

  // MARK: Alerts

  private static let alerts =
    [credentials, failure, deletion, notAdded, notUpdated, notCreated, end, notEnded].map { walk in
      exit("alert dismissed", from: walk.walk, by: [.alertButton(walk.last)])
    }
    + [deletion, end].map {
      exit("alert confirmed", from: $0.walk, by: [.alertButton(0), ok])
    }
    + [failure, deletion, notAdded, notUpdated, notCreated, end, notEnded].map {
      exit("alert, link to the list", from: $0.walk, by: [.openURL(DeepLink.players.text)])
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
      exit("app's end", from: $0.walk, by: [], endsApp: true)
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

  /// Creates the exit path of a screen: `approach` leads to the screen, and `events` leave it.
  private static func exit(
    _ kind: String, from approach: Walk, by events: [UserEvent], leaves: Bool = true,
    endsApp: Bool = false
  ) -> ExitPath<FootballGatherModel> {
    let before = FootballGatherModel(start: Walk.start).after(approach.events)
    return ExitPath(
      kind, of: before.node.rawValue, after: approach.session, by: events, leaves: leaves,
      then: endsApp ? [] : steps(after: before.after(events)))
  }

  /// Answers requests, lets time pass, opens another screen, goes back to the list and logs out.
  private static func steps(
    after model: FootballGatherModel
  ) -> [ExitPath<FootballGatherModel>.Step] {
    var model = model
    var steps: [ExitPath<FootballGatherModel>.Step] = []
    func add(_ name: String, _ events: [UserEvent]) {
      guard !events.isEmpty else { return }
      steps.append(.init(name: name, events: events))
      model = model.after(events)
    }
    add(
      "the answer", model.server.requests.map { _ in .answer(0, isSuccess: true) })
    add("an hour", [.wait(seconds: 3600)])
    add("the next push", model.wayForward)
    add("the next back", model.depth > 1 ? [.back] : [])
    add("the second back", model.depth > 2 ? [.back] : [])
    add("log-out", model.depth == 2 ? [.tap(ElementID.logOut)] : [])
    return steps
  }
}
