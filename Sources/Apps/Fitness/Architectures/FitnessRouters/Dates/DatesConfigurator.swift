import FitnessAppointments
import UIKit

/// Builds the dates module.
struct DatesConfigurator {
  let session: UserSession

  func configure(
    flowType: FlowType, subcategoryID: Subcategory.ID?, trainerID: Trainer.ID, clubID: Club.ID,
    note: String, hasMenu: Bool
  ) -> UIViewController {
    let router = DatesRouter(session: session)
    let presenter = DatesPresenter(
      session: session, router: router, flowType: flowType, subcategoryID: subcategoryID,
      trainerID: trainerID, clubID: clubID, note: note, hasMenu: hasMenu)
    let viewController = DatesViewController()
    viewController.presenter = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
