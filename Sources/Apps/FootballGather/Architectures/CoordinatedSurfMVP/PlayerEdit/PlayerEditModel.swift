import FootballGather

/// The title of the edit screen, and its text or pick list.
struct PlayerEditModel {
  enum Kind {
    case text(String)
    case pickList([String], selected: Int?)
  }

  let title: String
  let kind: Kind

  init(_ field: PlayerField, of player: Player) {
    title = field.title
    kind =
      field.isPickList
      ? .pickList(field.items, selected: field.selectedItem(of: player))
      : .text(field.shownValue(of: player))
  }
}
