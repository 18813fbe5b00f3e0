import FootballGather
import FootballGatherReference
import Testing
import UserSessions

@Suite("Links and notifications") struct LinkTests {
  @Test(
    "invalid links and links to missing players are ignored",
    arguments: [
      "", "other://add", "navbench://", "navbench://x", "navbench://players/",
      "navbench://players/x",
      "navbench://players/10/edit", "navbench://players/10/edit/shoe", "navbench://players/99",
      "navbench://players/99/edit/name",
    ])
  func ignored(_ link: String) {
    let asked = Visit.list().after(.swipe(1))

    #expect(asked.after(.openURL(link), .notification(link)).screen == asked.screen)
  }

  @Test(
    "a link opens the same screen as a tap",
    arguments: [
      ("navbench://players", "PlayerList", 2), ("navbench://players/10", "PlayerDetail", 3),
      ("navbench://players/10/edit/skill", "PlayerEdit", 4), ("navbench://add", "PlayerAdd", 3),
      ("navbench://gather", "ConfirmPlayers", 3),
    ])
  func leads(_ link: String, _ screen: String, _ depth: Int) {
    for visit in [Visit.list(), .add(), .gather(), .edit(.team, of: 1)]
    where !(link.hasSuffix("gather") && visit.screen.screen == "Gather") {
      #expect(visit.after(.openURL(link)).screen.screen == screen)
      #expect(visit.after(.notification(link)).screen.depth == depth)
    }
  }

  // MARK: Targets

  @Test("a link to the list keeps its mode and selection")
  func players() {
    let visit = Visit.teams().after(.openURL("navbench://players"))

    #expect(visit.screen.title == "3 selected" && visit.screen.texts("select") == ["Cancel"])
  }

  @Test("a link to details that are already open returns to them instead of creating new ones")
  func openDetail() {
    // New details would miss the response to an edit. Returning to the open ones discards the edit
    // in either case, so the test uses a player who differs between the list and the details.
    let visit = Visit.edit(.name).after(
      .type("Anna", into: "value"), .openURL("navbench://players/10"))

    #expect(visit.screen == Visit.detail().screen)
  }

  @Test("another player's details replace the screens above the list")
  func otherDetail() {
    let visit = Visit.edit(.name).after(.openURL("navbench://players/11"))

    #expect(visit.screen.title == "Bob" && visit.after(.back).screen.screen == "PlayerList")
  }

  @Test("a link to the field that is being edited keeps the typed text")
  func sameEdit() {
    let visit = Visit.edit(.name).after(.type("Anna", into: "value"))

    #expect(visit.after(.openURL("navbench://players/10/edit/name")).screen == visit.screen)
  }

  @Test("a link to another field discards the edit and its response")
  func otherEdit() {
    let visit = Visit.edit(.name).after(
      .type("Anna", into: "value"), .tap("done"), .openURL("navbench://players/10/edit/team"), .ok)

    #expect(visit.screen.title == "Favourite team" && !visit.screen.isBusy)
    #expect(visit.after(.back).screen.title == "Ann")
  }

  @Test("an edit opened by a link updates the details and the list")
  func editByLink() {
    let visit = Visit.list().after(
      .openURL("navbench://players/11/edit/name"), .type("Bobby", into: "value"), .tap("done"), .ok)

    #expect(visit.screen.title == "Bobby")
    #expect(visit.after(.back).screen.players == ["Ann", "Bobby", "Cem"])
  }

  @Test("a link to the add screen keeps its typed text")
  func sameAdd() {
    let visit = Visit.add().after(.type("Mia", into: "name"))

    #expect(visit.after(.openURL("navbench://add")).screen == visit.screen)
  }

  @Test("a link to a match puts all players on the bench, regardless of the selection")
  func gather() {
    let visit = Visit.selection(1).after(.openURL("navbench://gather"))

    #expect(visit.screen.rows("teams").prefix(4) == ["# Bench", "Ann|ST", "Bob|", "Cem|GK"])
    #expect(visit.after(.back).screen.title == "1 selected")
  }

  @Test("a link to a match has no effect while teams are being made or a match is running")
  func sameGather() {
    #expect(Visit.teams().after(.openURL("navbench://gather")).screen == Visit.teams().screen)
    #expect(Visit.gather().after(.openURL("navbench://gather")).screen == Visit.gather().screen)
  }

