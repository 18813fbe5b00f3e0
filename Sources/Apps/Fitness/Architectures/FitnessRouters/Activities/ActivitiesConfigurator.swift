import FitnessAppointments
import UIKit

/// Builds the activities module.
struct ActivitiesConfigurator {
  let session: UserSession

  func configure() -> UIViewController {
    let router = ActivitiesRouter(session: session)
    let presenter = ActivitiesPresenter(session: session, router: router)
    let viewController = ActivitiesViewController()
    viewController.presenter = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
