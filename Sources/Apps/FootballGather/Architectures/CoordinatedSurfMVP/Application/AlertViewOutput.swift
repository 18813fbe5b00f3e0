/// The alert's messages to the presenter.
protocol AlertViewOutput: AnyObject {
  func confirm()
}
