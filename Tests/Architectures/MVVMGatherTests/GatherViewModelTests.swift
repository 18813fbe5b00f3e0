import FootballGather
import GatherTestSupport
import Testing

@testable import MVVM

@MainActor @Suite("Gather view model: teams and end") struct GatherViewModelTests {
  @Test("the title is 'Gather in progress'")
  func title() {
    #expect(ModeledGather().viewModel.title == "Gather in progress")
  }

  @Test("there are two sections")
  func sections() {
    #expect(ModeledGather().viewModel.numberOfSections == 2)
  }

  @Test("each section is headed by its team's title")
  func headers() {
    let viewModel = ModeledGather().viewModel

    #expect((0..<2).map(viewModel.header) == ["Team A", "Team B"])
  }

  @Test("a team has one row per player")
  func rows() {
    let viewModel = ModeledGather().viewModel

    #expect((0..<2).map(viewModel.numberOfRows) == [2, 1])
  }

  @Test("the players of a team are in order")
  func names() {
    let viewModel = ModeledGather().viewModel

    #expect((0..<2).map { viewModel.name(at: $0, in: 0) } == ["Ann", "Ben"])
    #expect(viewModel.name(at: 0, in: 1) == "Cid")
  }

  @Test("a known position is abbreviated")
  func position() {
    let viewModel = ModeledGather().viewModel

    #expect(viewModel.position(at: 0, in: 0) == "GK")
    #expect(viewModel.position(at: 0, in: 1) == "ST")
  }

  @Test("an unknown position has no text")
  func unknownPosition() {
    #expect(ModeledGather().viewModel.position(at: 1, in: 0) == nil)
  }

  @Test("a team without players is an empty section")
  func emptyTeam() {
    let viewModel = ModeledGather(Gather(id: 1, players: [])).viewModel

    #expect(viewModel.numberOfSections == 2)
    #expect((0..<2).map(viewModel.numberOfRows) == [0, 0])
  }

  @Test("a score is shown as a whole number", arguments: [(0.0, "0"), (1, "1"), (100, "100")])
  func score(_ value: Double, _ text: String) {
    #expect(ModeledGather().viewModel.scoreText(value) == text)
  }

  @Test("ending sends the gather's ID and score, once")
  func request() {
    let gather = ModeledGather()

    gather.viewModel.end(scoreA: 3, scoreB: 1) { _ in }

    #expect(gather.server.pending == [.endGather(id: 7, GatherResult(scoreA: 3, scoreB: 1))])
  }

  @Test(
    "the winner is the team with more goals, or None on a tie",
    arguments: [(2.0, 1.0, "Team A"), (0, 1, "Team B"), (1, 1, "None")])
  func winner(_ scoreA: Double, _ scoreB: Double, _ winner: String) {
    let gather = ModeledGather()

    gather.viewModel.end(scoreA: scoreA, scoreB: scoreB) { _ in }

    guard case .endGather(_, let result) = gather.server.pending.first else {
      Issue.record("found \(gather.server.pending), expected a request to end the gather")
      return
    }
    #expect(result.winner == winner)
  }

  @Test("nothing is sent until the gather ends")
  func noRequest() {
    #expect(ModeledGather().server.pending == [])
  }

  @Test("a success is reported to the caller")
  func success() throws {
    let gather = ModeledGather()
    var answers: [Bool] = []
    gather.viewModel.end(scoreA: 0, scoreB: 0) { answers.append((try? $0.get()) != nil) }
    #expect(answers == [])

    try gather.server.answer(succeeding: true)

    #expect(answers == [true])
  }

  @Test("a failure is reported to the caller")
  func failure() throws {
    let gather = ModeledGather()
    var answers: [Bool] = []
    gather.viewModel.end(scoreA: 0, scoreB: 0) { answers.append((try? $0.get()) != nil) }

    try gather.server.answer(succeeding: false)

    #expect(answers == [false])
  }

  @Test("a failure does not affect the clock")
  func failureLeavesClock() throws {
    let gather = ModeledGather()
    gather.viewModel.startOrPauseTimer()
    gather.viewModel.end(scoreA: 0, scoreB: 0) { _ in }

    try gather.server.answer(succeeding: false)

    #expect(gather.viewModel.timerButtonTitle == "Pause")
    #expect(gather.phone.isTicking)
  }

  @Test("a second attempt sends a second request")
  func secondAttempt() throws {
    let gather = ModeledGather()
    gather.viewModel.end(scoreA: 0, scoreB: 0) { _ in }
    try gather.server.answer(succeeding: false)

    gather.viewModel.end(scoreA: 1, scoreB: 0) { _ in }

    #expect(gather.server.pending == [.endGather(id: 7, GatherResult(scoreA: 1, scoreB: 0))])
  }

  @Test("a pending request does not keep the view model alive")
  func release() {
    let server = InMemoryBackend()
    var viewModel: GatherViewModel? = GatherViewModel(
      services: server.services, gather: .example)
    weak let left = viewModel
    viewModel?.end(scoreA: 0, scoreB: 0) { _ in }

    viewModel = nil

    #expect(left == nil)
    #expect(server.pendingCount == 1)
  }

  @Test("the view model does not keep its delegate alive")
  func delegate() {
    let gather = ModeledGather(.example)
    var delegate: GatherViewModelDelegateSpy? = GatherViewModelDelegateSpy()
    gather.viewModel.delegate = delegate

    delegate = nil

    #expect(gather.viewModel.delegate == nil)
  }
}
