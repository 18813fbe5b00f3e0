import ComparedApps
import FootballGatherUI
import UserSessions

extension FootballGatherModel {
  /// Actions that return to their starting point.
  package static let cycles = [
    cycle("detail, back", .toList) { walk, _ in walk.openDetail.back },
    // The age is different each time, because an unchanged age is not sent.
    cycle("edit, save", .toList.openDetail) { $0.saveEdit(20 + $1) },
    cycle("edit, back", .toList.openDetail) { walk, _ in walk.openEdit.back },
    cycle("detail, edit, jump to list", .toList) { walk, _ in
      walk.openDetail.openEdit.jump(to: 1)
    },
    cycle("add a player", .toList, addsContent: true) { walk, _ in walk.addPlayer },
    cycle("gather, finish", .toList) { walk, _ in walk.finishGather },
    cycle("gather, back, back", .toList) { walk, _ in
      walk.openGather.back.back.leaveSelection
    },
    cycle("gather, timer started, back, back", .toList) { walk, _ in
      walk.openGather.then(.tap(ElementID.timerMain)).back.back.leaveSelection
    },
    cycle("link to a player, back", .toList) { walk, _ in walk.openPlayerLink.back },
    cycle("log out, log in", .toList) { walk, _ in walk.logOutAndIn },
  ]

  private static func cycle(
    _ name: String, _ approach: Walk, addsContent: Bool = false,
    _ body: @escaping @Sendable (_ walk: Walk, _ repetition: Int) -> Walk
  ) -> RepeatedCycle<FootballGatherModel> {
    RepeatedCycle(name, after: approach.session, addsContent: addsContent) {
      body(Walk(), $0).events
    }
  }
}