  @Test("a link to a match is ignored with fewer than two players")
  func tooFew() {
    let visit = Visit.list([[Player].three[0]])

    #expect(visit.after(.openURL("navbench://gather")).screen == visit.screen)
  }

  @Test("a link away from a running match stops its timer")
  func leaveGather() {
    let visit = Visit.gather().after(.tap("timerMain"), .openURL("navbench://players"))

    #expect(
      visit.after(.wait(seconds: 9), .openURL("navbench://gather")).screen.screen
        == "ConfirmPlayers")
  }

  // MARK: Alerts

  @Test(
    "following a link closes an alert without choosing any of its buttons",
    arguments: ["players", "players/10", "add", "gather"])
  func closesAlert(_ place: String) {
    let visit = Visit.list().after(.swipe(1), .openURL("navbench://" + place))

    #expect(visit.screen.alert.isEmpty && visit.screen.requests.isEmpty)
    #expect(visit.after(.back, .back).screen.screen == "Login")
  }

  @Test("a link to the current screen also closes the alert")
  func closesAlertHere() {
    let visit = Visit.gather().after(.tap("end"), .openURL("navbench://gather"))

    #expect(visit.screen == Visit.gather().screen)
  }

  @Test("a link that is parked or ignored does not close the alert")
  func leavesAlert() {
    let parked = Visit.login().after(.tap("login"))
    let ignored = Visit.list([[Player].three[0]]).after(.swipe(0))

    #expect(parked.after(.openURL("navbench://add")).screen == parked.screen)
    #expect(ignored.after(.openURL("navbench://gather")).screen == ignored.screen)
  }

  // MARK: Pending links

  @Test("a link waits for the login and the players; the newest link wins")
  func parked() {
    let visit = Visit.credentials().after(
      .openURL("navbench://add"), .notification("navbench://players/11"), .tap("login"), .ok)

    #expect(visit.screen.screen == "PlayerList")
    #expect(visit.after(.ok).screen.title == "Bob")
    #expect(visit.after(.ok, .back).screen.screen == "PlayerList")
  }

  @Test("a link stays parked after a failed load, and when the user leaves the list")
  func parkedLonger() {
    let failed = Visit.loading().after(.openURL("navbench://add"), .failure, .alertButton(0))
    let left = Visit.loading().after(.openURL("navbench://add"), .back)

    #expect(failed.screen.screen == "PlayerList")
    // There are no players yet, and no Retry button: the user leaves and returns.
    let again = failed.after(
      .back, .type("ann", into: "username"), .type("x", into: "password"), .tap("login"), .ok, .ok)
    #expect(again.screen.screen == "PlayerAdd")
    #expect(
      left.after(
        .type("ann", into: "username"), .type("x", into: "password"), .tap("login"),
        .answer(1, isSuccess: true), .answer(1, isSuccess: true)
      ).screen.screen == "PlayerAdd")
  }

  @Test("a parked link is followed only once")
  func parkedOnce() {
    let visit = Visit.loading().after(
      .openURL("navbench://add"), .ok, .type("Mia", into: "name"), .tap("done"), .ok, .ok)

    #expect(visit.screen.screen == "PlayerList")
  }

  @Test("a parked link to an unknown player is dropped when the players have been loaded")
  func parkedUnknown() {
    let visit = Visit.loading().after(.openURL("navbench://players/13"), .ok)

    #expect(visit.screen == Visit.list().screen)
  }

  @Test("a launch link is parked, and a launch notification replaces it")
  func cold() {
    let start = FootballGatherModel.Start(
      players: .three, token: "t", link: "navbench://add", notification: "navbench://players/12")

    #expect(Visit(start: start).screen.screen == "PlayerList")
    #expect(Visit(start: start).after(.ok).screen.title == "Cem")
  }

  @Test("logging out signs the user out and returns to the login screen, in both modes")
  func logOut() {
    for list in [Visit.list(), .selection(0)] {
      let screen = list.after(.tap("logOut")).screen
      #expect(screen.screen == "Login" && screen.depth == 1 && !screen.isSignedIn)
    }
  }
}
