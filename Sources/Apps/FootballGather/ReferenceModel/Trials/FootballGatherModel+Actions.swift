import ComparedApps
import FootballGatherUI
import UserSessions

extension FootballGatherModel {
  /// Actions that lead to another screen.
  package static let actions = [
    action("open detail", from: .toList) { $0.openDetail },
    action("open edit", from: .toList.openDetail) { $0.openEdit },
    action(
      "save edit", from: .toList.openDetail.openEdit.then(.type("27", into: ElementID.value))
    ) { $0.then(.tap(ElementID.done), .answer(0, isSuccess: true)) },
    action("open add", from: .toList) { $0.then(.tap(ElementID.bottom)) },
    action(
      "save new player",
      from: .toList.then(.tap(ElementID.bottom), .type("New", into: ElementID.name))
    ) {
      $0.then(
        .tap(ElementID.done), .answer(0, isSuccess: true), .answer(0, isSuccess: true))
    },
    action("confirm players", from: .toList.toChosenPlayers) {
      $0.then(.tap(ElementID.bottom))
    },
    action("open gather", from: .toList.toTeams) { $0.startGather },
    action("end gather", from: .toList.openGather.then(.tap(ElementID.end))) {
      $0.then(.alertButton(0), .answer(0, isSuccess: true))
    },
    action("back", from: .toList.openDetail) { $0.back },
    action("link to a player", from: .toList) { $0.openPlayerLink },
    action("log out", from: .toList) { $0.then(.tap(ElementID.logOut)) },
  ]

  private static func action(
    _ name: String, from approach: Walk, _ body: (Walk) -> Walk
  ) -> UserAction<FootballGatherModel> {
    UserAction(name, after: approach.session, events: body(Walk()).events)
  }

  /// Direct routes to all seven shapes of the navigation stack.
  package static let directRoutes = [
    Walk.toList.openDetail.openEdit, .toList.then(.tap(ElementID.bottom)), .toList.openGather,
  ].map(\.session)
}
