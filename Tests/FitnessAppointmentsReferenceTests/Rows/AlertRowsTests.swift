import FitnessAppointmentsReference
import Testing
import UserSessions

@Suite("Transition table: alerts") struct AlertRowsTests {
  @Test("row 18: the menu's buttons depend on the identity")
  func menu() {
    #expect(
      Visit.guest.menu.screen.alert == ["Menu", "Guest", "Appointments", "Log in", "Close"])
    #expect(Visit.offline.menu.screen.alert == ["Menu", "Offline", "Try again", "Close"])
    #expect(
      Visit.tomas.after(.tab(1)).menu.screen.alert
        == ["Menu", "Tomas, trainer", "Appointments", "Log out", "Close"])
  }

  @Test("row 18: the menu can be opened while the screen is busy")
  func busyMenu() {
    let screen = Visit.mira.toSummary.tap("confirm").menu.screen

    #expect(screen.isBusy && screen.alert.first == "Menu")
  }

  @Test("row 19: the menu leads to the appointments, for guests after a login")
  func menuAppointments() {
    #expect(Visit.mira.menu.alert(0).screen.screen == "Appointments")
    let login = Visit.guest.menu.alert(0).screen
    #expect(login.screen == "Login")
    #expect(login.texts("reason") == ["Log in to see your appointments."])
  }

  @Test("row 20: a guest can log in through the menu")
  func menuLogin() {
    let screen = Visit.guest.gym.menu.alert(1).screen

    #expect(screen.screen == "Login" && screen.texts("reason") == [""])
  }

  @Test("row 21: logging out empties both stacks and selects the first tab")
  func logOut() {
    let byMenu = Visit.mira.toSummary.tap("confirm").menu.alert(1)
    let byAccount = Visit.mira.gym.after(.tab(1)).tap("logout").alert(0)

    for visit in [byMenu, byAccount] {
      #expect(visit.screen.tab == 0 && visit.screen.depths == [1, 1])
      #expect(visit.screen.user.isEmpty && !visit.screen.requests.contains { $0.hasPrefix("book") })
      #expect(visit.screen.rows("activities").last == "Any|2 free now")
    }
  }

  @Test("row 22: a booking with an expired token ends the session and asks for a login")
  func expiredBooking() {
    let visit = Visit(.init(user: "mira", tokenAge: 1150)).wait(3).toSummary.wait(60)
      .tap("confirm").wait(2)

    #expect(visit.screen.screen == "Login" && visit.screen.sheets == [1])
    #expect(visit.screen.texts("reason") == ["Your session has ended."])
    #expect(visit.tap("cancel").screen.depths == [1, 1])
  }

  @Test("row 23: Try again in the menu requests the state")
  func menuTryAgain() {
    #expect(Visit.offline.gym.menu.alert(0).screen.requests == ["state"])
  }

  @Test("row 24: after a booking, the appointments can be shown")
  func showAppointments() {
    let booked = Visit.mira.toSummary.tap("confirm").wait(2)

    #expect(
      booked.screen.alert == ["Booked", "Anton, Harbour, Today 09:00", "Show appointments", "Done"])
    #expect(booked.alert(0).screen.sheets == [1] && booked.alert(1).screen.sheets.isEmpty)
  }

  @Test("row 25: discarding a note keeps the earlier one")
  func discard() {
    let note = Visit.mira.toSummary.tap("note").after(
      .type("a", into: "text"), .swipeSheet(isFinished: true))

    #expect(note.screen.alert == ["Note", "Discard what you have written?", "Discard", "Keep"])
    let summary = note.alert(0).screen
    #expect(summary.screen == "Summary" && summary.rows("summary").last == "Note|–")
  }

  @Test("row 26: if the slot is taken, the user can choose another")
  func chooseAnother() {
    let dates = Visit.mira.toTrainer.tap("book").club(1).wait(1)
    let evening = dates.screen.rows("slots").firstIndex(of: "18:00|").map { $0 - 1 } ?? -1
    let taken = dates.slot(evening).wait(600).tap("confirm").wait(2)

    #expect(taken.screen.alert == ["Taken", "Somebody was faster.", "Choose another", "Cancel"])
    #expect(taken.alert(0).screen.screen == "Dates")
    #expect(taken.alert(0).screen.requests == ["slots 1 2"])
    #expect(taken.alert(1).screen.screen == "Summary" && !taken.alert(1).screen.isBusy)
  }

  @Test("row 27: a confirmed cancellation is sent")
  func cancel() {
    let list = Visit.withAppointment.after(.deleteRow("appointments", section: 0, row: 0))

    #expect(list.alert(0).screen.requests == ["cancel 100"] && list.alert(0).screen.isBusy)
    #expect(list.alert(1).screen.requests.isEmpty && !list.alert(1).screen.isBusy)
  }

  @Test("row 28: logging out asks for confirmation")
  func confirmLogOut() {
    let visit = Visit.mira.after(.tab(1)).tap("logout")

    #expect(visit.screen.alert == ["Log out", "Do you want to log out?", "Log out", "Cancel"])
    #expect(visit.alert(1).screen.user == "mira")
  }

  @Test("row 29: a button closes the alert, and an index without a button does nothing")
  func buttons() {
    let menu = Visit.guest.menu

    #expect(menu.alert(2).screen == Visit.guest.screen)
    #expect(menu.alert(3).screen == menu.screen && menu.alert(-1).screen == menu.screen)
  }

  @Test("row 30: an alert from a screen in a hidden tab is dropped")
  func droppedAlert() {
    let visit = Visit.mira.toSummary.tap("confirm").after(.tab(1)).wait(2)

    #expect(visit.screen.alert.isEmpty && visit.screen.depths == [1, 1])
    #expect(visit.model.refusals == 0)
  }

  @Test("row 31: an alert over another one is refused")
  func refusedAlert() {
    let visit = Visit.mira.toSummary.tap("confirm").menu.after(.failure)

    #expect(visit.screen.alert.first == "Menu" && visit.model.refusals == 1)
    #expect(visit.alert(2).screen.alert.isEmpty && !visit.alert(2).screen.isBusy)
  }
}

extension Visit {
  /// Mira's appointments, with one row.
  static let withAppointment = Visit(
    .init(user: "mira", appointments: [.init(user: "mira", trainerID: 1, clubID: 2, hour: 12)])
  ).wait(3).toAppointments
}
