/// The trainer view's messages to the presenter.
protocol TrainerViewOutput: LoadingViewOutput {
  func book()
  func showSimilar()
}
