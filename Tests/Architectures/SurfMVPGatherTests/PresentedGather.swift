import FootballGather
import GatherTestSupport

@testable import SurfMVP

/// A presenter with spies and a server.
@MainActor struct PresentedGather {
  let phone = Phone()
  let server = InMemoryBackend()
  let view = GatherViewSpy()
  let router = GatherRouterSpy()
  let output = GatherModuleOutputSpy()
  let presenter: GatherPresenter

  init() {
    presenter = GatherPresenter(gather: .example, service: server)
    presenter.view = view
    presenter.router = router
    presenter.output = output
  }
}
