import UserSessions

/// A row of the transition table, as a predicate on the screens before and after an event.
struct TransitionRow: Sendable, CustomStringConvertible {
  let number: Int
  let name: String
  let hasHappened: @Sendable (Step) -> Bool
  var description: String { "row \(number): \(name)" }

  private init(_ number: Int, _ name: String, _ hasHappened: @escaping @Sendable (Step) -> Bool) {
    self.number = number
    self.name = name
    self.hasHappened = hasHappened
  }

  static let all = login + list + player + gather

  private static let login = [
    TransitionRow(2, "credentials missing") { $0.raised("Username and") },
    TransitionRow(3, "login requested") { $0.hasAsked("login") },
    TransitionRow(4, "registration requested") { $0.hasAsked("register") },
    TransitionRow(5, "logged in") { $0.isOK("login") && $0.moved("Login", "PlayerList") },
    TransitionRow(6, "registered") { $0.isOK("register") && $0.moved("Login", "PlayerList") },
    TransitionRow(7, "login failed") {
      $0.isFailure && $0.stayed("Login") && $0.raised("The server could not")
    },
    TransitionRow(8, "remember switched") {
      $0.stayed("Login") && $0.before.flags("remember") != $0.after.flags("remember")
        && $0.before.isBusy == $0.after.isBusy
    },
  ]

  private static let list = [
    TransitionRow(9, "list appears and loads") {
      $0.moved("Login", "PlayerList") && $0.hasAsked("list players")
    },
    TransitionRow(10, "players loaded") { $0.isLoaded && !$0.after.players.isEmpty },
    TransitionRow(11, "no players loaded") { $0.isLoaded && $0.after.isVisible("emptyView") },
    TransitionRow(12, "load failed") {
      $0.isFailure && $0.answered.hasPrefix("list") && $0.raised("The server could not")
    },
    TransitionRow(13, "retry") { $0.tapped("retry") && $0.hasAsked("list players") },
    TransitionRow(14, "select") { $0.tapped("select") && $0.after.texts("select") == ["Cancel"] },
    TransitionRow(15, "cancel") { $0.tapped("select") && $0.after.texts("select") == ["Select"] },
    TransitionRow(16, "details opened") { $0.isTapRow && $0.moved("PlayerList", "PlayerDetail") },
    TransitionRow(17, "row toggled") {
      $0.stayed("PlayerList") && $0.isTapRow && $0.before.players != $0.after.players
    },
    TransitionRow(18, "add opened") { $0.tapped("bottom") && $0.moved("PlayerList", "PlayerAdd") },
    TransitionRow(19, "confirm opened") {
      $0.tapped("bottom") && $0.moved("PlayerList", "ConfirmPlayers")
    },
    TransitionRow(20, "too few selected") {
      $0.tapped("bottom") && $0.isUnchanged && $0.before.texts("bottom") == ["Confirm players"]
        && $0.before.alert.isEmpty
    },
    TransitionRow(21, "deletion confirmation shown") {
      $0.after.alert.contains("Delete") && $0.isNewAlert
    },
    TransitionRow(22, "no deletion in selection mode") {
      if case .deleteRow = $0.event {
        $0.isUnchanged && $0.before.texts("select") == ["Cancel"] && $0.before.alert.isEmpty
      } else {
        false
      }
    },
    TransitionRow(23, "deletion cancelled") {
      $0.chose("Delete player", 1) && $0.after.requestCount == $0.before.requestCount
    },
    TransitionRow(24, "deletion confirmed") {
      $0.chose("Delete player", 0) && $0.hasAsked("delete player")
    },
    TransitionRow(25, "deleted") {
      $0.isOK("delete player") && $0.after.players.count < $0.before.players.count
    },
    TransitionRow(26, "deletion failed") {
      $0.isFailure && $0.answered.hasPrefix("delete") && $0.raised("The server could not")
    },
    TransitionRow(27, "back from list") { $0.isBack && $0.moved("PlayerList", "Login") },
  ]

