import FootballGather
import GatherTestSupport
import Testing

@testable import VIPER

@MainActor @Suite("Gather interactor") struct GatherInteractorTests {
  /// An interactor with a spy and a server.
  @MainActor private struct Scene {
    let phone = Phone()
    let server = InMemoryBackend()
    let output = GatherInteractorOutputSpy()
    let interactor: GatherInteractor

    init() {
      interactor = GatherInteractor(services: server.services, gather: .example)
      interactor.output = output
    }
  }

  @Test("the players of each team are in order")
  func players() {
    let interactor = Scene().interactor

    #expect(interactor.players(in: .teamA).map(\.name) == ["Ann", "Ben"])
    #expect(interactor.players(in: .teamB).map(\.name) == ["Cid"])
  }

  @Test("ten minutes are left, and the clock is stopped")
  func beginning() {
    let scene = Scene()

    #expect(scene.interactor.time == .initial)
    #expect(scene.interactor.timerState == .stopped)
    #expect(!scene.phone.isTicking)
  }

  @Test("Start starts the clock, and reports it")
  func start() {
    let scene = Scene()

    scene.interactor.startOrPauseTimer()

    #expect(scene.interactor.timerState == .running)
    #expect(scene.output.changes == 1)
  }

  @Test("Pause pauses the clock, and reports it")
  func pause() {
    let scene = Scene()
    scene.interactor.startOrPauseTimer()

    scene.interactor.startOrPauseTimer()

    #expect(scene.interactor.timerState == .paused)
    #expect(scene.output.changes == 2)
    #expect(!scene.phone.isTicking)
  }

  @Test("Resume continues from the paused time, at the same pace")
  func resume() {
    let scene = Scene()
    scene.interactor.startOrPauseTimer()
    scene.phone.wait(seconds: 2)
    scene.interactor.startOrPauseTimer()

    scene.interactor.startOrPauseTimer()
    scene.phone.wait(seconds: 3)

    #expect(scene.interactor.time.text == "09:55")
  }

  @Test("every tick is reported")
  func ticks() {
    let scene = Scene()
    scene.interactor.startOrPauseTimer()

    scene.phone.wait(seconds: 2)

    #expect(scene.interactor.time.text == "09:58")
    #expect(scene.output.changes == 3)
  }

  @Test("the tick after second 0 decreases the minute")
  func minute() {
    let scene = Scene()
    scene.interactor.resetTime(to: GatherTime(minutes: 3, seconds: 0))
    scene.interactor.startOrPauseTimer()

    scene.phone.wait(seconds: 1)

    #expect(scene.interactor.time.text == "02:59")
  }

  @Test("the last tick stops the clock")
  func lastTick() {
    let scene = Scene()
    scene.interactor.resetTime(to: GatherTime(minutes: 0, seconds: 1))
    scene.interactor.startOrPauseTimer()

    scene.phone.wait(seconds: 1)

    #expect(scene.interactor.timerState == .stopped)
    #expect(!scene.phone.isTicking)
  }

  @Test("the clock does not start if no time is left")
  func zero() {
    let scene = Scene()
    scene.interactor.resetTime(to: GatherTime(minutes: 0, seconds: 0))

    scene.interactor.startOrPauseTimer()

    #expect(scene.interactor.timerState == .stopped)
    #expect(!scene.phone.isTicking)
  }

  @Test("a paused clock does not advance")
  func pausedClock() {
    let scene = Scene()
    scene.interactor.startOrPauseTimer()
    scene.interactor.startOrPauseTimer()

    scene.phone.wait(seconds: 30)

    #expect(scene.interactor.time == .initial)
  }

  @Test("setting a new time stops the clock, which is reported")
  func reset() {
    let scene = Scene()
    scene.interactor.startOrPauseTimer()

    scene.interactor.resetTime(to: GatherTime(minutes: 3, seconds: 25))

    #expect(scene.interactor.time.text == "03:25")
    #expect(scene.interactor.timerState == .stopped)
    #expect(scene.output.changes == 2)
  }

  @Test("a stopped timer no longer ticks")
  func stop() {
    let scene = Scene()
    scene.interactor.startOrPauseTimer()

    scene.interactor.stopTimer()

    #expect(!scene.phone.isTicking)
  }

  @Test("ending sends the gather's ID and score, once")
  func request() {
    let scene = Scene()

    scene.interactor.end(with: GatherResult(scoreA: 3, scoreB: 1))

    #expect(scene.server.pending == [.endGather(id: 7, GatherResult(scoreA: 3, scoreB: 1))])
  }

  @Test("a success is reported")
  func success() throws {
    let scene = Scene()
    scene.interactor.end(with: GatherResult(scoreA: 0, scoreB: 0))

    try scene.server.answer(succeeding: true)

    #expect(scene.output.ends == 1 && scene.output.failures == 0)
  }

  @Test("a failure is reported and does not affect the clock")
  func failure() throws {
    let scene = Scene()
    scene.interactor.startOrPauseTimer()
    scene.interactor.end(with: GatherResult(scoreA: 0, scoreB: 0))

    try scene.server.answer(succeeding: false)

    #expect(scene.output.ends == 0 && scene.output.failures == 1)
    #expect(scene.interactor.timerState == .running)
  }

  @Test("a pending request does not keep the interactor alive")
  func requestRelease() {
    let server = InMemoryBackend()
    var interactor: GatherInteractor? = GatherInteractor(
      services: server.services, gather: .example)
    weak let left = interactor
    interactor?.end(with: GatherResult(scoreA: 0, scoreB: 0))

    interactor = nil

    #expect(left == nil)
    #expect(server.pendingCount == 1)
  }

  @Test("a running clock does not keep the interactor alive")
  func timerRelease() {
    let phone = Phone()
    var interactor: GatherInteractor? = GatherInteractor(
      services: InMemoryBackend().services, gather: .example)
    weak let left = interactor
    interactor?.startOrPauseTimer()
    #expect(phone.isTicking)

    interactor = nil

    #expect(left == nil)
  }
}
