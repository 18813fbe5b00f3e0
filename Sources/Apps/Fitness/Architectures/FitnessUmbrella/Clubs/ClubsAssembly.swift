/// Links the parts of the clubs module.
enum ClubsAssembly {
  static func assembly(with view: ClubsViewController, session: UserSession) {
    let presenter = ClubsPresenter(session: session)
    presenter.view = view
    view.output = presenter
  }
}
