import FootballGather
import UIKit

/// Builds the match module.
struct GatherModuleConfigurator {
  let services: Services

  func configure(
    with gather: Gather, output: any GatherModuleOutput
  ) -> GatherViewController {
    let view = GatherViewController()
    let presenter = GatherPresenter(gather: gather, service: services.gathers)
    let router = GatherRouter()

    view.output = presenter
    presenter.view = view
    presenter.router = router
    presenter.output = output
    router.view = view
    return view
  }
}
