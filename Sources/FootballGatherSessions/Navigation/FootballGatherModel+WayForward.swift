import FootballGatherUI
import UserSessions

extension FootballGatherModel {
  /// How the user opens another screen from here, if any can be opened.
  var wayForward: [UserEvent] {
    switch place {
    case .login: Array(Walk.logIn.suffix(3))
    case .list:
      (list?.isSelecting == true ? [.tap(ElementID.select)] : [])
        + [.tapRow(ElementID.players, section: 0, row: 0)]
    case .detail: [.tapRow(ElementID.details, section: 0, row: 0)]
    case .confirm: Walk().startGather.events
    case .edit, .add, .gather: []
    }
  }
}
