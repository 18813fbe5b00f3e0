import FootballGather
import GatherTestSupport
import Testing

@testable import Umbrella

@MainActor @Suite("Gather presenter: teams and end") struct GatherPresenterTests {
  @Test("there are two sections, headed by the teams' titles")
  func headers() {
    let presenter = PresentedGather().presenter

    #expect(presenter.numberOfSections == 2)
    #expect((0..<2).map(presenter.header) == ["Team A", "Team B"])
  }

  @Test("a team has one row per player, in order")
  func rows() {
    let presenter = PresentedGather().presenter

    #expect((0..<2).map(presenter.numberOfRows) == [2, 1])
    #expect((0..<2).map { presenter.name(at: $0, in: 0) } == ["Ann", "Ben"])
    #expect(presenter.name(at: 0, in: 1) == "Cid")
  }

  @Test("a row shows the abbreviated position, if it is known")
  func positions() {
    let presenter = PresentedGather().presenter

    #expect(presenter.position(at: 0, in: 0) == "GK")
    #expect(presenter.position(at: 1, in: 0) == nil)
  }

  @Test("a team without players is an empty section")
  func emptyTeam() {
    let presenter = PresentedGather(Gather(id: 1, players: [])).presenter

    #expect((0..<2).map(presenter.numberOfRows) == [0, 0])
  }

  @Test(
    "the score is shown as whole numbers",
    arguments: [(0.0, 0.0, ["0", "0"]), (2, 0, ["2", "0"]), (0, 3, ["0", "3"])])
  func score(_ teamA: Double, _ teamB: Double, _ score: [String]) {
    let gather = PresentedGather()

    gather.presenter.changeScore(teamA: teamA, teamB: teamB)

    #expect(gather.view.score == score)
  }

  @Test("ending asks for confirmation first and sends nothing")
  func question() {
    let gather = PresentedGather()

    gather.presenter.askToEnd()

    #expect(gather.alerts.map(\.text) == [.confirmEndOfGather])
    #expect(gather.server.pending == [])
  }

  @Test("a confirmed end sends the gather's ID and last score, once")
  func request() {
    let gather = PresentedGather()
    gather.presenter.changeScore(teamA: 3, teamB: 1)

    gather.end()

    #expect(gather.server.pending == [.endGather(id: 7, GatherResult(scoreA: 3, scoreB: 1))])
  }

  @Test("the view is busy until the answer arrives", arguments: [true, false])
  func busy(_ succeeding: Bool) throws {
    let gather = PresentedGather()
    gather.end()
    #expect(gather.view.busy == [true])

    try gather.server.answer(succeeding: succeeding)

    #expect(gather.view.busy == [true, false])
  }

  @Test("a success is reported once")
  func success() throws {
    let gather = PresentedGather()
    gather.end()

    try gather.server.answer(succeeding: true)

    #expect(gather.ends == 1)
    #expect(gather.alerts.count == 1)
  }

  @Test("a failure is shown in an alert and does not affect the clock")
  func failure() throws {
    let gather = PresentedGather()
    gather.presenter.startOrPause()
    gather.end()

    try gather.server.answer(succeeding: false)

    #expect(gather.alerts.map(\.text) == [.confirmEndOfGather, .gatherNotEnded])
    #expect(gather.ends == 0)
    #expect(gather.phone.isTicking)
  }

  @Test("a second attempt is possible after a failure")
  func secondAttempt() throws {
    let gather = PresentedGather()
    gather.end()
    try gather.server.answer(succeeding: false)

    gather.end()
    try gather.server.answer(succeeding: true)

    #expect(gather.ends == 1)
  }

  @Test("neither a pending request nor an open confirmation alert keeps the presenter alive")
  func release() {
    let server = InMemoryBackend()
    let view = GatherViewSpy()
    var alerts: [ModuleAlert] = []
    var presenter: GatherPresenter? = GatherPresenter(
      view: view, services: server.services, gather: .example)
    weak let left = presenter
    presenter?.onAlert = { alerts.append($0) }
    presenter?.askToEnd()
    alerts.first?.onConfirm()
    presenter?.askToEnd()
    #expect(alerts.count == 2 && server.pendingCount == 1)

    presenter = nil

    #expect(left == nil)
  }

  @Test("the presenter does not keep its view alive")
  func view() {
    var view: GatherViewSpy? = GatherViewSpy()
    weak let left = view
    let presenter = view.map {
      GatherPresenter(view: $0, services: InMemoryBackend().services, gather: .example)
    }

    view = nil

    #expect(left == nil && presenter != nil)
  }
}
