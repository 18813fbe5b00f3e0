import FootballGather
import GatherTestSupport
import Testing
import UIKit

@testable import MVP

@MainActor @Suite("Gather presenter: clock") struct GatherPresenterTimerTests {
  @Test("the view receives the time and the main button's title")
  func time() {
    let gather = PresentedGather()

    gather.presenter.showTime()

    #expect(gather.view.time == "10:00")
    #expect(gather.view.buttonTitle == "Start")
  }

  @Test("the view is updated as soon as the clock starts")
  func start() {
    let gather = PresentedGather()

    gather.presenter.startOrPause()

    #expect(gather.view.time == "10:00")
    #expect(gather.view.buttonTitle == "Pause")
  }

  @Test("the view is updated every second")
  func tick() {
    let gather = PresentedGather()
    gather.presenter.startOrPause()

    gather.phone.wait(seconds: 2)

    #expect(gather.view.time == "09:58")
  }

  @Test("a paused clock does not advance")
  func pause() {
    let gather = PresentedGather()
    gather.presenter.startOrPause()
    gather.phone.wait(seconds: 2)

    gather.presenter.startOrPause()
    gather.phone.wait(seconds: 5)

    #expect(gather.view.time == "09:58")
    #expect(gather.view.buttonTitle == "Resume")
  }

  @Test("the picker shows the remaining time")
  func setTime() {
    let gather = PresentedGather()
    gather.presenter.startOrPause()
    gather.phone.wait(seconds: 15)

    gather.presenter.setTime()

    #expect(gather.view.pickerTime == GatherTime(minutes: 9, seconds: 45))
    #expect(gather.phone.isTicking)
  }

  @Test("picking a time shows it, hides the picker and stops the clock")
  func useTime() {
    let gather = PresentedGather()
    gather.presenter.startOrPause()
    gather.presenter.setTime()

    gather.presenter.useTime(minutes: 3, seconds: 25)

    #expect(gather.view.time == "03:25")
    #expect(gather.view.buttonTitle == "Start")
    #expect(gather.view.pickerTime == nil)
    #expect(!gather.phone.isTicking)
  }

  @Test("cancelling resets the clock to ten minutes and hides the picker")
  func cancelTime() {
    let gather = PresentedGather()
    gather.presenter.startOrPause()
    gather.phone.wait(seconds: 90)
    gather.presenter.setTime()

    gather.presenter.cancelTime()

    #expect(gather.view.time == "10:00")
    #expect(gather.view.pickerTime == nil)
    #expect(!gather.phone.isTicking)
  }

  @Test("a stopped timer does not tick")
  func stopTimer() {
    let gather = PresentedGather()
    gather.presenter.startOrPause()

    gather.presenter.stopTimer()

    #expect(!gather.phone.isTicking)
  }

  @Test("a running clock does not retain its presenter")
  func timerRelease() {
    let phone = Phone()
    var presenter: GatherPresenter? = GatherPresenter(
      services: InMemoryBackend().services, gather: .example)
    weak let left = presenter
    presenter?.startOrPause()

    presenter = nil

    #expect(left == nil)
    #expect(phone.isTicking)
  }
}
