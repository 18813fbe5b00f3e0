import FitnessAppointments
import UIKit

/// Builds the summary module.
struct SummaryConfigurator {
  let session: UserSession

  func configure(
    flowType: FlowType, subcategoryID: Subcategory.ID?, trainerID: Trainer.ID, clubID: Club.ID,
    slot: Slot, note: String, hasMenu: Bool
  ) -> UIViewController {
    let router = SummaryRouter(session: session)
    let presenter = SummaryPresenter(
      session: session, router: router, flowType: flowType, subcategoryID: subcategoryID,
      trainerID: trainerID, clubID: clubID, slot: slot, note: note, hasMenu: hasMenu)
    let viewController = SummaryViewController()
    viewController.presenter = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
