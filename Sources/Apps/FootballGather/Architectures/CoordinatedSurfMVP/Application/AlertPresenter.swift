final class AlertPresenter: AlertModuleOutput {
  var onConfirmed: (() -> Void)?
}

extension AlertPresenter: AlertViewOutput {
  func confirm() {
    onConfirmed?()
  }
}
