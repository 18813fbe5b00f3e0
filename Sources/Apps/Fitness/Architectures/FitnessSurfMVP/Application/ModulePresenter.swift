import FitnessAppointments

/// The base class of the presenters of all modules.
class ModulePresenter: ModuleOutput {
  var onMenu: (() -> Void)?
  var onError: ((ServiceError) -> Void)?
  var onOffline: (() -> Void)?
  var onTryAgain: (() -> Void)?

  let session: UserSession

  init(session: UserSession) {
    self.session = session
  }

  func viewLoaded() {}

  func openMenu() {
    onMenu?()
  }
}
