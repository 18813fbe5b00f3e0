import FootballGather
import UIKit

/// Builds the gather module.
struct GatherModuleConfigurator {
  let services: Services

  func configure(with gather: Gather) -> (
    view: any Presentable, input: any GatherModuleInput, output: any GatherModuleOutput
  ) {
    let view = GatherViewController()
    let presenter = GatherPresenter(gather: gather, service: services.gathers)
    view.output = presenter
    presenter.view = view
    return (view, presenter, presenter)
  }
}
