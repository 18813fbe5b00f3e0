import FootballGather
import FootballGatherUI
import UserSessions

// A user's options in each state. The weights lead sessions deep into the app. Events that must
// change nothing (touches on disabled controls or covered screens, and wrong links) are also
// proposed, with the habit `fumble`. Constant candidates are in tables: proposing is the most
// expensive part of a session.
extension FootballGatherModel {
  package func candidates() -> [Candidate] {
    var all: [Candidate] = []
    all.reserveCapacity(64)
    addSurroundings(to: &all)
    if let alert {
      addAlert(alert, to: &all)
      return all
    }
    addTopScreen(to: &all)
    addBack(to: &all)
    return all
  }

  // Every subject would dismiss the alert once per link, and UIKit refuses the second dismissal.
  package func allows(_ event: UserEvent) -> Bool {
    if case .openURLs = event { alert == nil } else { true }
  }

  // Covers 42 turns, because occasional candidates repeat every six turns, and the fields and wrong
  // links every seven.
  package var possibleEvents: [UserEvent] {
    var all: Set<UserEvent> = []
    var model = self
    for turn in 0..<42 {
      model.turn = turn
      for candidate in model.candidates() { all.insert(candidate.event) }
    }
    return Array(all)
  }

  private func addTopScreen(to all: inout [Candidate]) {
    switch upper {
    case _ where list == nil: login.addCandidates(to: &all, turn)
    case .nothing: list?.addCandidates(to: &all, turn)
    case .detail(_, let edit?): edit.addCandidates(to: &all, turn)
    case .detail: PlayerDetailState.addCandidates(to: &all)
    case .add(let add): add.addCandidates(to: &all)
    case .confirm(_, let gather?): gather.addCandidates(to: &all)
    case .confirm(let confirm, nil): confirm.addCandidates(to: &all, turn)
    }
  }

  // MARK: Answers, the system, time

  private func addSurroundings(to all: inout [Candidate]) {
    addAnswers(to: &all)
    all += Self.always
    addLinks(to: &all)
  }

  /// Proposes answers, mostly to the oldest request.
  private func addAnswers(to all: inout [Candidate]) {
    let waiting = server.requests.count
    all.append(Candidate(.answer(waiting, isSuccess: true), .fumble))
    guard waiting > 0 else { return }
    all.append(Candidate(.answer(0, isSuccess: true), .serve, weight: 6))
    all.append(Candidate(.answer(0, isSuccess: false), .fail, weight: 4))
    guard waiting > 1 else { return }
    let other = 1 + turn % (waiting - 1)
    all.append(Candidate(.answer(other, isSuccess: true), .serve, weight: 3))
    all.append(Candidate(.answer(other, isSuccess: false), .fail, weight: 2))
  }

  private static let always = [
    Candidate(.background, .system),
    Candidate(.interruption, .system),
    Candidate(.memoryWarning, .system),
    Candidate(.wait(seconds: 1), .wait),
    // The user puts the phone aside for longer than a match lasts.
    Candidate(.wait(seconds: 700), .system),
    Candidate(.tap("nothing"), .fumble),
    Candidate(.alertButton(-1), .fumble),
  ]

  // MARK: Links

  /// Proposes a fixed link, a link to a player and a link to a field.
  ///
  /// The turn determines the player, the field, and whether a link or a notification is used, so
  /// that all of these are proposed over time.
  private func addLinks(to all: inout [Candidate]) {
    let fixed = Self.links[turn % Self.links.count]
    all.append(Candidate(.openURL(fixed), .external, weight: 2))
    all.append(Candidate(.notification(fixed), .external))
    let player = DeepLink.player(id: linkedPlayer).text
    let field = PlayerField.allCases[turn % PlayerField.allCases.count]
    let edit = DeepLink.edit(id: linkedPlayer, field: field).text
    let areSwapped = turn & 4 != 0
    all.append(Candidate(.openURL(areSwapped ? edit : player), .external))
    all.append(Candidate(.notification(areSwapped ? player : edit), .external))
    let twice = (Self.links + [player, edit])[turn % (Self.links.count + 2)]
    let linkTwice = UserEvent.openURLs([twice, twice])
    if allows(linkTwice) { all.append(Candidate(linkTwice, .external)) }
    all.append(Candidate(.openURL(Self.wrongLinks[turn % Self.wrongLinks.count]), .fumble))
  }

