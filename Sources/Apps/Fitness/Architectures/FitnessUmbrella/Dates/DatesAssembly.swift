import FitnessAppointments

/// Links the parts of the dates module.
enum DatesAssembly {
  static func assembly(
    with view: DatesViewController, session: UserSession, trainerID: Trainer.ID, clubID: Club.ID
  ) {
    let presenter = DatesPresenter(session: session, trainerID: trainerID, clubID: clubID)
    presenter.loadingView = view
    view.output = presenter
  }
}
