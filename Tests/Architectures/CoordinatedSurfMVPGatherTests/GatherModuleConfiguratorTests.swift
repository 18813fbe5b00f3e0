import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import CoordinatedSurfMVP

@MainActor @Suite("Gather module") struct GatherModuleConfiguratorTests {
  @Test("the view and presenter are connected, and the presenter is the module's input and output")
  func wiring() throws {
    let (view, input, output) = GatherModuleConfigurator(services: InMemoryBackend().services)
      .configure(with: .example)

    let controller = try #require(view as? GatherViewController)
    let presenter = try #require(controller.output as? GatherPresenter)
    #expect(presenter.view === controller)
    #expect(input === presenter)
    #expect(output === presenter)
  }

  @Test("the module shows its gather")
  func gather() throws {
    let phone = Phone()
    let (view, _, _) = GatherModuleConfigurator(services: InMemoryBackend().services)
      .configure(with: .example)
    let controller = try #require(view.toPresent())

    phone.show(controller)

    let screen = try #require(controller.view as? GatherScreen)
    #expect(screen.rows(inSection: 0) == ["Ann GK", "Ben"])
    #expect(screen.timerLabel.text == "10:00")
    #expect(screen.scoreALabel.text == "0")
  }

  @Test("ending the module's gather sends a request to the server")
  func end() {
    let server = InMemoryBackend()
    let (view, input, _) = GatherModuleConfigurator(services: server.services)
      .configure(with: .example)

    input.end()

    #expect(server.pending == [.endGather(id: 7, GatherResult(scoreA: 0, scoreB: 0))])
    #expect(view.toPresent() is GatherViewController)
  }

  @Test("only the view retains the module")
  func release() {
    let phone = Phone()
    var view: (any Presentable)?
    weak var presenter: (any GatherModuleInput)?
    (view, presenter, _) = GatherModuleConfigurator(services: InMemoryBackend().services)
      .configure(with: .example)
    weak let controller = view
    #expect(presenter != nil)

    view = nil
    phone.settle()

    #expect(controller == nil)
    #expect(presenter == nil)
  }
}
