import UIKit

/// Builds the activities module.
struct ActivitiesModuleConfigurator {
  let session: UserSession

  func configure() -> (
    view: any Presentable, input: any ActivitiesModuleInput, output: any ActivitiesModuleOutput
  ) {
    let view = ActivitiesViewController()
    let presenter = ActivitiesPresenter(session: session)
    view.output = presenter
    presenter.view = view
    return (view, presenter, presenter)
  }
}
