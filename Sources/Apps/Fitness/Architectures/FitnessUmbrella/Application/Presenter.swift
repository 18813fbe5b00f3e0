import FitnessAppointments

/// What a coordinator shows in an alert, with the actions of the first buttons.
typealias AlertBlock = (_ text: AlertText, _ actions: [CompletionBlock]) -> Void

/// The base class of the outputs of all views.
class Presenter {
  let session: UserSession
  /// Called when the user has to be alerted.
  var onAlert: AlertBlock?

  init(session: UserSession) {
    self.session = session
  }

  func showAlert(_ text: AlertText, _ actions: [CompletionBlock] = []) {
    onAlert?(text, actions)
  }

  /// Asks whether to try again, where the app cannot go on offline.
  func showOffline() {
    showAlert(.offline, [{ [weak self] in self?.tryAgain() }])
  }

  func tryAgain() {
    session.flows?.tryAgain { [weak self] in self?.showAlert(.failure($0)) }
  }
}
