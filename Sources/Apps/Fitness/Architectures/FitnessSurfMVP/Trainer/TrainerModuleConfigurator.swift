import FitnessAppointments
import UIKit

/// Builds the trainer module.
struct TrainerModuleConfigurator {
  let session: UserSession

  func configure(with trainer: Trainer) -> (view: any Presentable, output: any TrainerModuleOutput)
  {
    let view = TrainerViewController()
    let presenter = TrainerPresenter(session: session, trainer: trainer)
    view.output = presenter
    presenter.view = view
    return (view, presenter)
  }
}
