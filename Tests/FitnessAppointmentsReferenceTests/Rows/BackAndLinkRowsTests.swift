import FitnessAppointmentsReference
import Testing
import UserSessions

@Suite("Transition table: going back, several touches, links") struct BackAndLinkRowsTests {
  @Test(
    "row 87: going back pops one screen",
    arguments: [
      .back, .swipeBack(isFinished: true), .tapDuringSwipe("book", isFinished: true),
    ] as [UserEvent])
  func back(_ event: UserEvent) {
    let visit = Visit.mira.toTrainer

    #expect(visit.after(event).screen.screen == "Trainers")
    #expect(Visit.mira.after(event).screen == Visit.mira.screen)
    #expect(Visit.withAppointment.after(event).screen == Visit.withAppointment.screen)
  }

  @Test(
    "row 88: a cancelled swipe changes nothing",
    arguments: [
      .swipeBack(isFinished: false), .tapDuringSwipe("book", isFinished: false),
    ] as [UserEvent])
  func cancelledSwipe(_ event: UserEvent) {
    let visit = Visit.mira.toTrainer

    #expect(visit.after(event).screen == visit.screen)
    #expect(visit.after(event).tap("book").screen.screen == "Clubs")
  }

  @Test("row 89: the back menu pops to any screen below, and to no other")
  func backMenu() {
    let visit = Visit.mira.toSummary

    #expect(visit.after(.backMenu(depth: 1)).screen.screen == "Subcategories")
    for depth in [-1, 6, 7] {
      #expect(visit.after(.backMenu(depth: depth)).screen == visit.screen)
    }
  }

  @Test("row 90: of several touches, those after the first transition are lost")
  func severalTouches() {
    let profile = Visit.mira.toTrainer

    #expect(profile.after(.tapBurst("similar", count: 4)).screen == profile.tap("similar").screen)
    #expect(profile.after(.tapTogether(["book", "similar"])).screen.screen == "Clubs")
    let rows = Visit.mira.gym.after(.doubleTapRow("subcategories", section: 0, row: 0))
    #expect(rows.screen.depths == [3, 1])
  }

  @Test("row 90: once one of several touches starts a request, the later ones reach only bar items")
  func touchesWhileBusy() {
    let summary = Visit.mira.toSummary
    let both = summary.after(.tapTogether(["confirm", "leave", "menu"]))

    #expect(both.screen.isBusy && both.screen.alert.first == "Menu")
    #expect(both.screen.requests.count == 1 && both.screen.depths == summary.screen.depths)
  }

  @Test("row 91: memory warnings and interruptions change nothing")
  func systemEvents() {
    for visit in [Visit(), .guest, .mira.toSummary.tap("note")] {
      #expect(visit.after(.memoryWarning, .interruption).screen == visit.screen)
    }
  }

  @Test("row 92: of requests that are due at the same time, the oldest is answered first")
  func wait() {
    let visit = Visit.guest.link("trainers/1").tap("similar").tap("similar")

    #expect(visit.wait(1).screen.requests == ["details 2", "details 3"])
    #expect(visit.wait(2).screen.requests.isEmpty)
  }

  @Test(
    "row 93: unknown links change nothing",
    arguments: [
      "fitness://activities/any", "fitness://trainers/9", "fitness://trainers/x", "other://account",
      "fitness://schedule",
    ])
  func unknownLink(_ link: String) {
    let visit = Visit.mira.gym.menu

    #expect(visit.after(.openURL(link)).screen == visit.screen)
  }

  @Test("row 94: offline, links that need a login wait, and the newest wins")
  func parkedLinks() {
    let visit = Visit.offline.link("appointments").link("trainers/3/book")

    #expect(visit.screen == Visit.offline.screen)
    #expect(visit.tap("retry").wait(2).screen.screen == "Clubs")
    #expect(Visit.offline.link("trainers/3").screen.title == "Olena")
  }