  /// The player whose details are open, on every other turn; otherwise any player.
  private var linkedPlayer: Player.ID {
    if turn & 1 == 0, case .detail(let detail, _) = upper { return detail.player.id }
    if let rows = list?.rows, !rows.isEmpty { return rows[turn / 2 % rows.count].player.id }
    let stored = server.players
    return stored.isEmpty ? 1 : stored[turn / 2 % stored.count].id
  }

  private static let links = ["navbench://players", "navbench://add", "navbench://gather"]
  private static let wrongLinks = [
    "navbench://players/999", "navbench://", "navbench://players/x",
    "navbench://players/999/edit/name",
    "navbench://players/10/edit/shoe", "other://add", "navbench://players/10/edit",
  ]

  // MARK: Alerts and going back

  private func addAlert(_ alert: AlertState, to all: inout [Candidate]) {
    all += Self.alertButtons
    if alert.buttonCount > 1 { all.append(Candidate(.alertButton(1), .decide, weight: 2)) }
  }

  private static let alertButtons = [
    Candidate(.alertButton(0), .decide, weight: 3),
    Candidate(.alertButton(0), .explore, weight: 3),
    Candidate(.alertButton(2), .fumble),
    Candidate(.back, .fumble),
    Candidate(.swipeBack(isFinished: true), .fumble),
    Candidate(.backMenu(depth: 0), .fumble),
    Candidate(.tap(ElementID.done), .fumble),
    Candidate(.tap(ElementID.logOut), .fumble),
    Candidate(.tap(ElementID.login), .fumble),
    Candidate(.tap(ElementID.end), .fumble),
  ]

  // A match takes a dozen steps; if a user could leave at every step, hardly any match would be
  // played. Screens with many steps therefore propose going back only occasionally.
  private func addBack(to all: inout [Candidate]) {
    all += Self.backFumbles
    all.append(Candidate(.tapDuringSwipe(mainControl, isFinished: false), .hesitate))
    let depth = depth
    all.append(Candidate(.backMenu(depth: depth - 1), .fumble))
    guard depth > 1 else {
      all.append(Candidate(.back, .fumble))
      all.append(Candidate(.swipeBack(isFinished: true), .fumble))
      return
    }
    guard turn % patience == 0 else { return }
    all.append(Candidate(.back, .goBack, weight: 3))
    all.append(Candidate(.swipeBack(isFinished: true), .goBack, weight: 2))
    all.append(Candidate(.tapDuringSwipe(mainControl, isFinished: true), .goBack))
    for ancestor in 0..<depth - 1 { all.append(Candidate(.backMenu(depth: ancestor), .goBack)) }
    if depth == 2 { all.append(Candidate(.tap(ElementID.logOut), .goBack)) }
  }

  private static let backFumbles = [
    Candidate(.swipeBack(isFinished: false), .hesitate),
    Candidate(.backMenu(depth: -1), .fumble),
  ]

  /// The control that would open the next screen if it were not covered.
  private var mainControl: String {
    switch place {
    case .login: ElementID.login
    case .list, .detail: ElementID.bottom
    case .edit, .add: ElementID.done
    case .confirm: ElementID.start
    case .gather: ElementID.end
    }
  }

  private var patience: Int {
    switch place {
    case .login, .detail: 1
    case .edit, .add: 2
    case .list: 4
    case .confirm: 5
    case .gather: 6
    }
  }
}
