import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import CoordinatedSurfMVP

@MainActor @Suite("The module of a gather") struct GatherModuleConfiguratorTests {
  @Test("view and presenter refer to each other, and the presenter is input and output")
  func wiring() throws {
    let (view, input, output) = GatherModuleConfigurator(services: InMemoryBackend().services)
      .configure(with: .example)

    let controller = try #require(view as? GatherViewController)
    let presenter = try #require(controller.output as? GatherPresenter)
    #expect(presenter.view === controller)
    #expect(input === presenter)
    #expect(output === presenter)
  }

  @Test("it shows the gather it was created for")
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

  @Test("when asked to end, it sends a request to its server")
  func end() {
    let server = InMemoryBackend()
    let (view, input, _) = GatherModuleConfigurator(services: server.services)
      .configure(with: .example)

    input.end()

    #expect(server.pending == [.endGather(id: 7, GatherResult(scoreA: 0, scoreB: 0))])
    #expect(view.toPresent() is GatherViewController)
  }

  @Test("only the view keeps the module")
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
