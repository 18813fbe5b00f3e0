/// The alert view's messages to the presenter.
protocol AlertViewOutput: AnyObject {
  /// Called with the position of the button that the user has tapped, after the alert has closed.
  func choose(_ button: Int)
}
