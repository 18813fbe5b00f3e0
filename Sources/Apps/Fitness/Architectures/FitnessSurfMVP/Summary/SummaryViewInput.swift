/// The presenter's commands to the summary view.
protocol SummaryViewInput: AnyObject {
  func configure(with rows: [RowModel])
  func setNoteTitle(_ title: String)
  func setBusy(_ isBusy: Bool)
}
