import FitnessAppointments
import UIKit

/// Builds the subcategories module.
struct SubcategoriesConfigurator {
  let session: UserSession

  func configure(flowType: FlowType) -> UIViewController {
    let router = SubcategoriesRouter(session: session)
    let presenter = SubcategoriesPresenter(session: session, router: router, flowType: flowType)
    let viewController = SubcategoriesViewController()
    viewController.presenter = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
