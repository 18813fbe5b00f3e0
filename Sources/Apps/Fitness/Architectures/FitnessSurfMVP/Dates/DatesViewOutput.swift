/// The dates view's messages to the presenter.
protocol DatesViewOutput: LoadingViewOutput {
  func selectSlot(at index: Int, on day: Int)
}
