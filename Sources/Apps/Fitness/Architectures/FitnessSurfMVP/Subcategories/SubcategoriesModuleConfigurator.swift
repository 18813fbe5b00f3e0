import FitnessAppointments
import UIKit

/// Builds the subcategories module.
struct SubcategoriesModuleConfigurator {
  let session: UserSession

  func configure(for activity: ActivityType) -> (
    view: any Presentable, input: any SubcategoriesModuleInput,
    output: any SubcategoriesModuleOutput
  ) {
    let view = SubcategoriesViewController()
    let presenter = SubcategoriesPresenter(session: session, activity: activity)
    view.output = presenter
    presenter.view = view
    return (view, presenter, presenter)
  }
}
