import FootballGather
import GatherTestSupport
import Testing

@testable import VIP

@MainActor @Suite("Gather interactor") struct GatherInteractorTests {
  /// An interactor with a spy and a server.
  @MainActor private struct Scene {
    let phone = Phone()
    let server = InMemoryBackend()
    let presenter = GatherPresenterSpy()
    let interactor: GatherInteractor

    init(_ gather: Gather = .example) {
      interactor = GatherInteractor(
        presenter: presenter, services: server.services, gather: gather, delegate: presenter)
    }

    func setTime(_ minutes: Int, _ seconds: Int) {
      interactor.changeTimer(.use(minutes: minutes, seconds: seconds))
    }

    func startOrPause() {
      interactor.changeTimer(.startOrPause)
    }
  }

  // MARK: Teams

  @Test("there are two sections")
  func sections() {
    #expect(Scene().interactor.countSections(.init()) == 2)
  }

  @Test("the sections are the teams in order")
  func headers() {
    let interactor = Scene().interactor

    #expect(
      (0..<2).map { interactor.showSection(.init(section: $0)).header } == ["Team A", "Team B"])
  }

  @Test("a section has the players of its team")
  func rows() {
    let interactor = Scene().interactor

    #expect((0..<2).map { interactor.showSection(.init(section: $0)).numberOfRows } == [2, 1])
  }

  @Test("a row shows the player at that index of the team")
  func row() {
    let interactor = Scene().interactor

    #expect(interactor.showRow(.init(row: 1, section: 0)).name == "Ben")
    #expect(interactor.showRow(.init(row: 0, section: 1)).name == "Cid")
  }

  @Test("a team without players is an empty section")
  func emptyTeam() {
    let interactor = Scene(Gather(id: 1, players: [])).interactor

    #expect(interactor.showSection(.init(section: 0)).numberOfRows == 0)
  }

  // MARK: Clock

  @Test("ten minutes are left, and the clock is stopped")
  func beginning() {
    let scene = Scene()

    scene.interactor.showTime(.init())

    #expect(scene.presenter.calls == [.time("10:00", "stopped")])
    #expect(!scene.phone.isTicking)
  }

  @Test("Start starts the clock")
  func start() {
    let scene = Scene()

    scene.startOrPause()

    #expect(scene.presenter.calls == [.time("10:00", "running")])
    #expect(scene.phone.isTicking)
  }

  @Test("Pause pauses the clock")
  func pause() {
    let scene = Scene()
    scene.startOrPause()

    scene.startOrPause()

    #expect(scene.presenter.calls.last == .time("10:00", "paused"))
    #expect(!scene.phone.isTicking)
  }

  @Test("Resume continues from the paused time, at the same pace")
  func resume() {
    let scene = Scene()
    scene.startOrPause()
    scene.phone.wait(seconds: 2)
    scene.startOrPause()

    scene.startOrPause()
    scene.phone.wait(seconds: 3)

    #expect(scene.presenter.calls.last == .time("09:55", "running"))
  }

  @Test("every tick is presented")
  func ticks() {
    let scene = Scene()
    scene.startOrPause()

    scene.phone.wait(seconds: 2)

    #expect(
      scene.presenter.calls.suffix(2) == [.time("09:59", "running"), .time("09:58", "running")])
  }

  @Test("the tick after second 0 decreases the minute")
  func minute() {
    let scene = Scene()
    scene.setTime(3, 0)
    scene.startOrPause()

    scene.phone.wait(seconds: 1)

    #expect(scene.presenter.calls.last == .time("02:59", "running"))
  }

  @Test("the last tick stops the clock and presents it as stopped")
  func lastTick() {
    let scene = Scene()
    scene.setTime(0, 1)
    scene.startOrPause()

    scene.phone.wait(seconds: 1)

    #expect(scene.presenter.calls.last == .time("00:00", "stopped"))
    #expect(!scene.phone.isTicking)
  }

  @Test("the clock does not start if no time is left")
  func zero() {
    let scene = Scene()
    scene.setTime(0, 0)

    scene.startOrPause()

    #expect(scene.presenter.calls.last == .time("00:00", "stopped"))
    #expect(!scene.phone.isTicking)
  }

  @Test("a paused clock does not advance")
  func pausedClock() {
    let scene = Scene()
    scene.startOrPause()
    scene.startOrPause()
    let calls = scene.presenter.calls

    scene.phone.wait(seconds: 30)

    #expect(scene.presenter.calls == calls)
  }

  @Test("Cancel stops the clock at ten minutes and hides the picker")
  func reset() {
    let scene = Scene()
    scene.startOrPause()
    scene.phone.wait(seconds: 90)

    scene.interactor.changeTimer(.reset)

    #expect(scene.presenter.calls.suffix(2) == [.hidePicker, .time("10:00", "stopped")])
    #expect(!scene.phone.isTicking)
  }

  @Test("leaving stops the clock")
  func leave() {
    let scene = Scene()
    scene.startOrPause()

    scene.interactor.changeTimer(.leave)

    #expect(!scene.phone.isTicking)
  }

  // MARK: Picker

  @Test("the interactor gets the wheels from the presenter")
  func wheels() {
    let interactor = Scene().interactor

    #expect(interactor.countTimes(.init()).numberOfWheels == 3)
    #expect(interactor.countTimes(.init()).numberOfTimes == 4)
    #expect(interactor.showWheel(.init(row: 5)).title == "wheel 5")
  }

  @Test("Set shows the remaining time while the clock keeps running")
  func setTime() {
    let scene = Scene()
    scene.startOrPause()
    scene.phone.wait(seconds: 15)

    scene.interactor.setTime(.init())

    #expect(scene.presenter.calls.last == .picker(GatherTime(minutes: 9, seconds: 45)))
    #expect(scene.phone.isTicking)
  }

  @Test("picking a time sets it, stops the clock and hides the picker")
  func useTime() {
    let scene = Scene()
    scene.startOrPause()

    scene.setTime(3, 25)

    #expect(scene.presenter.calls.suffix(2) == [.hidePicker, .time("03:25", "stopped")])
    #expect(!scene.phone.isTicking)
  }

  // MARK: Score and end

  @Test("a score is presented as whole numbers")
  func score() {
    let scene = Scene()

    scene.interactor.changeScore(.init(teamA: 2, teamB: 1))

    #expect(scene.presenter.calls == [.score(GatherResult(scoreA: 2, scoreB: 1))])
  }

  @Test("ending asks for confirmation first and sends nothing")
  func question() {
    let scene = Scene()

    scene.interactor.askToEnd(.init())

    #expect(scene.presenter.calls == [.question])
    #expect(scene.server.pending == [])
  }

  @Test("a confirmed end sends the gather's ID and score, once")
  func request() {
    let scene = Scene()

    scene.interactor.endGather(.init(teamA: 3, teamB: 1))

    #expect(scene.presenter.calls == [.progress])
    #expect(scene.server.pending == [.endGather(id: 7, GatherResult(scoreA: 3, scoreB: 1))])
  }

  @Test(
    "the winner is the team with more goals, or None on a tie",
    arguments: [(2.0, 1.0, "Team A"), (0, 1, "Team B"), (1, 1, "None")])
  func winner(_ teamA: Double, _ teamB: Double, _ winner: String) {
    let scene = Scene()

    scene.interactor.endGather(.init(teamA: teamA, teamB: teamB))

    guard case .endGather(_, let result) = scene.server.pending.first else {
      Issue.record("found \(scene.server.pending), expected a request to end the gather")
      return
    }
    #expect(result.winner == winner)
  }

  @Test("a success notifies the delegate once, before returning to the list")
  func success() throws {
    let scene = Scene()
    scene.interactor.endGather(.init(teamA: 0, teamB: 0))

    try scene.server.answer(succeeding: true)

    #expect(scene.presenter.calls == [.progress, .result(hasFailed: false), .notify, .pop])
  }

  @Test("a failure is presented, and the gather stays open")
  func failure() throws {
    let scene = Scene()
    scene.interactor.endGather(.init(teamA: 0, teamB: 0))

    try scene.server.answer(succeeding: false)

    #expect(scene.presenter.calls == [.progress, .result(hasFailed: true)])
  }

  @Test("a failure does not affect the clock")
  func failureLeavesClock() throws {
    let scene = Scene()
    scene.startOrPause()
    scene.interactor.endGather(.init(teamA: 0, teamB: 0))

    try scene.server.answer(succeeding: false)

    #expect(scene.phone.isTicking)
  }

  @Test("a second attempt is possible after a failure")
  func secondAttempt() throws {
    let scene = Scene()
    scene.interactor.endGather(.init(teamA: 0, teamB: 0))
    try scene.server.answer(succeeding: false)

    scene.interactor.endGather(.init(teamA: 1, teamB: 0))
    try scene.server.answer(succeeding: true)

    #expect(scene.presenter.calls.suffix(2) == [.notify, .pop])
  }

  @Test("neither a pending request nor a running clock keeps the interactor alive")
  func release() {
    let phone = Phone()
    let server = InMemoryBackend()
    let delegate = GatherPresenterSpy()
    var interactor: GatherInteractor? = GatherInteractor(
      presenter: GatherPresenterSpy(), services: server.services, gather: .example,
      delegate: delegate)
    weak let left = interactor
    interactor?.changeTimer(.startOrPause)
    interactor?.endGather(.init(teamA: 0, teamB: 0))
    #expect(phone.isTicking && server.pendingCount == 1)

    interactor = nil

    #expect(left == nil)
  }

  // As published, this reference is strong: a closed gather then keeps the teams alive.
  @Test("the interactor does not keep its delegate alive")
  func delegate() throws {
    let server = InMemoryBackend()
    let presenter = GatherPresenterSpy()
    var delegate: GatherPresenterSpy? = GatherPresenterSpy()
    weak let left = delegate
    let interactor = delegate.map {
      GatherInteractor(
        presenter: presenter, services: server.services, gather: .example, delegate: $0)
    }

    delegate = nil
    #expect(left == nil)

    interactor?.endGather(.init(teamA: 0, teamB: 0))
    try server.answer(succeeding: true)
    #expect(presenter.calls.last == .pop)
  }
}
