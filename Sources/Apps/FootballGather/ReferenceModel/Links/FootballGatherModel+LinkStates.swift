import ComparedApps
import FootballGather
import FootballGatherUI
import UserSessions

// Every screen and alert that the app can show, with and without a pending request; a test compares
// them with the nodes of the navigation graph.
package enum LinkStates {
  /// All states, starting with those in which the app is not running.
  package static let all = cold + unknown + lists + players + gathers + transitions

  private static let cold =
    cold("guest", start: Walk.start, then: Walk.logIn)
    + cold("guest whose log-in fails first", start: Walk.start, then: failedLogIn + dismissed)
    + cold("signed in", start: signedIn(Walk.start.players), then: [ok])
    + cold("signed in, one player", start: signedIn(onePlayer), then: [ok])
    + cold("signed in, no players", start: signedIn([]), then: [ok])
    + cold(
      "signed in, offline first", start: signedIn(Walk.start.players),
      then: [failed, .alertButton(0), .back] + Walk.logIn)
    + cold(
      "signed in, back before the players are known", start: signedIn(Walk.start.players),
      then: [.back, ok] + Walk.logIn)

  /// The app is running, but the players are not known yet: links are parked.
  private static let unknown =
    warm("log-in", Walk(), then: Walk.logIn)
    + warm("log-in under way", Walk().then(typed + [logIn]), then: [ok, ok])
    + warm("credentials missing", Walk().then(logIn), then: [.alertButton(0)] + Walk.logIn)
    + warm("log-in failed", Walk().then(failedLogIn), then: dismissed)
    + warm("another link waits", Walk().then(.openURL(other)), then: Walk.logIn)
    + warm("list loading", loading, then: [ok])
    + warm("list failed", loading.then(failed), then: [.alertButton(0), .back] + again)
    + warm(
      "list failed, alert closed", loading.then(failed, .alertButton(0)), then: [.back] + again)
    + warm("logged out", .toList.then(.tap(ElementID.logOut)), then: again)

  private static let lists =
    warm("list", .toList) + warm("choosing players", .toList.toChosenPlayers)
    + warm("list of one", .toList, start: .init(players: onePlayer))
    + warm("empty list", .toList, start: .init())
    + warm("list reloading", saving.then(ok)) + warm("reload failed", saving.then(ok, failed))
    + warm("confirm deletion", deletion) + warm("deleting", deletion.then(.alertButton(0)))
    + warm("deletion failed", deletion.then(.alertButton(0), failed))
    + warm("add", adding) + warm("adding", saving) + warm("player not added", saving.then(failed))

  private static let players =
    warm("detail", .toList.openDetail) + warm("text edit", editing)
    + warm("text edit, saving", editing.then(done))
    + warm("player not updated", editing.then(done, failed))
    + warm("pick edit", picking) + warm("pick edit, saving", picking.then(done))

  private static let gathers =
    warm("confirm", .toList.toTeams)
    + warm("creating gather", .toList.toTeams.then(.tap(ElementID.start)))
    + warm("gather not created", .toList.toTeams.then(.tap(ElementID.start), failed))
    + warm("gather", .toList.openGather)
    + warm("gather, time running", .toList.openGather.then(.tap(ElementID.timerMain)))
    + warm("gather, setting the time", .toList.openGather.then(.tap(ElementID.timerSet)))
    + warm("confirm end", ending) + warm("ending gather", ending.then(.alertButton(0)))
    + warm("gather not ended", ending.then(.alertButton(0), failed))

  /// A link arrives during a transition started in the same turn: any screen that is leaving is
  /// still alive.
  private static let transitions =
    warm("push under way", .toList, after: .link(other))
    + warm("detail leaving", .toList.openDetail, after: .link(DeepLink.players.text))
    + warm("detail and text edit leaving", editing, after: .link(DeepLink.players.text))
    + warm("text edit leaving", editing, after: .link(DeepLink.player(id: 1).text))
    + warm("detail being replaced", .toList.openDetail, after: .link(other))
    + warm("list leaving by log-out", .toList, after: .tap(ElementID.logOut), then: again)
    + warm("list leaving by the back button", .toList, after: .back, then: again)
    + warm("add leaving", adding, after: .link(DeepLink.players.text))
    + warm("confirm leaving", .toList.toTeams, after: .link(DeepLink.players.text))
    + warm("gather leaving", .toList.openGather, after: .link(DeepLink.players.text))

  // MARK: Parts

  /// A link that is not in the matrix.
  private static let other = DeepLink.player(id: 3).text

  private static let ok = UserEvent.answer(0, isSuccess: true)
  private static let failed = UserEvent.answer(0, isSuccess: false)
  private static let done = UserEvent.tap(ElementID.done)
  private static let logIn = UserEvent.tap(ElementID.login)
  private static let typed = Array(Walk.logIn.prefix(2))
  private static let failedLogIn = typed + [logIn, failed]
  /// Logs in again; the typed text is still there.
  private static let again = [logIn, ok, ok]
  private static let dismissed = [.alertButton(0)] + again

  private static let loading = Walk().then(typed + [logIn, ok])
  private static let deletion = Walk.toList.then(
    .deleteRow(ElementID.players, section: 0, row: 0))
  private static let adding = Walk.toList.then(
    .tap(ElementID.bottom), .type("New", into: ElementID.name))
  private static let saving = adding.then(done)
  private static let editing = Walk.toList.openDetail.openEdit.then(
    .type("30", into: ElementID.value))
  private static let picking = Walk.toList.openDetail.openPickEdit.then(
    .tapRow(ElementID.items, section: 0, row: 2))
  private static let ending = Walk.toList.openGather.then(.tap(ElementID.end))

  private static let onePlayer = Array(Walk.start.players.prefix(1))

  private static func signedIn(_ players: [Player]) -> FootballGatherModel.Start {
    .init(players: players, token: "a")
  }

  private typealias State = LinkState<FootballGatherModel>

  private static func cold(
    _ name: String, start: FootballGatherModel.Start, then afterwards: [UserEvent]
  ) -> [LinkState<FootballGatherModel>] { State.cold(name, start: start, then: afterwards) }

  private static func warm(
    _ name: String, _ walk: Walk, start: FootballGatherModel.Start = Walk.start,
    after earlier: LinkState<FootballGatherModel>.Earlier? = nil,
    then afterwards: [UserEvent] = []
  ) -> [LinkState<FootballGatherModel>] {
    State.warm(name, walk.session(from: start), after: earlier, then: afterwards)
  }
}
