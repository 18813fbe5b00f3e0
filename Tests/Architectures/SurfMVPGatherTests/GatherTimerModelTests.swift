import FootballGather
import Testing
import UIKit

@testable import SurfMVP

@MainActor @Suite("Gather timer model") struct GatherTimerModelTests {
  @Test("a new clock is stopped at ten minutes")
  func beginning() {
    let timer = GatherTimerModel()

    #expect(timer.time == GatherTime(minutes: 10, seconds: 0))
    #expect(timer.state == .stopped)
    #expect(timer.actionTitle == "Start")
  }

  @Test("a stopped clock can be started")
  func start() {
    var timer = GatherTimerModel()

    timer.toggle()

    #expect(timer.state == .running)
    #expect(timer.actionTitle == "Pause")
  }

  @Test("a running clock can be paused")
  func pause() {
    var timer = GatherTimerModel()
    timer.toggle()

    timer.toggle()

    #expect(timer.state == .paused)
    #expect(timer.actionTitle == "Resume")
  }

  @Test("a paused clock can be resumed")
  func resume() {
    var timer = GatherTimerModel()
    timer.toggle()
    timer.toggle()

    timer.toggle()

    #expect(timer.state == .running)
    #expect(timer.actionTitle == "Pause")
  }

  @Test("a tick subtracts one second, even across a minute boundary, without stopping the clock")
  func tick() {
    var timer = GatherTimerModel()
    timer.toggle()

    timer.tick()
    timer.tick()

    #expect(timer.time == GatherTime(minutes: 9, seconds: 58))
    #expect(timer.state == .running)
  }

  @Test("the last tick stops the clock")
  func lastTick() {
    var timer = GatherTimerModel()
    timer.stop(at: GatherTime(minutes: 0, seconds: 1))
    timer.toggle()

    timer.tick()

    #expect(timer.time.isZero)
    #expect(timer.state == .stopped)
  }

  @Test("the clock cannot be started when no time is left")
  func zero() {
    var timer = GatherTimerModel()
    timer.stop(at: GatherTime(minutes: 0, seconds: 0))

    timer.toggle()

    #expect(timer.state == .stopped)
  }

  @Test("the clock can be stopped and set to any time")
  func stop() {
    var timer = GatherTimerModel()
    timer.toggle()

    timer.stop(at: GatherTime(minutes: 3, seconds: 25))

    #expect(timer.time == GatherTime(minutes: 3, seconds: 25))
    #expect(timer.state == .stopped)
  }
}
