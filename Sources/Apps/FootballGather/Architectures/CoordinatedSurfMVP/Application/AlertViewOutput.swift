/// The alert view's messages to the presenter.
protocol AlertViewOutput: AnyObject {
  func confirm()
}
