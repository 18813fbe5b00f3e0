/// The state of the list's title and buttons.
struct PlayerListViewState {
  let isSelecting: Bool
  let selectedCount: Int
  let canSelect: Bool

  /// A gather needs a player on each side.
  static let fewestPlayers = 2

  var title: String { selectedCount == 0 ? "Players" : "\(selectedCount) selected" }
  var selectTitle: String { isSelecting ? "Cancel" : "Select" }
  var bottomTitle: String { isSelecting ? "Confirm players" : "Add player" }
  var isBottomEnabled: Bool { !isSelecting || selectedCount >= Self.fewestPlayers }
}
