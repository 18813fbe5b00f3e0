/// The presenter's commands to a view that shows whether its content is loaded.
protocol LoadingViewInput: AnyObject {
  func showStatus(_ text: String, canRetry: Bool)
}
