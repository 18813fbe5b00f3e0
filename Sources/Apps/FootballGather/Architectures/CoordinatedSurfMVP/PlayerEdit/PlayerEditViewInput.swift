/// The presenter's commands to the edit view.
protocol PlayerEditViewInput: AnyObject {
  func configure(with model: PlayerEditModel)
  func selectItem(at index: Int)
  func setDoneEnabled(_ isEnabled: Bool)
  func setBusy(_ isBusy: Bool)
}
