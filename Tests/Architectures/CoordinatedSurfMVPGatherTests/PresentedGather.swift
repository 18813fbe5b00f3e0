import FootballGather
import GatherTestSupport

@testable import CoordinatedSurfMVP

/// A presenter with a view spy, a server, and a record of the module's reports.
@MainActor final class PresentedGather {
  let phone = Phone()
  let server = InMemoryBackend()
  let view = GatherViewSpy()
  let presenter: GatherPresenter
  private(set) var questions = 0
  private(set) var ends = 0
  private(set) var errors: [AlertText] = []

  init() {
    presenter = GatherPresenter(gather: .example, service: server)
    presenter.view = view
    presenter.onEnd = { [unowned self] in questions += 1 }
    presenter.onGatherEnded = { [unowned self] in ends += 1 }
    presenter.onError = { [unowned self] in errors.append($0) }
  }
}
