/// The messages that a view that loads its content sends to its presenter.
protocol LoadingViewOutput: ModuleViewOutput {
  func loadAtFirst()
  func retry()
}
