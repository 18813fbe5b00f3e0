final class TakenAlertPresenter: TakenAlertModuleOutput {
  var onChooseAnother: (() -> Void)?
}

extension TakenAlertPresenter: AlertViewOutput {
  func choose(_ button: Int) {
    if button == 0 { onChooseAnother?() }
  }
}
