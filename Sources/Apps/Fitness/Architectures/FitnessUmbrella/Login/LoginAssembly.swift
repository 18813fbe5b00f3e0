import FitnessAppointments

/// Links the parts of the login module.
enum LoginAssembly {
  static func assembly(with view: LoginViewController, session: UserSession, reason: LoginReason) {
    let presenter = LoginPresenter(session: session, reason: reason)
    presenter.view = view
    view.output = presenter
  }
}
