import FitnessAppointments
import UIKit

/// Builds the clubs module.
struct ClubsConfigurator {
  let session: UserSession

  /// Builds the first module of an appointment.
  func configure(
    flowType: FlowType, subcategoryID: Subcategory.ID?, trainerID: Trainer.ID, note: String = "",
    hasMenu: Bool = true
  ) -> UIViewController {
    let router = ClubsRouter(session: session)
    return connect(
      router,
      ClubsPresenter(
        session: session, router: router, flowType: flowType, subcategoryID: subcategoryID,
        trainerID: trainerID, note: note, hasMenu: hasMenu))
  }

  /// Builds the choice of a home club.
  func configureHomeClub() -> UIViewController {
    let router = ClubsRouter(session: session)
    return connect(
      router,
      ClubsPresenter(
        session: session, router: router, flowType: .pick, subcategoryID: nil, trainerID: nil,
        note: "", hasMenu: true))
  }

  private func connect(_ router: ClubsRouter, _ presenter: ClubsPresenter) -> UIViewController {
    let viewController = ClubsViewController()
    viewController.presenter = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
