/// The mode of the list, viewing or selecting, and the titles of its buttons.
enum PlayerListViewState {
  case list, selection

  var isSelecting: Bool { self == .selection }

  var toggled: PlayerListViewState { isSelecting ? .list : .selection }

  var barButtonTitle: String { isSelecting ? "Cancel" : "Select" }

  var bottomButtonTitle: String { isSelecting ? "Confirm players" : "Add player" }
}
