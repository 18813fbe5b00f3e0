import FootballGather
import GatherTestSupport
import Testing
import UIKit

@testable import MVP

@MainActor @Suite("Gather time handler") struct GatherTimeHandlerTests {
  @Test("a new timer is stopped at ten minutes")
  func beginning() {
    let handler = GatherTimeHandler()

    #expect(handler.time == GatherTime(minutes: 10, seconds: 0))
    #expect(handler.buttonTitle == "Start")
  }

  @Test("a started timer calls its handler every second")
  func calls() {
    let phone = Phone()
    var handler = GatherTimeHandler()
    var calls = 0

    handler.startOrPause { calls += 1 }
    phone.wait(seconds: 3)

    #expect(calls == 3)
    #expect(handler.buttonTitle == "Pause")
  }

  @Test("a paused timer no longer calls its handler")
  func pause() {
    let phone = Phone()
    var handler = GatherTimeHandler()
    var calls = 0
    handler.startOrPause { calls += 1 }
    phone.wait(seconds: 2)

    handler.startOrPause {}
    phone.wait(seconds: 5)

    #expect(calls == 2)
    #expect(handler.buttonTitle == "Resume")
  }

  @Test("a resumed timer calls its handler every second again")
  func resume() {
    let phone = Phone()
    var handler = GatherTimeHandler()
    var calls = 0
    handler.startOrPause {}
    handler.startOrPause {}

    handler.startOrPause { calls += 1 }
    phone.wait(seconds: 4)

    #expect(calls == 4)
    #expect(handler.buttonTitle == "Pause")
  }

  @Test("a tick subtracts one second, even across a minute boundary")
  func tick() {
    var handler = GatherTimeHandler()

    handler.tick()
    handler.tick()

    #expect(handler.time == GatherTime(minutes: 9, seconds: 58))
  }

  @Test("the last tick stops the clock")
  func lastTick() {
    let phone = Phone()
    var handler = GatherTimeHandler()
    handler.reset(to: GatherTime(minutes: 0, seconds: 1))
    handler.startOrPause {}

    handler.tick()

    #expect(handler.time.isZero)
    #expect(handler.buttonTitle == "Start")
    #expect(!phone.isTicking)
  }

  @Test("a tick before the last one does not stop the timer")
  func otherTick() {
    let phone = Phone()
    var handler = GatherTimeHandler()
    handler.reset(to: GatherTime(minutes: 0, seconds: 2))
    handler.startOrPause {}

    handler.tick()

    #expect(handler.buttonTitle == "Pause")
    #expect(phone.isTicking)
  }

  @Test("the timer does not start when no time is left")
  func zero() {
    let phone = Phone()
    var handler = GatherTimeHandler()
    handler.reset(to: GatherTime(minutes: 0, seconds: 0))

    handler.startOrPause {}

    #expect(handler.buttonTitle == "Start")
    #expect(!phone.isTicking)
  }

  @Test("a stopped timer keeps its time and no longer calls its handler")
  func stop() {
    let phone = Phone()
    var handler = GatherTimeHandler()
    handler.startOrPause {}
    handler.tick()

    handler.stop()

    #expect(handler.time == GatherTime(minutes: 9, seconds: 59))
    #expect(handler.buttonTitle == "Start")
    #expect(!phone.isTicking)
  }

  @Test("resetting the timer sets the new time and stops it")
  func reset() {
    let phone = Phone()
    var handler = GatherTimeHandler()
    handler.startOrPause {}

    handler.reset(to: GatherTime(minutes: 3, seconds: 25))

    #expect(handler.time == GatherTime(minutes: 3, seconds: 25))
    #expect(handler.buttonTitle == "Start")
    #expect(!phone.isTicking)
  }
}
