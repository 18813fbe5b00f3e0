import FootballGather
import GatherTestSupport
import Testing

@testable import MVVM

@MainActor @Suite("Gather view model: clock") struct GatherViewModelTimerTests {
  @Test("ten minutes are left, and the clock is stopped")
  func beginning() {
    let gather = ModeledGather()

    #expect(gather.viewModel.timeText == "10:00")
    #expect(gather.viewModel.timerButtonTitle == "Start")
    #expect(!gather.phone.isTicking)
  }

  @Test(
    "minutes and seconds have two digits",
    arguments: [(0, 0, "00:00"), (7, 0, "07:00"), (0, 9, "00:09"), (12, 34, "12:34")])
  func text(_ minutes: Int, _ seconds: Int, _ text: String) {
    let viewModel = ModeledGather().viewModel

    viewModel.useTime(minutes: minutes, seconds: seconds)

    #expect(viewModel.timeText == text)
  }

  @Test("Start starts the clock")
  func start() {
    let gather = ModeledGather()

    gather.viewModel.startOrPauseTimer()

    #expect(gather.viewModel.timerButtonTitle == "Pause")
    #expect(gather.phone.isTicking)
  }

  @Test("Pause pauses the clock")
  func pause() {
    let gather = ModeledGather()
    gather.viewModel.startOrPauseTimer()

    gather.viewModel.startOrPauseTimer()

    #expect(gather.viewModel.timerButtonTitle == "Resume")
    #expect(!gather.phone.isTicking)
  }

  @Test("Resume continues from the paused time, at the same pace")
  func resume() {
    let gather = ModeledGather()
    gather.viewModel.startOrPauseTimer()
    gather.phone.wait(seconds: 2)
    gather.viewModel.startOrPauseTimer()

    gather.viewModel.startOrPauseTimer()
    gather.phone.wait(seconds: 3)

    #expect(gather.viewModel.timerButtonTitle == "Pause")
    #expect(gather.viewModel.timeText == "09:55")
  }

  @Test("the clock does not start if no time is left")
  func startAtZero() {
    let gather = ModeledGather()
    gather.viewModel.useTime(minutes: 0, seconds: 0)

    gather.viewModel.startOrPauseTimer()

    #expect(gather.viewModel.timerButtonTitle == "Start")
    #expect(!gather.phone.isTicking)
  }

  @Test("the time decreases every second, and the delegate is notified")
  func ticks() {
    let gather = ModeledGather()
    gather.viewModel.startOrPauseTimer()

    gather.phone.wait(seconds: 2)

    #expect(gather.viewModel.timeText == "09:58")
    #expect(gather.delegate.changes == 2)
  }

  @Test("the tick after second 0 decreases the minute")
  func minute() {
    let gather = ModeledGather()
    gather.viewModel.useTime(minutes: 3, seconds: 0)
    gather.viewModel.startOrPauseTimer()

    gather.phone.wait(seconds: 1)

    #expect(gather.viewModel.timeText == "02:59")
  }

  @Test("the last tick stops the clock, and the delegate is notified")
  func lastTick() {
    let gather = ModeledGather()
    gather.viewModel.useTime(minutes: 0, seconds: 1)
    gather.viewModel.startOrPauseTimer()

    gather.phone.wait(seconds: 1)

    #expect(gather.viewModel.timeText == "00:00")
    #expect(gather.viewModel.timerButtonTitle == "Start")
    #expect(gather.delegate.changes == 1)
    #expect(!gather.phone.isTicking)
  }

  @Test("a paused clock does not advance")
  func pausedClock() {
    let gather = ModeledGather()
    gather.viewModel.startOrPauseTimer()
    gather.phone.wait(seconds: 2)
    gather.viewModel.startOrPauseTimer()

    gather.phone.wait(seconds: 30)

    #expect(gather.viewModel.timeText == "09:58")
    #expect(gather.delegate.changes == 2)
  }

  @Test("Cancel stops the clock at ten minutes")
  func reset() {
    let gather = ModeledGather()
    gather.viewModel.startOrPauseTimer()
    gather.phone.wait(seconds: 90)

    gather.viewModel.resetTime()

    #expect(gather.viewModel.timeText == "10:00")
    #expect(gather.viewModel.timerButtonTitle == "Start")
    #expect(!gather.phone.isTicking)
  }

  @Test("the picker has two wheels of sixty")
  func wheels() {
    let viewModel = ModeledGather().viewModel

    #expect(viewModel.numberOfPickerComponents == 2)
    #expect(viewModel.numberOfPickerRows == 60)
  }

  @Test("the rows of the wheels are titled with their numbers")
  func wheelTitles() {
    let viewModel = ModeledGather().viewModel

    #expect([0, 9, 59].map(viewModel.pickerTitle) == ["0", "9", "59"])
  }

  @Test("the picker starts at the remaining time")
  func pickerTime() {
    let gather = ModeledGather()
    gather.viewModel.startOrPauseTimer()

    gather.phone.wait(seconds: 15)

    #expect(gather.viewModel.minutes == 9 && gather.viewModel.seconds == 45)
  }

  @Test("picking a time shows it and stops the clock")
  func useTime() {
    let gather = ModeledGather()
    gather.viewModel.startOrPauseTimer()

    gather.viewModel.useTime(minutes: 3, seconds: 25)

    #expect(gather.viewModel.timeText == "03:25")
    #expect(gather.viewModel.timerButtonTitle == "Start")
    #expect(!gather.phone.isTicking)
  }

  @Test("stopping the timer ends the ticks")
  func stop() {
    let gather = ModeledGather()
    gather.viewModel.startOrPauseTimer()

    gather.viewModel.stopTimer()

    #expect(!gather.phone.isTicking)
    #expect(gather.viewModel.timeText == "10:00")
  }

  @Test("a running clock does not keep the view model alive")
  func release() {
    let phone = Phone()
    var viewModel: GatherViewModel? = GatherViewModel(
      services: InMemoryBackend().services, gather: .example)
    weak let left = viewModel
    viewModel?.startOrPauseTimer()
    #expect(phone.isTicking)

    viewModel = nil

    #expect(left == nil)
  }
}
