/// The messages to the presenter of a view that loads its content.
protocol LoadingViewOutput: ModuleViewOutput {
  func loadAtFirst()
  func retry()
}