  @Test("row 95: a link asks a guest to log in and keeps the stacks below")
  func guestLink() {
    let visit = Visit.guest.gym.menu.link("appointments/100")

    #expect(visit.screen.screen == "Login" && visit.screen.alert.isEmpty)
    #expect(visit.screen.depths == [2, 1])
    #expect(visit.screen.texts("reason") == ["Log in to go on."])
  }

  @Test("row 96: an open login is kept for a link, with its texts")
  func keptLogin() {
    let visit = Visit.guest.any.after(.type("mi", into: "username"), .tap("login"))
      .link("appointments")

    #expect(visit.screen.alert.isEmpty && visit.screen.texts("username").first == "mi")
    #expect(visit.screen.texts("reason") == ["Log in to go on."])
    #expect(Visit.guest.any.logIn("mira").link("appointments").screen.isBusy)
  }

  @Test(
    "row 97: a link to a tab screen returns to it if it is already open",
    arguments: [
      ("activities", 0, [1, 2], "Activities"), ("activities/gym", 0, [2, 2], "Gym"),
      ("activities/group", 0, [2, 2], "Group"), ("trainers/1", 0, [4, 2], "Anton"),
      ("trainers/1/book", 0, [5, 2], "Clubs"), ("trainers/3", 0, [2, 2], "Olena"),
      ("trainers/3/book", 0, [3, 2], "Clubs"), ("account", 1, [6, 1], "Account"),
    ])
  func tabLinks(_ link: String, _ tab: Int, _ depths: [Int], _ title: String) {
    let below = Visit.mira.toTrainer.tap("book").club(0)
      .after(.tab(1), .tapRow("account", section: 0, row: 0))
    let screen = below.menu.alert(0).link(link).screen

    #expect(screen.tab == tab && screen.depths == depths && screen.title == title)
    #expect(screen.sheets.isEmpty && screen.alert.isEmpty)
  }

  @Test("row 97: a link closes the note and the login, whose request is cancelled")
  func closedSheets() {
    let note = Visit.mira.toSummary.tap("note").after(.type("a", into: "text")).link("activities")
    let login = Visit.guest.any.logIn("mira").link("account")

    #expect(note.screen.depths == [1, 1] && note.screen.sheets.isEmpty)
    #expect(login.screen.requests.isEmpty && login.screen.screen == "Account")
  }

  @Test("row 98: links into the appointments keep the sheet and what lies below")
  func sheetLinks() {
    let start = FitnessModel.Start(
      user: "tomas",
      appointments: [.init(user: "tomas", trainerID: 1, clubID: 2, hour: 12)])
    let details = Visit(start).wait(3).gym.toAppointmentDetails

    #expect(details.link("appointments").screen.sheets == [1])
    #expect(details.link("appointments/100").screen == details.screen)
    let asked = details.tap("cancelAppointment").link("appointments/100")
    #expect(asked.screen == details.screen)
    let schedule = details.link("schedule").screen
    #expect(schedule.numbers("scope") == [1] && schedule.requests == ["appointments 1"])
    #expect(schedule.depths == [2, 1] && schedule.sheets == [1])
  }

  @Test("row 99: opening the same link twice in one turn has the same effect as opening it once")
  func linkTwice() {
    for path in ["activities/gym", "trainers/3/book", "appointments/100", "account", "schedule"] {
      let link = "fitness://" + path
      for visit in [Visit.guest, .mira, .tomas, .withAppointment] {
        let once = visit.after(.openURL(link))
        #expect(visit.after(.openURLs([link, link])).screen == once.screen)
      }
    }
  }

  @Test("row 99: of several links in one turn, the newest is followed after the first")
  func severalLinks() {
    let visit = Visit.mira.after(
      .openURLs(["fitness://trainers/3", "fitness://account", "fitness://appointments"]))

    #expect(visit.screen.sheets == [1] && visit.screen.tab == 0 && visit.screen.depths == [2, 1])
  }
}

extension Visit {
  /// The details of the first appointment.
  fileprivate var toAppointmentDetails: Visit {
    toAppointments.after(.tapRow("appointments", section: 0, row: 0))
  }
}
