/// The appointments view's messages to the presenter.
protocol AppointmentsViewOutput: LoadingViewOutput {
  func chooseScope(at index: Int)
  func selectAppointment(at index: Int)
  func cancelAppointment(at index: Int)
  func close()
}
