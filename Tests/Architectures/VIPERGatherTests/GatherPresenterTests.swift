import FootballGather
import GatherTestSupport
import Testing

@testable import VIPER

@MainActor @Suite("Gather presenter") struct GatherPresenterTests {
  // MARK: Teams

  @Test("there are two sections")
  func sections() {
    #expect(PresentedGather().presenter.numberOfSections == 2)
  }

  @Test("each section is headed by its team's title")
  func headers() {
    #expect((0..<2).map(PresentedGather().presenter.header) == ["Team A", "Team B"])
  }

  @Test("a team has one row per player")
  func rows() {
    #expect((0..<2).map(PresentedGather().presenter.numberOfRows) == [2, 1])
  }

  @Test("a row shows the player's name")
  func name() {
    let presenter = PresentedGather().presenter

    #expect(presenter.name(at: 1, in: 0) == "Ben")
    #expect(presenter.name(at: 0, in: 1) == "Cid")
  }

  @Test("a row shows the abbreviated position")
  func position() {
    #expect(PresentedGather().presenter.position(at: 0, in: 0) == "GK")
  }

  @Test("a row shows no position if none is known")
  func noPosition() {
    #expect(PresentedGather().presenter.position(at: 1, in: 0) == nil)
  }

  @Test("a team without players has no rows")
  func emptyTeam() {
    let gather = PresentedGather()
    gather.interactor.gather = Gather(id: 1, players: [])

    #expect((0..<2).map(gather.presenter.numberOfRows) == [0, 0])
  }

  // MARK: Clock

  @Test("a loaded view shows its title")
  func title() {
    let gather = PresentedGather()

    gather.presenter.viewDidLoad()

    #expect(gather.view.title == "Gather in progress")
  }

  @Test("a loaded view shows the time, and Start")
  func beginning() {
    let gather = PresentedGather()

    gather.presenter.viewDidLoad()

    #expect(gather.view.time == "10:00")
    #expect(gather.view.buttonTitle == "Start")
  }

  @Test(
    "minutes and seconds have two digits",
    arguments: [(0, 0, "00:00"), (7, 0, "07:00"), (0, 9, "00:09")])
  func text(_ minutes: Int, _ seconds: Int, _ text: String) {
    let gather = PresentedGather()
    gather.interactor.time = GatherTime(minutes: minutes, seconds: seconds)

    gather.presenter.timeDidChange()

    #expect(gather.view.time == text)
  }

  @Test("the button of a running clock is titled Pause")
  func runningTitle() {
    let gather = PresentedGather()
    gather.interactor.timerState = .running

    gather.presenter.timeDidChange()

    #expect(gather.view.buttonTitle == "Pause")
  }

  @Test("the button of a paused clock is titled Resume")
  func pausedTitle() {
    let gather = PresentedGather()
    gather.interactor.timerState = .paused

    gather.presenter.timeDidChange()

    #expect(gather.view.buttonTitle == "Resume")
  }

  @Test("a tap on the main button is passed to the interactor")
  func startOrPause() {
    let gather = PresentedGather()

    gather.presenter.startOrPauseTimer()

    #expect(gather.interactor.calls == [.startOrPause])
  }

  @Test("Cancel hides the picker and resets the time")
  func cancelTime() {
    let gather = PresentedGather()
    gather.presenter.setTime()

    gather.presenter.cancelTime()

    #expect(gather.view.pickerTime == nil)
    #expect(gather.interactor.calls == [.reset(.initial)])
  }

  @Test("leaving stops the timer")
  func leave() {
    let gather = PresentedGather()

    gather.presenter.viewDidLeave()

    #expect(gather.interactor.calls == [.stop])
  }

  // MARK: Picker

  @Test("the picker is hidden until it is requested")
  func pickerHidden() {
    let gather = PresentedGather()

    gather.presenter.viewDidLoad()

    #expect(gather.view.pickerTime == nil)
  }

  @Test("the picker has two wheels of sixty")
  func wheels() {
    let presenter = PresentedGather().presenter

    #expect(presenter.numberOfWheels == 2 && presenter.numberOfTimes == 60)
  }

