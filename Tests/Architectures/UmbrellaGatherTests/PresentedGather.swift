import FootballGather
import GatherTestSupport

@testable import Umbrella

/// A presenter whose alerts are collected, with a view spy and a server.
@MainActor final class PresentedGather {
  let phone = Phone()
  let server = InMemoryBackend()
  let view = GatherViewSpy()
  let presenter: GatherPresenter
  private(set) var alerts: [ModuleAlert] = []
  private(set) var ends = 0

  init(_ gather: Gather = .example) {
    presenter = GatherPresenter(view: view, services: server.services, gather: gather)
    presenter.onAlert = { [weak self] in self?.alerts.append($0) }
    view.onEnded = { [weak self] in self?.ends += 1 }
  }

  /// Asks to end the gather, and confirms it.
  func end() {
    presenter.askToEnd()
    alerts.last?.onConfirm()
  }
}
