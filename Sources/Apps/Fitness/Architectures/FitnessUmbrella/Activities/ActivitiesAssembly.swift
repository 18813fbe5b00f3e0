/// Links the parts of the activities module.
enum ActivitiesAssembly {
  static func assembly(with view: ActivitiesViewController, session: UserSession) {
    let presenter = ActivitiesPresenter(session: session)
    presenter.loadingView = view
    view.output = presenter
  }
}
