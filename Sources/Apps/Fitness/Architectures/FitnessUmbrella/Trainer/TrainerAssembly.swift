import FitnessAppointments

/// Links the parts of the trainer module.
enum TrainerAssembly {
  static func assembly(with view: TrainerViewController, session: UserSession, trainer: Trainer) {
    let presenter = TrainerPresenter(session: session, trainer: trainer)
    presenter.loadingView = view
    view.output = presenter
  }
}
