/// Whether players are looked at or selected for a gather, and what the buttons say.
enum PlayerListViewState {
  case list, selection

  var isSelecting: Bool { self == .selection }

  var toggled: PlayerListViewState { isSelecting ? .list : .selection }

  var barButtonTitle: String { isSelecting ? "Cancel" : "Select" }

  var bottomButtonTitle: String { isSelecting ? "Confirm players" : "Add player" }
}
