/// The trainers' messages to the presenter.
protocol TrainersViewOutput: LoadingViewOutput {
  func selectTrainer(at index: Int)
}
