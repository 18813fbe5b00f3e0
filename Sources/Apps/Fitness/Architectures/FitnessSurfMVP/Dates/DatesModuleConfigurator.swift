import FitnessAppointments
import UIKit

/// Builds the dates module.
struct DatesModuleConfigurator {
  let session: UserSession

  func configure(trainerID: Trainer.ID, clubID: Club.ID, hasMenu: Bool) -> (
    view: any Presentable, input: any DatesModuleInput, output: any DatesModuleOutput
  ) {
    let view = DatesViewController()
    view.hasMenu = hasMenu
    let presenter = DatesPresenter(session: session, trainerID: trainerID, clubID: clubID)
    view.output = presenter
    presenter.view = view
    return (view, presenter, presenter)
  }
}
