final class OfflineAlertPresenter: OfflineAlertModuleOutput {
  var onTryAgain: (() -> Void)?
}

extension OfflineAlertPresenter: AlertViewOutput {
  func choose(_ button: Int) {
    if button == 0 { onTryAgain?() }
  }
}
