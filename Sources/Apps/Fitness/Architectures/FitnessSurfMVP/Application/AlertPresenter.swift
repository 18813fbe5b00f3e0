final class AlertPresenter: AlertModuleOutput {
  var onConfirmed: (() -> Void)?
}

extension AlertPresenter: AlertViewOutput {
  func choose(_ button: Int) {
    if button == 0 { onConfirmed?() }
  }
}
