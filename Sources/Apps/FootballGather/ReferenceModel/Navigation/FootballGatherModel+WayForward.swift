import FootballGather
import FootballGatherUI
import UserSessions

extension FootballGatherModel {
  /// The events that open another screen from here; empty if there are none.
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

  /// The events that complete the screen's task, to test screens that were opened in unusual ways.
  package var wayOn: [UserEvent] {
    let ok = UserEvent.answer(0, isSuccess: true)
    switch upper {
    case _ where list == nil: return wayForward
    case .detail(_, let edit?):
      let change: UserEvent =
        edit.field.isPickList
        ? .tapRow(ElementID.items, section: 0, row: edit.picked == 0 ? 1 : 0)
        : .type(edit.text == "31" ? "32" : "31", into: ElementID.value)
      return edit.isBusy ? [ok] : [change, .tap(ElementID.done), ok]
    case .add(let add):
      if add.isBusy { return [ok, ok] }
      return [.type("New", into: ElementID.name), .tap(ElementID.done), ok, ok]
    case .confirm(let confirm, nil) where !confirm.canStart && !confirm.isBusy:
      return [
        .moveRow(ElementID.teams, from: .init(section: 0, row: 0), to: .init(section: 1, row: 0)),
        .moveRow(ElementID.teams, from: .init(section: 0, row: 0), to: .init(section: 2, row: 0)),
      ]
        + wayForward
    case .confirm(_, let gather?):
      return gather.isBusy ? [ok] : [.tap(ElementID.end), .alertButton(0), ok]
    default: return wayForward
    }
  }
}
