/// The summary view's messages to the presenter.
protocol SummaryViewOutput: ModuleViewOutput {
  func editNote()
  func confirm()
  func leave()
}