  private static let player = [
    TransitionRow(32, "text opened") {
      $0.isTapRow && $0.moved("PlayerDetail", "PlayerEdit") && $0.after.isVisible("value")
    },
    TransitionRow(33, "position opened") {
      $0.isTapRow && $0.moved("PlayerDetail", "PlayerEdit") && $0.after.rows("items").count == 6
    },
    TransitionRow(34, "skill opened") {
      $0.isTapRow && $0.moved("PlayerDetail", "PlayerEdit") && $0.after.rows("items").count == 4
    },
    TransitionRow(35, "details, their title and the list updated") {
      $0.isOK("update") && $0.after.screen == "PlayerDetail"
    },
    TransitionRow(36, "back from details") { $0.isBack && $0.moved("PlayerDetail", "PlayerList") },
    TransitionRow(37, "text typed, Done enabled") {
      $0.stayed("PlayerEdit") && $0.isType && !$0.before.isEnabled("done")
        && $0.after.isEnabled("done")
    },
    TransitionRow(38, "picked again") {
      $0.stayed("PlayerEdit") && $0.isTapRow && $0.isUnchanged && $0.before.isTableEnabled("items")
    },
    TransitionRow(39, "picked") {
      $0.stayed("PlayerEdit") && $0.isTapRow && $0.before.rows("items") != $0.after.rows("items")
    },
    TransitionRow(40, "edit sent") { $0.hasAsked("update player") },
    TransitionRow(41, "Done disabled") {
      $0.tapped("done") && $0.stayed("PlayerEdit") && $0.isUnchanged && !$0.before.isEnabled("done")
    },
    TransitionRow(42, "edit saved") { $0.isOK("update") && $0.moved("PlayerEdit", "PlayerDetail") },
    TransitionRow(43, "edit failed") { $0.raised("The player could not be updated") },
    TransitionRow(44, "back from edit with a pending request") {
      $0.isBack && $0.moved("PlayerEdit", "PlayerDetail") && $0.before.isBusy
    },
    TransitionRow(45, "name typed") {
      $0.stayed("PlayerAdd") && $0.isType
        && $0.before.isEnabled("done") != $0.after.isEnabled("done")
    },
    TransitionRow(46, "name sent") { $0.hasAsked("add player") },
    TransitionRow(29, "list notified of the new player") {
      $0.isOK("add player") && $0.hasAsked("list players")
    },
    TransitionRow(47, "added") { $0.isOK("add player") && $0.moved("PlayerAdd", "PlayerList") },
    TransitionRow(48, "add failed") { $0.raised("The player could not be created") },
    TransitionRow(49, "back from add with a pending request") {
      $0.isBack && $0.moved("PlayerAdd", "PlayerList") && $0.before.isBusy
    },
  ]

