import FootballGather
import FootballGatherReference
import Testing
import UserSessions

@Suite("The effects of touches") struct TouchTests {
  @Test(
    "a touch on a missing, disabled or different control has no effect",
    arguments: [
      UserEvent.tap("bottomless"), .tap("done"), .tap("login"), .tap("retry"), .tap("players"),
      .tapRow("players", section: 0, row: 3), .tapRow("players", section: 1, row: 0),
      .tapRow("players", section: 0, row: -1), .tapRow("details", section: 0, row: 0),
      .deleteRow("players", section: 0, row: 3), .deleteRow("teams", section: 0, row: 0),
      .moveRow("players", from: .init(section: 0, row: 0), to: .init(section: 0, row: 1)),
      .type("x", into: "username"), .toggle("remember"), .step("stepperA", up: true),
      .pick("picker", rows: [1, 1]), .alertButton(0), .answer(0, isSuccess: true),
      .answer(-1, isSuccess: true), .backMenu(depth: 1), .backMenu(depth: -1), .backMenu(depth: 7),
      .wait(seconds: 3), .wait(seconds: -3),
    ])
  func nothing(_ event: UserEvent) {
    let list = Visit.list()

    #expect(list.after(event).screen == list.screen)
  }

  @Test(
    "system events have no effect",
    arguments: [UserEvent.background, .interruption, .memoryWarning])
  func system(_ event: UserEvent) {
    let gather = Visit.gather().after(.tap("timerMain"), .tap("end"))

    #expect(gather.after(event).screen == gather.screen)
  }

  @Test(
    "an alert blocks all touches below it",
    arguments: [
      UserEvent.tap("logOut"), .tap("select"), .tap("bottom"), .doubleTap("logOut"), .player(0),
      .swipe(0),
      .back, .swipeBack(isFinished: true), .backMenu(depth: 0), .alertButton(2), .alertButton(-1),
    ])
  func underAlert(_ event: UserEvent) {
    let asked = Visit.list().after(.swipe(1))

    #expect(asked.after(event).screen == asked.screen)
  }

  @Test("the content is disabled while a request is pending, but the bar is not")
  func busy() {
    let busy = Visit.list().after(.swipe(1), .alertButton(0))

    #expect(busy.after(.player(0), .swipe(0), .tap("bottom")).screen == busy.screen)
    #expect(busy.after(.tap("select")).screen.texts("select") == ["Cancel"])
    #expect(busy.after(.back).screen.screen == "Login")
    #expect(busy.after(.tap("logOut")).screen.screen == "Login")
  }

