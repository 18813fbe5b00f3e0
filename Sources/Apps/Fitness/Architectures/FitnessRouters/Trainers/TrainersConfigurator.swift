import FitnessAppointments
import UIKit

/// Builds the trainers module.
struct TrainersConfigurator {
  let session: UserSession

  func configure(flowType: FlowType, subcategoryID: Subcategory.ID) -> UIViewController {
    let router = TrainersRouter(session: session)
    let presenter = TrainersPresenter(
      session: session, router: router, flowType: flowType, subcategoryID: subcategoryID)
    let viewController = TrainersViewController()
    viewController.presenter = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
