/// The activities view's messages to the presenter.
protocol ActivitiesViewOutput: LoadingViewOutput {
  func selectActivity(at index: Int)
}
