import FootballGather
import FootballGatherReference
import Testing
import UserSessions

@Suite("Transition table: a match (confirm, gather)") struct GatherRowsTests {
  @Test("row 50: players move between lists, clamped to the last row; Start needs both teams")
  func move() {
    let teams = Visit.teams()

    #expect(
      teams.screen.rows("teams") == ["# Bench", "Cem|GK", "# Team A", "Ann|ST", "# Team B", "Bob|"])
    #expect(teams.screen.isEnabled("start"))
    #expect(!teams.after(.move(1, 0, to: 0, 99)).screen.isEnabled("start"))
    #expect(
      teams.after(.move(1, 0, to: 0, 99)).screen.rows("teams").prefix(3) == [
        "# Bench", "Cem|GK", "Ann|ST",
      ])
  }

  @Test("row 50: a row can also move within its list")
  func moveWithin() {
    #expect(
      Visit.confirm().after(.move(0, 0, to: 0, 2)).screen.rows("teams").prefix(4)
        == ["# Bench", "Bob|", "Cem|GK", "Ann|ST"])
  }

  @Test("row 51: Start requests a match and shows the overlay, but does nothing without teams")
  func start() {
    let screen = Visit.teams().after(.tap("start")).screen

    #expect(screen.requests == ["create gather 4"] && screen.isBusy && !screen.isEnabled("start"))
    #expect(Visit.confirm().after(.tap("start")).screen == Visit.confirm().screen)
  }

  @Test("row 52: a failure removes the overlay and shows an alert")
  func createFailed() {
    let screen = Visit.teams().after(.tap("start"), .failure).screen

    #expect(screen.alert == ["Error", "The gather could not be created.", "OK"])
    #expect(screen.screen == "ConfirmPlayers" && !screen.isBusy && screen.requests.isEmpty)
  }

  @Test("row 53: all players are added in parallel; the requests for team A are sent first")
  func created() {
    let visit = Visit.teams().after(.move(0, 0, to: 1, 0), .tap("start"), .ok)

    #expect(
      visit.screen.requests == [
        "add to gather 1 1 12", "add to gather 1 1 10", "add to gather 1 2 11",
      ])
    #expect(visit.screen.isBusy)
  }

  @Test("row 54: the match is pushed when all players have been added, in any order")
  func allAdded() {
    let filling = Visit.teams().after(.tap("start"), .ok, .answer(1, isSuccess: true))
    let screen = filling.after(.ok).screen

    #expect(filling.screen.screen == "ConfirmPlayers" && filling.screen.isBusy)
    #expect(screen.screen == "Gather" && screen.depth == 4)
    #expect(screen.rows("teams") == ["# Team A", "Ann|ST", "# Team B", "Bob|"])
  }

  @Test("row 55: a failure is shown only when all responses have arrived")
  func someNotAdded() {
    let filling = Visit.teams().after(.tap("start"), .ok, .failure)

    #expect(filling.screen.alert.isEmpty && filling.screen.isBusy)
    #expect(filling.after(.ok).screen.alert == ["Error", "The gather could not be created.", "OK"])
    #expect(!filling.after(.ok).screen.isBusy)
  }

  @Test("row 55: after a failure, Start creates another match")
  func startAgain() {
    let again = Visit.teams().after(
      .tap("start"), .ok, .failure, .ok, .alertButton(0), .tap("start"), .ok)

    #expect(again.screen.requests == ["add to gather 2 1 10", "add to gather 2 2 11"])
  }

  @Test("row 56: going back keeps the selection but not the teams")
  func backFromConfirm() {
    let visit = Visit.teams().after(.back)

    #expect(visit.screen.title == "3 selected" && visit.screen.texts("select") == ["Cancel"])
    #expect(visit.after(.tap("bottom")).screen == Visit.confirm().screen)
  }

  @Test("row 57: a match begins at 0 to 0, with a stopped timer at ten minutes")
  func begins() {
    let screen = Visit.gather().screen

    #expect(screen.texts("timer") == ["10:00"] && screen.texts("timerMain") == ["Start"])
    #expect(screen.texts("scoreA") == ["0"] && screen.texts("scoreB") == ["0"])
    #expect(!screen.isVisible("timePicker") && screen.title == "Gather in progress")
  }

  @Test("row 58: the main button starts and resumes the timer")
  func run() {
    let visit = Visit.gather().after(.tap("timerMain"))

    #expect(visit.screen.texts("timerMain") == ["Pause"])
    #expect(visit.after(.tap("timerMain"), .tap("timerMain")).screen == visit.screen)
  }

  @Test("row 59: the main button pauses a running timer")
  func pause() {
    let screen = Visit.gather().after(
      .tap("timerMain"), .wait(seconds: 2), .tap("timerMain"), .wait(seconds: 5)
    ).screen

    #expect(screen.texts("timerMain") == ["Resume"] && screen.texts("timer") == ["09:58"])
  }

  @Test("row 60: the main button does nothing at 00:00")
  func noTime() {
    let visit = Visit.gather().after(
      .tap("timerSet"), .pick("picker", rows: [0, 0]), .tap("pickerDone"))

    #expect(visit.screen.texts("timer") == ["00:00"])
    #expect(visit.after(.tap("timerMain")).screen == visit.screen)
  }

  @Test("row 61: a running timer counts down once per second")
  func tick() {
    let visit = Visit.gather().after(.tap("timerMain"))

    #expect(visit.after(.wait(seconds: 1)).screen.texts("timer") == ["09:59"])
    #expect(visit.after(.wait(seconds: 61)).screen.texts("timer") == ["08:59"])
  }

  @Test("row 62: the timer stops at 00:00, and the button shows Start")
  func runsOut() {
    let screen = Visit.gather().after(.tap("timerMain"), .wait(seconds: 700)).screen

    #expect(screen.texts("timer") == ["00:00"] && screen.texts("timerMain") == ["Start"])
    #expect(screen.alert.isEmpty)
  }

  @Test("row 63: Set shows the remaining time in the picker while the timer continues")
  func set() {
    let visit = Visit.gather().after(.tap("timerMain"), .wait(seconds: 3), .tap("timerSet"))

    #expect(visit.screen.numbers("picker") == [9, 57] && visit.screen.isVisible("timePicker"))
    #expect(visit.after(.wait(seconds: 1)).screen.texts("timer") == ["09:56"])
    #expect(visit.after(.wait(seconds: 1)).screen.numbers("picker") == [9, 57])
  }

  @Test("row 64: the picker's Cancel button hides the picker and changes nothing else")
  func pickerCancel() {
    let visit = Visit.gather().after(.tap("timerMain"))
    let screen = visit.after(
      .tap("timerSet"), .pick("picker", rows: [1, 2]), .tap("pickerCancel")
    ).screen

    #expect(screen == visit.screen)
  }

  @Test("row 65: the picker's Done button stops the timer and sets the time")
  func pickerDone() {
    let screen = Visit.gather().after(
      .tap("timerMain"), .tap("timerSet"), .pick("picker", rows: [1, 2]), .tap("pickerDone"),
      .wait(seconds: 3)
    ).screen

    #expect(screen.texts("timer") == ["01:02"] && screen.texts("timerMain") == ["Start"])
    #expect(!screen.isVisible("timePicker"))
  }

  @Test("row 66: Cancel stops the timer, resets it to ten minutes and hides the picker")
  func timerCancel() {
    let visit = Visit.gather()
    let screen = visit.after(
      .tap("timerMain"), .wait(seconds: 3), .tap("timerSet"), .tap("timerCancel")
    ).screen

    #expect(screen == visit.screen)
  }

  @Test("row 67: the steppers count from 0 to 100")
  func score() {
    var visit = Visit.gather().after(.step("stepperB", up: true), .step("stepperA", up: false))
    #expect(visit.screen.texts("scoreA") == ["0"] && visit.screen.texts("scoreB") == ["1"])

    for _ in 0..<105 { visit.perform(.step("stepperA", up: true)) }

    #expect(visit.screen.texts("scoreA") == ["100"] && visit.screen.numbers("stepperA") == [100])
  }

  @Test("row 68: End asks for confirmation")
  func askToEnd() {
    let screen = Visit.gather().after(.tap("end")).screen

    #expect(screen.alert == ["End Gather", "Is the match over?", "Yes", "Cancel"])
  }

  @Test("row 69: Cancel continues the match")
  func cancelEnd() {
    let gather = Visit.gather()

    #expect(gather.after(.tap("end"), .alertButton(1)).screen == gather.screen)
  }

  @Test("row 70: Yes sends the score and shows the overlay, while the timer continues")
  func end() {
    let visit = Visit.gather().after(
      .tap("timerMain"), .step("stepperA", up: true), .tap("end"), .alertButton(0))

    #expect(visit.screen.requests == ["end gather 1 1 - 0 Team A"] && visit.screen.isBusy)
    #expect(visit.after(.wait(seconds: 1)).screen.texts("timer") == ["09:59"])
  }

  @Test("row 71: the end of the match pops two screens at once")
  func ended() {
    let screen = Visit.gather().after(.tap("end"), .alertButton(0), .ok).screen

    #expect(screen.screen == "PlayerList" && screen.depth == 2 && screen.requests.isEmpty)
  }

  @Test("row 72: a failure is shown, and the match continues")
  func notEnded() {
    let screen = Visit.gather().after(
      .tap("timerMain"), .tap("end"), .alertButton(0), .failure, .wait(seconds: 2)
    ).screen

    #expect(screen.alert == ["Error update", "The gather could not be ended.", "OK"])
    #expect(screen.texts("timer") == ["09:58"] && !screen.isBusy)
  }

  @Test("row 73: going back stops the timer and leaves the match open on the server")
  func backFromGather() {
    let visit = Visit.gather().after(.tap("timerMain"), .back)

    #expect(visit.screen == Visit.teams().screen)
    #expect(visit.after(.wait(seconds: 700)).screen == visit.screen)
  }

  @Test("row 74: OK closes an alert and nothing else")
  func closeAlert() {
    let login = Visit.login()

    #expect(login.after(.tap("login"), .alertButton(0)).screen == login.screen)
  }
}