  @Test("the rows of the wheels are titled with their numbers")
  func wheelTitles() {
    #expect([0, 59].map(PresentedGather().presenter.title(ofTime:)) == ["0", "59"])
  }

  @Test("Set shows the remaining time without affecting the timer")
  func setTime() {
    let gather = PresentedGather()
    gather.interactor.time = GatherTime(minutes: 9, seconds: 45)

    gather.presenter.setTime()

    #expect(gather.view.pickerTime == [9, 45])
    #expect(gather.interactor.calls == [])
  }

  @Test("the picker's Cancel only hides it")
  func cancelPicker() {
    let gather = PresentedGather()
    gather.presenter.setTime()

    gather.presenter.cancelPicker()

    #expect(gather.view.pickerTime == nil)
    #expect(gather.interactor.calls == [])
  }

  @Test("the picker's Done hides it and sets the time")
  func useTime() {
    let gather = PresentedGather()
    gather.presenter.setTime()

    gather.presenter.useTime(minutes: 3, seconds: 25)

    #expect(gather.view.pickerTime == nil)
    #expect(gather.interactor.calls == [.reset(GatherTime(minutes: 3, seconds: 25))])
  }

  // MARK: Score and end

  @Test(
    "the score is shown as whole numbers",
    arguments: [(0.0, 0.0, ["0", "0"]), (2, 0, ["2", "0"]), (0, 3, ["0", "3"])])
  func score(_ teamA: Double, _ teamB: Double, _ score: [String]) {
    let gather = PresentedGather()

    gather.presenter.scoreDidChange(teamA: teamA, teamB: teamB)

    #expect(gather.view.score == score)
  }

  @Test("ending asks for confirmation first")
  func question() {
    let gather = PresentedGather()

    gather.presenter.askToEnd()

    #expect(gather.view.questions == [.confirmEndOfGather])
    #expect(gather.interactor.calls == [])
  }

  @Test("a confirmed end is passed to the interactor once, with the score")
  func end() {
    let gather = PresentedGather()

    gather.presenter.endGather(teamA: 3, teamB: 1)

    #expect(gather.interactor.calls == [.end(GatherResult(scoreA: 3, scoreB: 1))])
  }

  @Test("the view is busy until the answer arrives", arguments: [true, false])
  func busy(_ succeeds: Bool) {
    let gather = PresentedGather()

    gather.presenter.endGather(teamA: 0, teamB: 0)
    #expect(gather.view.busy == [true])

    succeeds ? gather.presenter.didEnd() : gather.presenter.didFailToEnd()
    #expect(gather.view.busy == [true, false])
  }

  @Test("a success notifies the delegate once, before returning to the list")
  func success() {
    let gather = PresentedGather()

    gather.presenter.didEnd()

    #expect(gather.exit.calls == [.notify, .pop])
    #expect(gather.view.alerts == [])
  }

  @Test("a failure is shown in an alert, and the gather stays open")
  func failure() {
    let gather = PresentedGather()

    gather.presenter.didFailToEnd()

    #expect(gather.view.alerts == [.gatherNotEnded])
    #expect(gather.exit.calls == [])
  }

  @Test("a second attempt is possible after a failure")
  func secondAttempt() {
    let gather = PresentedGather()
    let result = GatherResult(scoreA: 0, scoreB: 0)
    gather.presenter.endGather(teamA: 0, teamB: 0)
    gather.presenter.didFailToEnd()

    gather.presenter.endGather(teamA: 0, teamB: 0)

    #expect(gather.interactor.calls == [.end(result), .end(result)])
  }

  @Test("the presenter keeps neither its view nor its delegate alive")
  func parents() {
    var view: GatherViewSpy? = GatherViewSpy()
    var delegate: GatherExitSpy? = GatherExitSpy()
    let router = GatherExitSpy()
    weak let (leftView, leftDelegate) = (view, delegate)
    let presenter = delegate.map {
      GatherPresenter(interactor: GatherInteractorSpy(), router: router, delegate: $0)
    }
    presenter?.view = view

    view = nil
    delegate = nil
    presenter?.didEnd()

    #expect(leftView == nil && leftDelegate == nil)
    #expect(router.calls == [.pop])
  }
}
