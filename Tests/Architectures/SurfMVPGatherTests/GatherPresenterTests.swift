import FootballGather
import GatherTestSupport
import Testing
import UIKit

@testable import SurfMVP

@MainActor @Suite("Gather presenter") struct GatherPresenterTests {
  @Test("a loaded view receives both teams with their players in order")
  func teams() {
    let gather = PresentedGather()

    gather.presenter.viewLoaded()

    #expect(gather.view.teams.map(\.title) == ["Team A", "Team B"])
    #expect(gather.view.teams.map { $0.rows.map(\.name) } == [["Ann", "Ben"], ["Cid"]])
    #expect(gather.view.teams.map { $0.rows.map(\.position) } == [["GK", ""], ["ST"]])
  }

  @Test("a loaded view receives a score of 0 to 0")
  func beginningScore() {
    let gather = PresentedGather()

    gather.presenter.viewLoaded()

    #expect(gather.view.result == GatherResult(scoreA: 0, scoreB: 0))
  }

  @Test("the view shows a new score")
  func score() {
    let gather = PresentedGather()

    gather.presenter.changeScore(to: GatherResult(scoreA: 2, scoreB: 1))

    #expect(gather.view.result == GatherResult(scoreA: 2, scoreB: 1))
  }

  @Test("ending the gather first asks for confirmation and sends nothing")
  func question() {
    let gather = PresentedGather()

    gather.presenter.endGather()

    #expect(gather.router.questions.count == 1)
    #expect(gather.router.questions.first === gather.presenter)
    #expect(gather.server.pending == [])
    #expect(gather.view.busy == [])
  }

  @Test("the presenter sends one request, to end this gather with the last score")
  func request() {
    let gather = PresentedGather()
    gather.presenter.changeScore(to: GatherResult(scoreA: 2, scoreB: 1))
    gather.presenter.changeScore(to: GatherResult(scoreA: 3, scoreB: 1))

    gather.presenter.endOfGatherConfirmed()

    #expect(gather.server.pending == [.endGather(id: 7, GatherResult(scoreA: 3, scoreB: 1))])
  }

  @Test("the view is busy until the server has answered")
  func busy() throws {
    let gather = PresentedGather()

    gather.presenter.endOfGatherConfirmed()
    #expect(gather.view.busy == [true])

    try gather.server.answer(succeeding: false)
    #expect(gather.view.busy == [true, false])
  }

  @Test("the presenter reports a success to the module that opened it")
  func success() throws {
    let gather = PresentedGather()
    gather.presenter.endOfGatherConfirmed()

    try gather.server.answer(succeeding: true)

    #expect(gather.output.ends == 1)
    #expect(gather.router.messages == [])
    #expect(gather.view.busy == [true, false])
  }

  @Test("the presenter shows a failure, and the gather continues")
  func failure() throws {
    let gather = PresentedGather()
    gather.presenter.endOfGatherConfirmed()

    try gather.server.answer(succeeding: false)

    #expect(gather.output.ends == 0)
    #expect(gather.router.messages == [.gatherNotEnded])
  }

  @Test("the user can try again after a failure")
  func retry() throws {
    let gather = PresentedGather()
    gather.presenter.endOfGatherConfirmed()
    try gather.server.answer(succeeding: false)

    gather.presenter.endOfGatherConfirmed()
    try gather.server.answer(succeeding: true)

    #expect(gather.output.ends == 1)
  }

  @Test("the presenter retains neither its view nor its output")
  func parents() {
    let presenter = GatherPresenter(gather: .example, service: InMemoryBackend())
    var view: GatherViewSpy? = GatherViewSpy()
    var output: GatherModuleOutputSpy? = GatherModuleOutputSpy()
    presenter.view = view
    presenter.output = output
    #expect(presenter.view === view && presenter.output === output)

    view = nil
    output = nil

    #expect(presenter.view == nil)
    #expect(presenter.output == nil)
  }

  @Test("a pending request does not retain the presenter")
  func release() {
    let server = InMemoryBackend()
    var presenter: GatherPresenter? = GatherPresenter(gather: .example, service: server)
    weak let left = presenter
    presenter?.endOfGatherConfirmed()

    presenter = nil

    #expect(left == nil)
    #expect(server.pendingCount == 1)
  }
}
