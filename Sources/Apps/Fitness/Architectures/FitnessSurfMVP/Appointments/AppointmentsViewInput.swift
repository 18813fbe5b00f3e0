/// The presenter's commands to the appointments view.
protocol AppointmentsViewInput: LoadingViewInput {
  func configure(with rows: [RowModel])
  func showScope(at index: Int, isVisible: Bool)
  func setBusy(_ isBusy: Bool)
}