  @Test("team rows cannot be tapped, and cannot be moved once the match has started")
  func teamRows() {
    let gather = Visit.gather()

    #expect(gather.after(.tapRow("teams", section: 0, row: 0)).screen == gather.screen)
    #expect(gather.after(.move(0, 0, to: 1, 0)).screen == gather.screen)
    #expect(
      Visit.teams().after(.tapRow("teams", section: 0, row: 0)).screen == Visit.teams().screen)
  }

  @Test("a move of a missing row, or to a missing list, has no effect")
  func wrongMoves() {
    let teams = Visit.teams()

    #expect(
      teams.after(.move(0, 1, to: 1, 0), .move(0, 0, to: 3, 0), .move(-1, 0, to: 0, 0)).screen
        == teams.screen)
  }

  @Test("wheels stop at their first and last rows, and a wheel without a value keeps its row")
  func wheels() {
    let visit = Visit.gather().after(.tap("timerSet"))

    #expect(visit.after(.pick("picker", rows: [77, -1])).screen.numbers("picker") == [59, 0])
    #expect(visit.after(.pick("picker", rows: [3])).screen.numbers("picker") == [3, 0])
  }

  // MARK: Two taps in one turn

  @Test("a second tap is lost if the first one changed the screen or showed an alert")
  func lostSecondTap() {
    #expect(Visit.list().after(.doubleTap("bottom")).screen == Visit.add().screen)
    #expect(
      Visit.gather().after(.doubleTap("end")).screen == Visit.gather().after(.tap("end")).screen)
    #expect(Visit.login().after(.doubleTap("login")).model.refusals == 0)
    #expect(Visit.list().after(.doubleTap("logOut")).screen.screen == "Login")
  }

  @Test("a second tap counts if the first one neither changed the screen nor showed an alert")
  func secondTap() {
    let list = Visit.list()

    #expect(list.after(.doubleTap("select")).screen == list.screen)
    #expect(Visit.credentials().after(.doubleTap("login")).screen.requestCount == 1)
    #expect(Visit.gather().after(.doubleTap("timerMain")).screen.texts("timerMain") == ["Resume"])
    #expect(Visit.teams().after(.doubleTap("start")).screen.requestCount == 1)
  }

  @Test("tapping Done twice sends two requests; the first success pops and the second is dropped")
  func doneTwice() {
    let visit = Visit.edit(.name).after(.type("Anna", into: "value"), .doubleTap("done"))

    #expect(visit.screen.requestCount == 2)
    #expect(visit.after(.ok).screen.screen == "PlayerDetail")
    #expect(visit.after(.ok, .ok).screen.screen == "PlayerDetail")
    #expect(visit.after(.ok, .failure).screen.alert.isEmpty)
    #expect(
      Visit.add().after(.type("Mia", into: "name"), .doubleTap("done"), .ok, .ok, .ok).screen
        .players
        == ["Ann", "Bob", "Cem", "Mia", "Mia"])
  }

  // MARK: Going back

  @Test("an unfinished swipe changes nothing, and a running timer continues")
  func cancelledSwipe() {
    let gather = Visit.gather().after(.tap("timerMain"))

    #expect(gather.after(.swipeBack(isFinished: false)).screen == gather.screen)
    #expect(
      gather.after(.swipeBack(isFinished: false), .wait(seconds: 2)).screen.texts("timer") == [
        "09:58"
      ])
  }

  @Test("the back menu leads to every screen below and no other")
  func backMenu() {
    let edit = Visit.edit(.name)

    #expect(edit.after(.backMenu(depth: 0)).screen.screen == "Login")
    #expect(edit.after(.backMenu(depth: 1)).screen.screen == "PlayerList")
    #expect(edit.after(.backMenu(depth: 2)).screen.screen == "PlayerDetail")
    #expect(edit.after(.backMenu(depth: 3)).screen == edit.screen)
  }

  @Test(
    "the root screen has no way back",
    arguments: [UserEvent.back, .swipeBack(isFinished: true), .backMenu(depth: 0)])
  func root(_ event: UserEvent) {
    #expect(Visit.login().after(event).screen == Visit.login().screen)
  }

  @Test("a response to a list that has left does not reach the next list")
  func lateAnswers() {
    let visit = Visit.credentials().after(.tap("login"), .ok, .back, .tap("login"))

    // The old list's load is still first in the queue, but its response has no visible effect.
    let again = visit.after(.answer(1, isSuccess: true), .ok)

    #expect(again.screen.requests == ["list players 2"] && again.screen.players.isEmpty)
    #expect(!again.screen.isTableEnabled("players"))
  }
}

@Suite("Touches in one turn") struct TouchesAtOnceTests {
  @Test("a burst of taps sends one request per tap while the button is enabled")
  func burst() {
    let edit = Visit.edit(.age).after(.type("40", into: "value"))

    let saved = edit.after(.tapBurst("done", count: 4)).screen
    let logIn = Visit.credentials().after(.tapBurst("login", count: 5)).screen

    #expect(saved.requestCount == 4)
    #expect(logIn.requests == ["login ann"])
    #expect(edit.after(.tapBurst("done", count: 0)).screen == edit.screen)
  }

  @Test("the first of several controls tapped together wins if it changes the screen")
  func together() {
    let list = Visit.list()

    #expect(
      list.after(.tapTogether(["bottom", "logOut"])).screen == list.after(.tap("bottom")).screen)
    #expect(
      list.after(.tapTogether(["logOut", "bottom"])).screen == list.after(.tap("logOut")).screen)
    #expect(
      Visit.selection(0, 1).after(.tapTogether(["select", "bottom"])).screen.screen == "PlayerAdd")
    #expect(Visit.login().after(.tapTogether(["register", "login"])).screen.alert.count == 3)
  }

  @Test("a row tapped twice opens once, or is selected and deselected")
  func rows() {
    let twice = UserEvent.doubleTapRow("players", section: 0, row: 1)

    #expect(Visit.list().after(twice).screen == Visit.detail(1).screen)
    #expect(Visit.selection(0).after(twice).screen == Visit.selection(0).screen)
  }

  @Test("a tap during a swipe is lost, whether or not the swipe finishes")
  func swipe() {
    let add = Visit.add().after(.type("Mia", into: "name"))

    #expect(add.after(.tapDuringSwipe("done", isFinished: false)).screen == add.screen)
    #expect(
      add.after(.tapDuringSwipe("done", isFinished: true)).screen == add.after(.back).screen)
    let login = Visit.credentials()
    #expect(login.after(.tapDuringSwipe("login", isFinished: true)).screen == login.screen)
  }

  @Test("a link received twice in one turn has the same effect as one received once")
  func links() {
    let link = "navbench://players/11/edit/team"

    #expect(
      Visit.list().after(.openURLs([link, link])).screen
        == Visit.list().after(.openURL(link)).screen)
    #expect(
      Visit.loading().after(.openURLs(["navbench://add", link]), .ok).screen.screen == "PlayerEdit")
  }
}