  private static let gather = [
    TransitionRow(50, "moved") {
      $0.stayed("ConfirmPlayers") && $0.before.rows("teams") != $0.after.rows("teams")
    },
    TransitionRow(51, "match requested") { $0.hasAsked("create gather") },
    TransitionRow(52, "match failed") {
      $0.answered.hasPrefix("create") && $0.raised("The gather could not be created")
    },
    TransitionRow(53, "players sent") { $0.isOK("create") && $0.hasAsked("add to gather") },
    TransitionRow(54, "all added") { $0.isOK("add to") && $0.moved("ConfirmPlayers", "Gather") },
    TransitionRow(55, "some not added") {
      $0.answered.hasPrefix("add to") && $0.raised("The gather could not be created")
    },
    TransitionRow(56, "back from confirm") {
      $0.isBack && $0.moved("ConfirmPlayers", "PlayerList")
    },
    TransitionRow(57, "match begins") {
      $0.moved("ConfirmPlayers", "Gather") && $0.after.texts("timer") == ["10:00"]
    },
    TransitionRow(58, "started") {
      $0.tapped("timerMain") && $0.after.texts("timerMain") == ["Pause"]
    },
    TransitionRow(59, "paused") {
      $0.tapped("timerMain") && $0.after.texts("timerMain") == ["Resume"]
    },
    TransitionRow(60, "no time left") {
      $0.tapped("timerMain") && $0.isUnchanged && $0.before.texts("timer") == ["00:00"]
        && $0.before.isEnabled("timerMain") && $0.before.alert.isEmpty
    },
    TransitionRow(61, "ticked") {
      $0.isWait && $0.before.texts("timer") != $0.after.texts("timer")
        && $0.after.texts("timerMain") == ["Pause"]
    },
    TransitionRow(62, "time ran out") {
      $0.isWait && $0.before.texts("timer") != $0.after.texts("timer")
        && $0.after.texts("timerMain") == ["Start"]
    },
    TransitionRow(63, "picker shown") { $0.tapped("timerSet") && $0.after.isVisible("timePicker") },
    TransitionRow(64, "picker cancelled") {
      $0.tapped("pickerCancel") && $0.before.isVisible("timePicker")
        && !$0.after.isVisible("timePicker")
    },
    TransitionRow(65, "time picked") {
      $0.tapped("pickerDone") && $0.before.isVisible("timePicker")
        && !$0.after.isVisible("timePicker")
    },
    TransitionRow(66, "timer cancelled") { $0.tapped("timerCancel") && !$0.isUnchanged },
    TransitionRow(67, "scored") {
      $0.before.texts("scoreA") != $0.after.texts("scoreA") && $0.stayed("Gather")
    },
    TransitionRow(68, "end confirmation shown") { $0.tapped("end") && $0.isNewAlert },
    TransitionRow(69, "end cancelled") {
      $0.chose("End Gather", 1) && $0.after.requestCount == $0.before.requestCount
    },
    TransitionRow(70, "end confirmed") { $0.chose("End Gather", 0) && $0.hasAsked("end gather") },
    TransitionRow(30, "list notified of the match's end") {
      $0.isOK("end") && $0.after.texts("select") == ["Select"]
    },
    TransitionRow(71, "ended") { $0.isOK("end") && $0.moved("Gather", "PlayerList") },
    TransitionRow(72, "end failed") { $0.raised("The gather could not be ended") },
    TransitionRow(73, "back from match with a running timer") {
      $0.isBack && $0.moved("Gather", "ConfirmPlayers") && $0.before.texts("timerMain") == ["Pause"]
    },
    TransitionRow(74, "alert closed") { $0.chose("Error", 0) && $0.after.alert.isEmpty },
  ]
}

// The predicates that the rows use.
extension Step {
  func moved(_ old: String, _ new: String) -> Bool { before.screen == old && after.screen == new }
  func stayed(_ screen: String) -> Bool { moved(screen, screen) }
  var isUnchanged: Bool { before == after }
  var isNewAlert: Bool { before.alert.isEmpty && !after.alert.isEmpty }
  func raised(_ message: String) -> Bool { isNewAlert && after.alert[1].hasPrefix(message) }
  func tapped(_ name: String) -> Bool { event == .tap(name) }
  func hasAsked(_ request: String) -> Bool { asked.contains { $0.hasPrefix(request) } }
  func isOK(_ request: String) -> Bool {
    if case .answer(_, isSuccess: true) = event { answered.hasPrefix(request) } else { false }
  }
  var isFailure: Bool {
    if case .answer(_, isSuccess: false) = event { true } else { false }
  }
  // A load for a list that has left changes nothing; any other load enables the content.
  var isLoaded: Bool {
    isOK("list") && stayed("PlayerList") && !before.isTableEnabled("players")
      && after.isTableEnabled("players")
  }
  var isBack: Bool {
    switch event {
    case .back, .swipeBack, .backMenu: true
    default: false
    }
  }
  var isTapRow: Bool { if case .tapRow = event { true } else { false } }
  var isType: Bool { if case .type = event { true } else { false } }
  var isWait: Bool { if case .wait = event { true } else { false } }
  func chose(_ alert: String, _ button: Int) -> Bool {
    event == .alertButton(button) && before.alert.first?.hasPrefix(alert) == true
  }
}
