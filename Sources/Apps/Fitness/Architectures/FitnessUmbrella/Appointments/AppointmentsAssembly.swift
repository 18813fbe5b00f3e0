/// Links the parts of the appointments module.
enum AppointmentsAssembly {
  static func assembly(with view: AppointmentsViewController, session: UserSession) {
    let presenter = AppointmentsPresenter(session: session)
    presenter.loadingView = view
    presenter.view = view
    view.output = presenter
  }
}
