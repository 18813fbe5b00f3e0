final class BookedAlertPresenter: BookedAlertModuleOutput {
  var onAppointments: (() -> Void)?
}

extension BookedAlertPresenter: AlertViewOutput {
  func choose(_ button: Int) {
    if button == 0 { onAppointments?() }
  }
}
