/// The activities' messages to the presenter.
protocol ActivitiesViewOutput: LoadingViewOutput {
  func selectActivity(at index: Int)
}
