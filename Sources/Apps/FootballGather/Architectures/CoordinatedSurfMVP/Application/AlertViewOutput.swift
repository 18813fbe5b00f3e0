/// What an alert tells the presenter.
protocol AlertViewOutput: AnyObject {
  func confirm()
}
