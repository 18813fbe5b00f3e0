import FootballGather
import GatherTestSupport
import Testing

@testable import Umbrella

@MainActor @Suite("Gather presenter: clock") struct GatherPresenterTimerTests {
  @Test("a loaded view shows ten minutes, Start and no picker")
  func beginning() {
    let gather = PresentedGather()

    gather.presenter.viewLoaded()

    #expect(gather.view.time == "10:00" && gather.view.buttonTitle == "Start")
    #expect(gather.view.pickerTime == nil)
    #expect(!gather.phone.isTicking)
  }

  @Test(
    "minutes and seconds have two digits",
    arguments: [(0, 0, "00:00"), (7, 0, "07:00"), (0, 9, "00:09")])
  func text(_ minutes: Int, _ seconds: Int, _ text: String) {
    let gather = PresentedGather()

    gather.presenter.use(minutes: minutes, seconds: seconds)

    #expect(gather.view.time == text)
  }

  @Test("the button cycles through Start, Pause and Resume, and the clock keeps the same pace")
  func titles() {
    let gather = PresentedGather()

    gather.presenter.startOrPause()
    #expect(gather.view.buttonTitle == "Pause")
    gather.phone.wait(seconds: 2)
    gather.presenter.startOrPause()
    #expect(gather.view.buttonTitle == "Resume")
    gather.presenter.startOrPause()
    gather.phone.wait(seconds: 3)

    #expect(gather.view.buttonTitle == "Pause")
    #expect(gather.view.time == "09:55")
  }

  @Test("a paused clock does not advance")
  func pause() {
    let gather = PresentedGather()
    gather.presenter.startOrPause()
    gather.presenter.startOrPause()

    gather.phone.wait(seconds: 30)

    #expect(gather.view.time == "10:00")
    #expect(!gather.phone.isTicking)
  }

  @Test("the clock does not start if no time is left")
  func zero() {
    let gather = PresentedGather()
    gather.presenter.use(minutes: 0, seconds: 0)

    gather.presenter.startOrPause()

    #expect(gather.view.buttonTitle == "Start")
    #expect(!gather.phone.isTicking)
  }

  @Test("the tick after second 0 decreases the minute")
  func minute() {
    let gather = PresentedGather()
    gather.presenter.use(minutes: 3, seconds: 0)
    gather.presenter.startOrPause()

    gather.phone.wait(seconds: 1)

    #expect(gather.view.time == "02:59")
  }

  @Test("the last tick stops the clock, and the button shows Start again")
  func lastTick() {
    let gather = PresentedGather()
    gather.presenter.use(minutes: 0, seconds: 1)
    gather.presenter.startOrPause()

    gather.phone.wait(seconds: 1)

    #expect(gather.view.time == "00:00" && gather.view.buttonTitle == "Start")
    #expect(!gather.phone.isTicking)
  }

  @Test("Cancel stops the clock at ten minutes and hides the picker")
  func cancel() {
    let gather = PresentedGather()
    gather.presenter.startOrPause()
    gather.phone.wait(seconds: 90)
    gather.presenter.setTime()

    gather.presenter.cancelTime()

    #expect(gather.view.time == "10:00" && gather.view.buttonTitle == "Start")
    #expect(gather.view.pickerTime == nil)
    #expect(!gather.phone.isTicking)
  }

  @Test("the picker has two wheels of sixty, titled with their numbers")
  func wheels() {
    let presenter = PresentedGather().presenter

    #expect(presenter.numberOfWheels == 2 && presenter.numberOfTimes == 60)
    #expect([0, 59].map(presenter.title(ofTime:)) == ["0", "59"])
  }

  @Test("Set shows the remaining time while the clock runs, and the picker's Cancel only hides it")
  func picker() {
    let gather = PresentedGather()
    gather.presenter.startOrPause()
    gather.phone.wait(seconds: 15)

    gather.presenter.setTime()
    #expect(gather.view.pickerTime == [9, 45])

    gather.presenter.cancelPicker()
    #expect(gather.view.pickerTime == nil)
    #expect(gather.phone.isTicking)
  }

  @Test("the picker's Done sets the time, stops the clock and hides the picker")
  func use() {
    let gather = PresentedGather()
    gather.presenter.startOrPause()
    gather.presenter.setTime()

    gather.presenter.use(minutes: 3, seconds: 25)

    #expect(gather.view.time == "03:25" && gather.view.buttonTitle == "Start")
    #expect(gather.view.pickerTime == nil)
    #expect(!gather.phone.isTicking)
  }

  @Test("a view that has left stops the clock")
  func left() {
    let gather = PresentedGather()
    gather.presenter.startOrPause()

    gather.presenter.viewLeft()

    #expect(!gather.phone.isTicking)
  }

  @Test("a running clock does not keep the presenter alive")
  func release() {
    let phone = Phone()
    let view = GatherViewSpy()
    var presenter: GatherPresenter? = GatherPresenter(
      view: view, services: InMemoryBackend().services, gather: .example)
    weak let left = presenter
    presenter?.startOrPause()
    #expect(phone.isTicking)

    presenter = nil

    #expect(left == nil)
  }
}
