import FitnessAppointmentsReference
import Testing
import UserSessions

@Suite("Transition table: start, state and loads") struct StartRowsTests {
  @Test("row 1: the app launches with the splash screen and asks for the state")
  func launch() {
    let screen = Visit(.mira).screen

    #expect(screen.screen == "Splash" && screen.requests == ["state"])
    #expect(screen.status == "Starting." && screen.tab == -1)
  }

  @Test("row 2: the answer shows the tabs, and an expired token is erased")
  func stateKnown() {
    let member = Visit(.mira).after(.ok).screen
    let guest = Visit(.init(user: "mira", tokenAge: 5000)).after(.ok).screen

    #expect(member.screen == "Activities" && member.depths == [1, 1] && member.user == "mira")
    #expect(member.requests == ["offers"] && !member.isVisible("banner"))
    #expect(guest.screen == "Activities" && guest.user.isEmpty)
  }

  @Test("row 3: the app continues offline when the first request fails")
  func stateFails() {
    let screen = Visit.offline.screen

    #expect(screen.screen == "Activities" && screen.isVisible("banner"))
    #expect(screen.requests.isEmpty && screen.user == "mira")
  }

  @Test("row 4: the app continues offline after ten seconds, and the request stays pending")
  func timeLimit() {
    let slow = Visit(.init(user: "mira", isSlow: true))

    #expect(slow.wait(9).screen.screen == "Splash")
    #expect(slow.wait(10).screen.screen == "Activities")
    #expect(slow.wait(10).screen.requests == ["state"])
  }

  @Test("row 5: on the splash screen, the newest link waits and touches do nothing")
  func splash() {
    let visit = Visit().link("account").link("activities/gym").link("nowhere")

    #expect(visit.after(.tap("menu"), .tab(1), .background).screen == visit.screen)
    #expect(visit.wait(2).screen.screen == "Subcategories" && visit.wait(2).screen.tab == 0)
  }

  @Test(
    "row 6: Try again requests the state once",
    arguments: [
      [.tap("retry")], [.tab(1), .tap("retry")], [.tap("menu"), .alertButton(0)],
      [.tapRow("activities", section: 0, row: 2), .alertButton(0)], [.doubleTap("retry")],
    ] as [[UserEvent]])
  func tryAgain(_ events: [UserEvent]) {
    let visit = Visit.offline.after(events)

    #expect(visit.screen.requests == ["state"])
    #expect(visit.after(.tab(0), .tap("retry")).screen.requests == ["state"])
    #expect(!visit.after(.tab(1)).screen.isEnabled("retry"))
  }

  @Test("row 7: a late answer ends the offline state and loads the activities")
  func lateAnswer() {
    let visit = Visit(.init(user: "mira", isSlow: true)).wait(10).link("appointments").wait(5)

    #expect(visit.screen.sheets == [1] && visit.screen.requests == ["offers", "appointments 0"])
    #expect(!visit.tap("close").screen.isVisible("banner"))
  }

  @Test("row 8: a failure is shown only if the user has tried again")
  func tryAgainFails() {
    let asked = Visit.offline.after(.tab(1), .tap("retry"), .failure)
    let silent = Visit.offline.after(.background, .failure)

    #expect(asked.screen.alert == ["Error", "The server could not be reached.", "OK"])
    #expect(asked.alert(0).screen.isEnabled("retry"))
    #expect(silent.screen.alert.isEmpty && silent.screen.requests.isEmpty)
  }

  @Test(
    "rows 9 and 10: on returning to the foreground, the state is requested before the activities")
  func foreground() {
    #expect(Visit.mira.after(.background).screen.requests == ["state", "offers"])
    #expect(Visit.mira.after(.background, .background).screen.requests == ["state", "offers"])
    #expect(Visit.guest.after(.tab(1), .background).screen.requests == ["offers"])
    #expect(Visit.offline.after(.background).screen.requests == ["state"])
  }

  @Test("row 11: a new role is shown in place")
  func newRole() {
    let account = Visit(.init(user: "tomas")).wait(3).after(.tab(1))
    let later = Visit.guest.wait(700).wait(700).wait(700).wait(700).wait(600)
      .after(.tab(1)).tap("login").logIn("tomas").wait(2)
    let member = later.wait(500).after(.background).wait(3)

    #expect(account.screen.rows("account") == ["Home club|None", "My page|Tomas"])
    #expect(later.screen.texts("identity") == ["Tomas, trainer"])
    #expect(member.screen.texts("identity") == ["Tomas, member"] && member.screen.tab == 1)
    #expect(member.screen.rows("account") == ["Home club|None"])
  }

  @Test("row 12: an automatic request that finds the token expired ends the session")
  func silentExpiry() {
    let visit = Visit(.init(user: "mira", tokenAge: 1150, homeClubID: 2)).wait(3).gym.wait(60)
      .after(.background).wait(2)

    #expect(visit.screen.screen == "Login" && visit.screen.depths == [1, 1])
    #expect(visit.screen.texts("reason") == ["Your session has ended."])
    #expect(visit.screen.user.isEmpty && visit.screen.homeClub == 0)
  }

  @Test("row 13: offline, a screen is marked as not available when it first appears")
  func offlineLoads() {
    let visit = Visit.offline.gym.subcategory(0)

    #expect(visit.screen.status == "Not available offline." && visit.screen.requests.isEmpty)
    #expect(visit.screen.isEnabled("retry"))
  }

  @Test("row 14: a screen loads when it first appears, and again on request after a failure")
  func loads() {
    let visit = Visit.guest.gym.subcategory(0)
    let again = visit.after(.failure, .tap("retry"))

    #expect(visit.screen.status == "Loading." && visit.screen.requests == ["trainers 10"])
    #expect(!visit.screen.isVisible("retry") && visit.screen.rows("trainers").isEmpty)
    #expect(again.screen == visit.screen)
    #expect(
      visit.wait(1).after(.tapRow("trainers", section: 0, row: 0), .back).screen.requests
        == ["details 1"])
  }

  @Test("row 15: offline, Retry explains why nothing can be loaded")
  func offlineRetry() {
    let screen = Visit.offline.gym.subcategory(0).tap("retry").screen

    #expect(screen.alert == ["Offline", "You are offline.", "Try again", "Cancel"])
  }

  @Test("row 16: an answer fills a screen, even one that is covered")
  func loaded() {
    let trainers = Visit.guest.gym.subcategory(1).wait(1)
    let covered = Visit.guest.link("trainers/1").tap("similar").wait(2).after(.back)

    #expect(trainers.screen.rows("trainers") == ["Tomas|3.2", "Olena|3.3"])
    #expect(trainers.screen.status.isEmpty)
    #expect(covered.screen.title == "Anton" && covered.screen.texts("rating") == ["3.1"])
  }

  @Test("row 16: only the answer to the newest request of a screen counts")
  func staleAnswer() {
    let visit = Visit.tomas.toAppointments.after(
      .choose("scope", segment: 1), .choose("scope", segment: 0))
    let stale = visit.after(.ok)

    #expect(visit.screen.requests == ["appointments 1", "appointments 0"])
    #expect(stale.screen.status == "Loading." && stale.after(.ok).screen.status == "None yet.")
  }

  @Test("row 17: a failed load is shown on the screen, without an alert")
  func loadFails() {
    let screen = Visit.guest.gym.subcategory(0).after(.failure).screen

    #expect(screen.status == "Could not be loaded." && screen.alert.isEmpty)
    #expect(screen.isEnabled("retry"))
  }
}
