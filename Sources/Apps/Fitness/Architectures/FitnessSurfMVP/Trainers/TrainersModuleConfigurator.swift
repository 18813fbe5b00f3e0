import FitnessAppointments
import UIKit

/// Builds the trainers module.
struct TrainersModuleConfigurator {
  let session: UserSession

  func configure(with subcategory: Subcategory) -> (
    view: any Presentable, output: any TrainersModuleOutput
  ) {
    let view = TrainersViewController()
    let presenter = TrainersPresenter(session: session, subcategory: subcategory)
    view.output = presenter
    presenter.view = view
    return (view, presenter)
  }
}
