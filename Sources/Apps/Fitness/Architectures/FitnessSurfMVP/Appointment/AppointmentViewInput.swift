/// The presenter's commands to the appointment view.
protocol AppointmentViewInput: AnyObject {
  func configure(with rows: [RowModel])
  func setAgainEnabled(_ isEnabled: Bool)
  func setBusy(_ isBusy: Bool)
}
