import FitnessAppointmentsReference
import Testing
import UserSessions

@Suite("Transition table: tabs") struct TabRowsTests {
  @Test("row 32: Gym and Group show their subcategories")
  func activities() {
    #expect(Visit.guest.gym.screen.rows("subcategories").first == "Strength|Anton, Tomas, Olena")
    #expect(
      Visit.guest.group.screen.rows("subcategories")
        == ["Yoga|Nadia", "Pilates|Mei", "Spinning|Sofia"])
  }

  @Test("row 33: Any leads to the clubs, with the first trainer other than the user")
  func any() {
    let summary = Visit.mira.any.club(0).wait(1).slot(0).screen

    #expect(summary.rows("summary").prefix(3) == ["Activity|Any", "Subcategory|–", "Trainer|Ivo"])
  }

  @Test("row 34: Any asks a guest to log in")
  func anyForGuest() {
    let visit = Visit.guest.any

    #expect(visit.screen.screen == "Login" && visit.screen.depths == [1, 1])
    #expect(visit.screen.texts("reason") == ["Log in to book."])
  }

  @Test("row 35: offline, Any explains why no trainer is found")
  func anyOffline() {
    #expect(Visit.offline.any.screen.alert.first == "Offline")
  }

  @Test("row 36: Any ends at once if the offers are unknown or only the user is available")
  func nobody() {
    let onlyUser = Visit.tomas.wait(600).after(.background).wait(3)

    for visit in [Visit().wait(2), onlyUser] {
      #expect(visit.any.screen.alert == ["Any", "Nobody is free at the moment.", "OK"])
      #expect(visit.any.screen.depths == [1, 1])
    }
  }

  @Test("row 37: the search ignores case, and an empty search shows all")
  func search() {
    let visit = Visit.guest.gym.after(.type("BO", into: "search"))

    #expect(visit.screen.rows("subcategories") == ["Boxing|Ivo, Lea"])
    #expect(visit.after(.type("", into: "search")).screen == Visit.guest.gym.screen)
    #expect(visit.subcategory(0).screen.title == "Boxing")
  }

  @Test("row 38: a subcategory of the gym shows its trainers")
  func gymSubcategory() {
    let visit = Visit.guest.gym.subcategory(2)

    #expect(visit.screen.screen == "Trainers" && visit.screen.title == "Boxing")
    #expect(Visit.guest.gym.subcategory(3).screen.screen == "Subcategories")
  }

  @Test("row 39: selecting a class requests its trainer")
  func groupClass() {
    let visit = Visit.guest.group.subcategory(1)

    #expect(visit.screen.requests == ["class trainer 21"] && visit.screen.isBusy)
    #expect(!visit.screen.isEnabled("search") && visit.subcategory(0).screen == visit.screen)
  }

  @Test("row 40: offline, selecting a class shows an alert")
  func offlineClass() {
    #expect(Visit.offline.group.subcategory(0).screen.alert.first == "Offline")
  }

  @Test("row 41: the trainer of a class is pushed if the screen of the class is still on the stack")
  func classTrainer() {
    let visit = Visit.guest.group.subcategory(1)

    #expect(visit.wait(1).screen.title == "Mei")
    #expect(visit.after(.back).wait(1).screen.screen == "Activities")
    let hidden = visit.after(.tab(1)).wait(1).screen
    #expect(hidden.depths == [3, 1] && hidden.requests.isEmpty)
  }

  @Test("row 42: a failed action is shown, and the screen can be used again")
  func failedActions() {
    let visits = [
      Visit.guest.group.subcategory(0), Visit.mira.toSummary.tap("confirm"),
      Visit.guest.any.logIn("mira"),
      Visit.withAppointment.after(.deleteRow("appointments", section: 0, row: 0)).alert(0),
    ]
    for visit in visits {
      let failed = visit.after(.failure).screen
      #expect(failed.alert == ["Error", "The server could not be reached.", "OK"])
      #expect(visit.screen.isBusy && !failed.isBusy)
    }
  }

  @Test("row 43: a trainer's row shows the profile")
  func profile() {
    let screen = Visit.guest.gym.subcategory(2).wait(1).trainer(1).wait(1).screen

    #expect(screen.title == "Lea" && screen.texts("rating") == ["3.5"])
    #expect(screen.texts("speciality") == ["Gym"] && screen.isEnabled("book"))
  }

  @Test("row 44: similar profiles can be opened without limit")
  func similar() {
    let visit = Visit.guest.link("trainers/6").after(Array(repeating: .tap("similar"), count: 30))

    #expect(visit.screen.depths == [32, 1] && visit.screen.title == "Nadia")
    #expect(visit.screen.texts("speciality") == ["Yoga"])
  }

  @Test("row 45: the appointment has the trainer and the class of the profile that booked it")
  func booking() {
    let group = Visit.mira.group.subcategory(0).wait(2).tap("similar").wait(2).tap("book")
    let page = Visit.mira.link("trainers/5/book")
    let draft = group.club(0).wait(1).slot(0).screen.rows("summary")

    #expect(draft.prefix(3) == ["Activity|Group", "Subcategory|Pilates", "Trainer|Mei"])
    #expect(
      page.club(0).wait(1).slot(0).wait(1).screen.rows("summary").prefix(3)
        == ["Activity|Gym", "Subcategory|–", "Trainer|Lea"])
  }

  @Test("row 46: a guest has to log in to book")
  func guestBooks() {
    let visit = Visit.guest.toTrainer.tap("book")

    #expect(visit.screen.screen == "Login" && visit.screen.depths == [4, 1])
  }

  @Test("rows 47 and 48: the chosen home club is stored")
  func homeClub() {
    let clubs = Visit.mira.after(.tab(1), .tapRow("account", section: 0, row: 0))
    let chosen = clubs.club(2)

    #expect(clubs.screen.screen == "Clubs" && clubs.screen.rows("clubs").first == "Centre|")
    #expect(chosen.screen.rows("account") == ["Home club|North"] && chosen.screen.homeClub == 3)
    #expect(
      chosen.after(.tapRow("account", section: 0, row: 0)).screen.rows("clubs").last == "✓North|")
  }

  @Test("row 49: a trainer can open their own page, but cannot book there")
  func ownPage() {
    let screen = Visit.tomas.after(.tab(1), .tapRow("account", section: 0, row: 1)).wait(1).screen

    #expect(screen.title == "Tomas" && screen.depths == [1, 2] && !screen.isEnabled("book"))
  }

  @Test("row 50: a guest can log in on the account screen")
  func accountLogin() {
    let account = Visit.guest.after(.tab(1))

    #expect(account.screen.isVisible("login") && !account.screen.isVisible("logout"))
    #expect(account.tap("login").screen.screen == "Login")
  }

  @Test("row 51: switching tabs keeps both stacks, and a screen loads when it is first seen")
  func otherTab() {
    let visit = Visit.guest.group.subcategory(0).after(.tab(1)).wait(1)
    let seen = visit.after(.tab(0))

    #expect(visit.screen.requests.isEmpty && seen.screen.requests == ["details 6"])
    #expect(visit.after(.tab(2)).screen == visit.screen)
  }

  @Test("row 52: tapping the selected tab pops it to its root")
  func sameTab() {
    let screen = Visit.mira.toSummary.after(.tab(0)).screen

    #expect(screen.screen == "Activities" && screen.depths == [1, 1])
  }
}
