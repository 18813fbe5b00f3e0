import FitnessAppointments

/// Links the parts of the trainers module.
enum TrainersAssembly {
  static func assembly(
    with view: TrainersViewController, session: UserSession, subcategory: Subcategory
  ) {
    let presenter = TrainersPresenter(session: session, subcategory: subcategory)
    presenter.loadingView = view
    view.output = presenter
  }
}
