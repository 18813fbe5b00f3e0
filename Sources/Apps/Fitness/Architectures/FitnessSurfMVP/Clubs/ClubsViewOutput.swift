/// The clubs view's messages to the presenter.
protocol ClubsViewOutput: ModuleViewOutput {
  func selectClub(at index: Int)
}
