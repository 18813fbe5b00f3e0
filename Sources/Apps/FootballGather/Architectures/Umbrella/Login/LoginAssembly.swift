import FootballGather

/// Connects the login view to its presenter.
enum LoginAssembly {
  static func assembly(with view: LoginViewController, services: Services) {
    view.output = LoginPresenter(view: view, services: services)
  }
}
