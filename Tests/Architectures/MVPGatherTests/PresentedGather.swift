import FootballGather
import GatherTestSupport

@testable import MVP

/// A presenter with a view spy and a server.
@MainActor struct PresentedGather {
  let phone = Phone()
  let server = InMemoryBackend()
  let view = GatherViewSpy()
  let presenter: GatherPresenter

  init() {
    presenter = GatherPresenter(services: server.services, gather: .example)
    presenter.view = view
  }
}
