import FitnessAppointments

/// Links the parts of the summary module.
enum SummaryAssembly {
  static func assembly(with view: SummaryViewController, session: UserSession, draft: Draft) {
    let presenter = SummaryPresenter(session: session, draft: draft)
    presenter.view = view
    view.output = presenter
  }
}
