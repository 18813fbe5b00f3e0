/// The presenter's commands to the add view.
protocol PlayerAddViewInput: AnyObject {
  func setDoneEnabled(_ isEnabled: Bool)
  func setBusy(_ isBusy: Bool)
}
