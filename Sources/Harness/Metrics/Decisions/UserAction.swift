import BenchmarkKit
import FootballGatherReference
import FootballGatherUI
import UserSessions

/// A user action that leads to another screen.
struct UserAction: Sendable {
  let name: String
  /// The events that lead to the starting point of the action.
  let approach: Walk
  /// The events of the action, including the server responses it waits for.
  let events: [UserEvent]

  private init(_ name: String, from approach: Walk, _ body: (Walk) -> Walk) {
    self.name = name
    self.approach = approach
    events = Array(body(approach).events.dropFirst(approach.events.count))
  }

  static let all: [UserAction] = [
    UserAction("open detail", from: .toList) { $0.openDetail },
    UserAction("open edit", from: .toList.openDetail) { $0.openEdit },
    UserAction(
      "save edit", from: .toList.openDetail.openEdit.then(.type("27", into: ElementID.value))
    ) { $0.then(.tap(ElementID.done), .answer(0, isSuccess: true)) },
    UserAction("open add", from: .toList) { $0.then(.tap(ElementID.bottom)) },
    UserAction(
      "save new player",
      from: .toList.then(.tap(ElementID.bottom), .type("New", into: ElementID.name))
    ) {
      $0.then(
        .tap(ElementID.done), .answer(0, isSuccess: true), .answer(0, isSuccess: true))
    },
    UserAction("confirm players", from: .toList.toChosenPlayers) {
      $0.then(.tap(ElementID.bottom))
    },
    UserAction("open gather", from: .toList.toTeams) { $0.startGather },
    UserAction("end gather", from: .toList.openGather.then(.tap(ElementID.end))) {
      $0.then(.alertButton(0), .answer(0, isSuccess: true))
    },
    UserAction("back", from: .toList.openDetail) { $0.back },
    UserAction("link to a player", from: .toList) { $0.openPlayerLink },
    UserAction("log out", from: .toList) { $0.then(.tap(ElementID.logOut)) },
  ]
}
