import FootballGather
import GatherTestSupport
import Testing

@testable import MVPC

@MainActor @Suite("Gather presenter") struct GatherPresenterTests {
  @Test("the presenter has two teams with their titles")
  func headers() {
    let presenter = PresentedGather().presenter

    #expect(presenter.numberOfSections == 2)
    #expect(presenter.header(of: 0) == "Team A")
    #expect(presenter.header(of: 1) == "Team B")
  }

  @Test("a team has one row per player")
  func rows() {
    let presenter = PresentedGather().presenter

    #expect(presenter.numberOfRows(in: 0) == 2)
    #expect(presenter.numberOfRows(in: 1) == 1)
  }

  @Test("each row shows the name of the player at that index of the team")
  func names() {
    let presenter = PresentedGather().presenter

    #expect(presenter.name(at: 1, in: 0) == "Ben")
    #expect(presenter.name(at: 0, in: 1) == "Cid")
  }

  @Test("each row shows the abbreviated position, if it is known")
  func positions() {
    let presenter = PresentedGather().presenter

    #expect(presenter.position(at: 0, in: 0) == "GK")
    #expect(presenter.position(at: 1, in: 0) == nil)
  }

  @Test("the presenter sends one request, to end this gather with this score")
  func request() {
    let gather = PresentedGather()

    gather.presenter.endGather(with: GatherResult(scoreA: 3, scoreB: 1))

    #expect(gather.server.pending == [.endGather(id: 7, GatherResult(scoreA: 3, scoreB: 1))])
    #expect(gather.view.busy == [true])
  }

  @Test("a success ends the gather")
  func success() throws {
    let gather = PresentedGather()
    gather.presenter.endGather(with: GatherResult(scoreA: 0, scoreB: 0))

    try gather.server.answer(succeeding: true)

    #expect(gather.view.busy == [true, false])
    #expect(gather.view.ends == 1)
    #expect(gather.view.alerts == [])
  }

  @Test("the view shows a failure, and the gather continues")
  func failure() throws {
    let gather = PresentedGather()
    gather.presenter.endGather(with: GatherResult(scoreA: 0, scoreB: 0))

    try gather.server.answer(succeeding: false)

    #expect(gather.view.busy == [true, false])
    #expect(gather.view.ends == 0)
    #expect(gather.view.alerts == [.gatherNotEnded])
  }

  @Test("a pending request does not retain the presenter")
  func requestRelease() {
    let server = InMemoryBackend()
    var presenter: GatherPresenter? = GatherPresenter(
      services: server.services, gather: .example)
    weak let left = presenter
    presenter?.endGather(with: GatherResult(scoreA: 0, scoreB: 0))

    presenter = nil

    #expect(left == nil)
    #expect(server.pendingCount == 1)
  }
}
