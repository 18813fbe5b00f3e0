import FootballGather
import GatherTestSupport
import Testing

@testable import VIP

@MainActor @Suite("Gather presenter") struct GatherPresenterTests {
  /// A presenter with a view spy.
  @MainActor private struct Scene {
    let view = GatherViewSpy()
    let presenter = GatherPresenter()

    init() {
      presenter.view = view
    }
  }

  // MARK: Rows

  @Test("a section is headed by its team's title")
  func header() {
    let presenter = Scene().presenter

    #expect(presenter.section(.init(team: .teamA, players: [])).header == "Team A")
    #expect(presenter.section(.init(team: .teamB, players: [])).header == "Team B")
  }

  @Test("a section has a row per player")
  func rows() {
    let players = Gather.example.players(in: .teamA)

    #expect(Scene().presenter.section(.init(team: .teamA, players: players)).numberOfRows == 2)
  }

  @Test("a team without players is an empty section")
  func emptyTeam() {
    #expect(Scene().presenter.section(.init(team: .teamB, players: [])).numberOfRows == 0)
  }

  @Test("a row shows the player's name")
  func name() {
    #expect(Scene().presenter.row(.init(player: Player(id: 1, name: "Ann"))).name == "Ann")
  }

  @Test("a row shows the abbreviated position")
  func position() {
    let player = Player(id: 1, name: "", preferredPosition: .midfielder)

    #expect(Scene().presenter.row(.init(player: player)).position == "MID")
  }

  @Test("a row shows no position if none is known")
  func noPosition() {
    #expect(Scene().presenter.row(.init(player: Player(id: 1, name: ""))).position == nil)
  }

  // MARK: Wheels

  @Test("the picker has two wheels")
  func wheels() {
    #expect(Scene().presenter.times().numberOfWheels == 2)
  }

  @Test("each wheel has sixty rows")
  func wheelRows() {
    #expect(Scene().presenter.times().numberOfTimes == 60)
  }

  @Test("the rows of the wheels are titled with their numbers")
  func wheelTitles() {
    let presenter = Scene().presenter

    #expect([0, 9, 59].map { presenter.wheel(.init(time: $0)).title } == ["0", "9", "59"])
  }

  // MARK: Clock

  @Test("ten minutes are shown as 10:00")
  func initialTime() {
    let scene = Scene()

    scene.presenter.presentTime(.init(time: .initial, state: .stopped))

    #expect(scene.view.time?.time == "10:00")
  }

  @Test("a remaining time of zero is shown as 00:00")
  func zero() {
    let scene = Scene()

    scene.presenter.presentTime(.init(time: GatherTime(minutes: 0, seconds: 0), state: .stopped))

    #expect(scene.view.time?.time == "00:00")
  }

  @Test("whole minutes are shown with two zeros for the seconds")
  func minutesOnly() {
    let scene = Scene()

    scene.presenter.presentTime(.init(time: GatherTime(minutes: 7, seconds: 0), state: .stopped))

    #expect(scene.view.time?.time == "07:00")
  }

  @Test("less than a minute is shown with two zeros for the minutes")
  func secondsOnly() {
    let scene = Scene()

    scene.presenter.presentTime(.init(time: GatherTime(minutes: 0, seconds: 9), state: .stopped))

    #expect(scene.view.time?.time == "00:09")
  }

  @Test("the button of a stopped clock is titled Start")
  func stoppedTitle() {
    let scene = Scene()

    scene.presenter.presentTime(.init(time: .initial, state: .stopped))

    #expect(scene.view.time?.buttonTitle == "Start")
  }

  @Test("the button of a running clock is titled Pause")
  func runningTitle() {
    let scene = Scene()

    scene.presenter.presentTime(.init(time: .initial, state: .running))

    #expect(scene.view.time?.buttonTitle == "Pause")
  }

  @Test("the button of a paused clock is titled Resume")
  func pausedTitle() {
    let scene = Scene()

    scene.presenter.presentTime(.init(time: .initial, state: .paused))

    #expect(scene.view.time?.buttonTitle == "Resume")
  }

  @Test("the picker shows minutes and seconds")
  func picker() {
    let scene = Scene()

    scene.presenter.presentPicker(.init(time: GatherTime(minutes: 9, seconds: 45)))

    #expect(scene.view.pickerTime == [9, 45])
  }

  @Test("the picker is hidden on request")
  func hidePicker() {
    let scene = Scene()
    scene.presenter.presentPicker(.init(time: .initial))

    scene.presenter.hidePicker()

    #expect(scene.view.pickerTime == nil)
  }

  // MARK: Score and end

  @Test("an initial score is shown as 0 and 0")
  func noScore() {
    let scene = Scene()

    scene.presenter.presentScore(.init(result: GatherResult(scoreA: 0, scoreB: 0)))

    #expect(scene.view.score == ["0", "0"])
  }

  @Test("team A's score is on the left, team B's on the right")
  func score() {
    let scene = Scene()

    scene.presenter.presentScore(.init(result: GatherResult(scoreA: 2, scoreB: 13)))

    #expect(scene.view.score == ["2", "13"])
  }

  @Test("the confirmation alert asks whether the match is over")
  func question() {
    let scene = Scene()

    scene.presenter.presentQuestion(.init())

    #expect(scene.view.questions == [.confirmEndOfGather])
  }

  @Test("a pending request makes the view busy")
  func progress() {
    let scene = Scene()

    scene.presenter.presentProgress()

    #expect(scene.view.busy == [true])
  }

  @Test(
    "a result ends the busy state, whether it is a success or a failure", arguments: [true, false])
  func result(_ hasFailed: Bool) {
    let scene = Scene()

    scene.presenter.presentResult(.init(hasFailed: hasFailed))

    #expect(scene.view.busy == [false])
  }

  @Test("a failure is shown in an alert")
  func failure() {
    let scene = Scene()

    scene.presenter.presentResult(.init(hasFailed: true))

    #expect(scene.view.alerts == [.gatherNotEnded])
  }

  @Test("a success shows no alert and does not return to the list by itself")
  func success() {
    let scene = Scene()

    scene.presenter.presentResult(.init(hasFailed: false))

    #expect(scene.view.alerts == [])
    #expect(scene.view.pops == 0)
  }

  @Test("returning to the list goes through the view")
  func pop() {
    let scene = Scene()

    scene.presenter.popToPlayerList()

    #expect(scene.view.pops == 1)
  }

  @Test("the presenter does not keep its view alive")
  func release() {
    let presenter = GatherPresenter()
    var view: GatherViewSpy? = GatherViewSpy()
    presenter.view = view

    view = nil

    #expect(presenter.view == nil)
  }
}
