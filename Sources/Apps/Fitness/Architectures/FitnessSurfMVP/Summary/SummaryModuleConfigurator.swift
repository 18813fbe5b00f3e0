import FitnessAppointments
import UIKit

/// Builds the summary module.
struct SummaryModuleConfigurator {
  let session: UserSession

  func configure(with draft: Draft, hasMenu: Bool) -> (
    view: any Presentable, input: any SummaryModuleInput, output: any SummaryModuleOutput
  ) {
    let view = SummaryViewController()
    view.hasMenu = hasMenu
    let presenter = SummaryPresenter(session: session, draft: draft)
    view.output = presenter
    presenter.view = view
    return (view, presenter, presenter)
  }
}
