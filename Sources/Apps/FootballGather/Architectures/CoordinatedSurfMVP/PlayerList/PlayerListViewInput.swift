/// The presenter's commands to the player list view.
protocol PlayerListViewInput: AnyObject {
  func configure(with mode: PlayerListModeModel)
  func configure(with rows: [PlayerListRowModel])
  func update(_ row: PlayerListRowModel, at index: Int)
  func removeRow(at index: Int)
  func setSelectEnabled(_ isEnabled: Bool)
  func setEmptyStateVisible(_ isVisible: Bool)
  func setContentEnabled(_ isEnabled: Bool)
  func setBusy(_ isBusy: Bool)
}
