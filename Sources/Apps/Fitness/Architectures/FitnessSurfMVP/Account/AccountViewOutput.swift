/// The account view's messages to the presenter.
protocol AccountViewOutput: ModuleViewOutput {
  func selectRow(at index: Int)
  func logIn()
  func logOut()
  func tryAgain()
}
