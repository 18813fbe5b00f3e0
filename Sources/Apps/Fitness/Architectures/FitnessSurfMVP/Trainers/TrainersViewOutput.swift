/// The trainers view's messages to the presenter.
protocol TrainersViewOutput: LoadingViewOutput {
  func selectTrainer(at index: Int)
}
