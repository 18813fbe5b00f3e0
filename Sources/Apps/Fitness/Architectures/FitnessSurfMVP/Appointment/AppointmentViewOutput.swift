/// The appointment view's messages to the presenter.
protocol AppointmentViewOutput: ModuleViewOutput {
  func bookAgain()
  func askToCancel()
}
