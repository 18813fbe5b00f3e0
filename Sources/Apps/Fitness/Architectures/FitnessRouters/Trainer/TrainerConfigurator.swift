import FitnessAppointments
import UIKit

/// Builds the module of a trainer's profile.
struct TrainerConfigurator {
  let session: UserSession

  func configure(
    flowType: FlowType, subcategoryID: Subcategory.ID?, trainerID: Trainer.ID
  ) -> UIViewController {
    let router = TrainerRouter(session: session)
    let presenter = TrainerPresenter(
      session: session, router: router, flowType: flowType, subcategoryID: subcategoryID,
      trainerID: trainerID)
    let viewController = TrainerViewController()
    viewController.presenter = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
