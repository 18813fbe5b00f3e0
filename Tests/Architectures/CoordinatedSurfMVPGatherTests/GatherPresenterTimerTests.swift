import FootballGather
import GatherTestSupport
import Testing
import UIKit

@testable import CoordinatedSurfMVP

@MainActor @Suite("Gather presenter: clock") struct GatherPresenterTimerTests {
  @Test("a loaded view receives a stopped clock set to ten minutes")
  func beginning() {
    let gather = PresentedGather()

    gather.presenter.viewLoaded()

    #expect(gather.view.timer?.time == GatherTime(minutes: 10, seconds: 0))
    #expect(gather.view.timer?.state == .stopped)
    #expect(!gather.phone.isTicking)
  }

  @Test("the view is updated as soon as the clock starts")
  func start() {
    let gather = PresentedGather()

    gather.presenter.toggleTimer()

    #expect(gather.view.timer?.time == GatherTime(minutes: 10, seconds: 0))
    #expect(gather.view.timer?.state == .running)
  }

  @Test("the view is updated every second")
  func tick() {
    let gather = PresentedGather()
    gather.presenter.toggleTimer()

    gather.phone.wait(seconds: 2)

    #expect(gather.view.timer?.time == GatherTime(minutes: 9, seconds: 58))
    #expect(gather.view.timer?.state == .running)
  }

  @Test("a paused clock does not advance")
  func pause() {
    let gather = PresentedGather()
    gather.presenter.toggleTimer()
    gather.phone.wait(seconds: 2)

    gather.presenter.toggleTimer()

    #expect(gather.view.timer?.time == GatherTime(minutes: 9, seconds: 58))
    #expect(gather.view.timer?.state == .paused)
    #expect(!gather.phone.isTicking)
  }

  @Test("a resumed clock continues to tick every second")
  func resume() {
    let gather = PresentedGather()
    gather.presenter.toggleTimer()
    gather.presenter.toggleTimer()

    gather.presenter.toggleTimer()
    gather.phone.wait(seconds: 3)

    #expect(gather.view.timer?.time == GatherTime(minutes: 9, seconds: 57))
  }

  @Test("the clock stops at zero, with no other effect")
  func zero() {
    let gather = PresentedGather()
    gather.presenter.pickTime(GatherTime(minutes: 0, seconds: 2))
    gather.presenter.toggleTimer()

    gather.phone.wait(seconds: 2)

    #expect(gather.view.timer?.time.isZero == true)
    #expect(gather.view.timer?.state == .stopped)
    #expect(!gather.phone.isTicking)
    #expect(gather.errors == [] && gather.server.pending == [])
  }

  @Test("the clock does not start when no time is left")
  func startAtZero() {
    let gather = PresentedGather()
    gather.presenter.pickTime(GatherTime(minutes: 0, seconds: 0))

    gather.presenter.toggleTimer()

    #expect(gather.view.timer?.state == .stopped)
    #expect(!gather.phone.isTicking)
  }

  @Test("the picker shows the remaining time while the clock continues")
  func setTime() {
    let gather = PresentedGather()
    gather.presenter.toggleTimer()
    gather.phone.wait(seconds: 15)

    gather.presenter.setTime()

    #expect(gather.view.pickerTime == GatherTime(minutes: 9, seconds: 45))
    #expect(gather.phone.isTicking)
  }

  @Test("picking a time shows it, hides the picker and stops the clock")
  func pickTime() {
    let gather = PresentedGather()
    gather.presenter.toggleTimer()
    gather.presenter.setTime()

    gather.presenter.pickTime(GatherTime(minutes: 3, seconds: 25))

    #expect(gather.view.timer?.time == GatherTime(minutes: 3, seconds: 25))
    #expect(gather.view.timer?.state == .stopped)
    #expect(gather.view.pickerTime == nil)
    #expect(!gather.phone.isTicking)
  }

  @Test("cancelling the picker hides it, and the clock continues")
  func cancelPicking() {
    let gather = PresentedGather()
    gather.presenter.toggleTimer()
    gather.presenter.setTime()

    gather.presenter.cancelPickingTime()

    #expect(gather.view.pickerTime == nil)
    #expect(gather.view.timer?.state == .running)
    #expect(gather.phone.isTicking)
  }

  @Test("cancelling resets the clock to ten minutes and hides the picker")
  func resetTime() {
    let gather = PresentedGather()
    gather.presenter.toggleTimer()
    gather.phone.wait(seconds: 90)
    gather.presenter.setTime()

    gather.presenter.resetTime()

    #expect(gather.view.timer?.time == GatherTime(minutes: 10, seconds: 0))
    #expect(gather.view.timer?.state == .stopped)
    #expect(gather.view.pickerTime == nil)
    #expect(!gather.phone.isTicking)
  }

  @Test("the clock stops when the view is closed")
  func viewClosed() {
    let gather = PresentedGather()
    gather.presenter.toggleTimer()

    gather.presenter.viewClosed()

    #expect(!gather.phone.isTicking)
  }

  @Test("a server failure does not stop the clock")
  func failure() throws {
    let gather = PresentedGather()
    gather.presenter.toggleTimer()
    gather.presenter.end()

    try gather.server.answer(succeeding: false)

    #expect(gather.view.timer?.state == .running)
    #expect(gather.phone.isTicking)
  }

  @Test("a running clock does not retain its presenter")
  func release() {
    let phone = Phone()
    var presenter: GatherPresenter? = GatherPresenter(
      gather: .example, service: InMemoryBackend())
    weak let left = presenter
    presenter?.toggleTimer()

    presenter = nil

    #expect(left == nil)
    #expect(phone.isTicking)
  }
}
