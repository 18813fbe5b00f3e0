import FitnessAppointments

final class MenuAlertPresenter: MenuAlertModuleOutput {
  var onAppointments: (() -> Void)?
  var onLogIn: (() -> Void)?
  var onLogOut: (() -> Void)?
  var onTryAgain: (() -> Void)?

  // The identity when the menu was shown, which determines its buttons.
  private let identity: Identity

  init(identity: Identity) {
    self.identity = identity
  }
}

extension MenuAlertPresenter: AlertViewOutput {
  func choose(_ button: Int) {
    switch (identity, button) {
    case (.offline, 0): onTryAgain?()
    case (.guest, 0), (.member, 0), (.trainer, 0): onAppointments?()
    case (.guest, 1): onLogIn?()
    case (.member, 1), (.trainer, 1): onLogOut?()
    default: break
    }
  }
}
