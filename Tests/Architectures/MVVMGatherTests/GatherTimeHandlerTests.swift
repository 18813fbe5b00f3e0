import FootballGather
import GatherTestSupport
import Testing

@testable import MVVM

@MainActor @Suite("Gather time handler") struct GatherTimeHandlerTests {
  @Test("a new clock is stopped at ten minutes")
  func beginning() {
    let handler = GatherTimeHandler()

    #expect(handler.time == .initial)
    #expect(handler.state == .stopped)
  }

  @Test("a started clock counts down, and calls its handler after each tick")
  func calls() {
    let phone = Phone()
    let handler = GatherTimeHandler()
    var times: [GatherTime] = []

    handler.startOrPause { times.append(handler.time) }
    phone.wait(seconds: 2)

    #expect(times.map(\.text) == ["09:59", "09:58"])
    #expect(handler.state == .running)
  }

  @Test("a paused clock no longer calls its handler")
  func pause() {
    let phone = Phone()
    let handler = GatherTimeHandler()
    var calls = 0
    handler.startOrPause { calls += 1 }

    handler.startOrPause {}
    phone.wait(seconds: 5)

    #expect(calls == 0)
    #expect(handler.state == .paused)
  }

  @Test("a resumed clock calls its handler once per second")
  func resume() {
    let phone = Phone()
    let handler = GatherTimeHandler()
    var calls = 0
    handler.startOrPause {}
    handler.startOrPause {}

    handler.startOrPause { calls += 1 }
    phone.wait(seconds: 4)

    #expect(calls == 4)
  }

  @Test("the clock has already stopped when it calls its handler for the last time")
  func lastCall() {
    let phone = Phone()
    let handler = GatherTimeHandler()
    var states: [GatherTimeHandler.State] = []
    handler.reset(to: GatherTime(minutes: 0, seconds: 2))

    handler.startOrPause { states.append(handler.state) }
    phone.wait(seconds: 5)

    #expect(states == [.running, .stopped])
    #expect(handler.time.isZero)
  }

  @Test("the clock does not start if no time is left")
  func zero() {
    let phone = Phone()
    let handler = GatherTimeHandler()
    handler.reset(to: GatherTime(minutes: 0, seconds: 0))

    handler.startOrPause {}

    #expect(handler.state == .stopped)
    #expect(!phone.isTicking)
  }

  @Test("a stopped clock keeps its time")
  func stop() {
    let phone = Phone()
    let handler = GatherTimeHandler()
    handler.startOrPause {}
    phone.wait(seconds: 1)

    handler.stop()

    #expect(handler.time.text == "09:59")
    #expect(handler.state == .stopped)
    #expect(!phone.isTicking)
  }

  @Test("setting a new time stops the clock")
  func reset() {
    let phone = Phone()
    let handler = GatherTimeHandler()
    handler.startOrPause {}

    handler.reset(to: GatherTime(minutes: 3, seconds: 25))

    #expect(handler.time.text == "03:25")
    #expect(handler.state == .stopped)
    #expect(!phone.isTicking)
  }

  @Test("a running timer does not keep the clock alive")
  func release() {
    let phone = Phone()
    var handler: GatherTimeHandler? = GatherTimeHandler()
    weak let left = handler
    handler?.startOrPause {}
    #expect(phone.isTicking)

    handler = nil

    #expect(left == nil)
  }
}
