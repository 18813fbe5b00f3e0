/// The titles and state of the player list's controls in its current mode.
struct PlayerListModeModel {
  let title: String
  let selectTitle: String
  let bottomTitle: String
  let isBottomEnabled: Bool
  let canDelete: Bool

  init(_ list: PlayerListModel) {
    title = list.selectedCount > 0 ? "\(list.selectedCount) selected" : "Players"
    selectTitle = list.isSelecting ? "Cancel" : "Select"
    bottomTitle = list.isSelecting ? "Confirm players" : "Add player"
    isBottomEnabled = !list.isSelecting || list.canConfirm
    canDelete = !list.isSelecting
  }
}
