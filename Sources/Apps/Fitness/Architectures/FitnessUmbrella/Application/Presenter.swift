import FitnessAppointments

/// A block that shows an alert, with actions for its first buttons.
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

  /// Offers to try again when the app cannot continue offline.
  func showOffline() {
    showAlert(.offline, [{ [weak self] in self?.tryAgain() }])
  }

  func tryAgain() {
    session.flows?.tryAgain { [weak self] in self?.showAlert(.failure($0)) }
  }
}
