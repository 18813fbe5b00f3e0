import FitnessAppointmentsReference
import Testing
import UserSessions

@Suite("Transition table: booking and appointments") struct BookingRowsTests {
  @Test("row 53: choosing a club shows its dates, and a later choice replaces it")
  func club() {
    let dates = Visit.mira.toTrainer.tap("book").club(0)
    let other = dates.after(.back).club(2)

    #expect(dates.screen.requests == ["slots 1 1"])
    #expect(other.screen.requests == ["slots 1 1", "slots 1 3"])
    #expect(other.wait(2).slot(0).screen.rows("summary")[3] == "Club|North")
  }

  @Test("row 54: choosing a slot shows the summary")
  func slot() {
    let dates = Visit.mira.toTrainer.tap("book").club(1).wait(1)

    #expect(dates.screen.rows("slots").contains("# Tomorrow"))
    #expect(dates.slot(0).screen.screen == "Summary" && dates.slot(9).screen == dates.screen)
  }

  @Test("rows 55 to 57: a changed note can be saved")
  func note() {
    let note = Visit.mira.toSummary.tap("note")
    let changed = note.after(.type("abc", into: "text"))
    let saved = changed.tap("save")

    #expect(note.screen.screen == "Note" && !note.screen.isEnabled("save"))
    #expect(changed.screen.isEnabled("save"))
    #expect(!changed.after(.type("", into: "text")).screen.isEnabled("save"))
    #expect(saved.screen.rows("summary").last == "Note|abc" && saved.screen.sheets.isEmpty)
    #expect(saved.screen.texts("note") == ["Edit note"])
    #expect(saved.tap("note").screen.texts("text").first == "abc")
  }

  @Test("row 58: discarding a note, or swiping away an unchanged one, does not change the summary")
  func closedNote() {
    let summary = Visit.mira.toSummary
    let note = summary.tap("note")

    #expect(note.after(.type("a", into: "text"), .tap("discard")).screen == summary.screen)
    #expect(note.after(.swipeSheet(isFinished: true)).screen == summary.screen)
  }

  @Test("row 59: a changed note cannot be swiped away", arguments: [true, false])
  func refusedSwipe(_ isFinished: Bool) {
    let note = Visit.mira.toSummary.tap("note").after(
      .type("a", into: "text"), .swipeSheet(isFinished: isFinished))

    #expect(note.screen.alert.first == "Note" && note.screen.sheets == [1])
    #expect(note.alert(1).screen.screen == "Note")
  }

  @Test("row 60: Leave returns to what lies below the clubs")
  func leave() {
    #expect(Visit.mira.toSummary.tap("leave").screen.title == "Anton")
    #expect(
      Visit.mira.any.club(0).wait(1).slot(0).tap("leave").screen.screen == "Activities")
    let again = Visit.withAppointment.after(.tapRow("appointments", section: 0, row: 0))
      .tap("again").club(0).wait(1).slot(0).tap("leave")
    #expect(again.screen.screen == "Appointment" && again.screen.sheets == [2])
  }

  @Test("row 61: Confirm sends the booking once")
  func confirm() {
    let visit = Visit.mira.toSummary.after(.doubleTap("confirm"))

    #expect(visit.screen.requests.count == 1 && visit.screen.isBusy)
    #expect(visit.screen.requests.first?.hasPrefix("book Gym Strength Anton Harbour") == true)
  }

  @Test("row 62: a booking pops its tab to the root, unless the summary has left")
  func booked() {
    let sent = Visit.mira.toSummary.tap("confirm")

    #expect(sent.wait(2).screen.depths == [1, 1] && sent.wait(2).screen.alert.first == "Booked")
    let left = sent.after(.back).wait(2).screen
    #expect(left.screen == "Dates" && left.alert.isEmpty)
  }

  @Test("row 63: a booking in the sheet pops to the list, which reloads")
  func bookedInSheet() {
    let visit = Visit.withAppointment.after(.tapRow("appointments", section: 0, row: 0))
      .tap("again").club(0).wait(1).slot(0).tap("confirm").wait(2)

    #expect(visit.screen.sheets == [1] && visit.screen.alert.isEmpty)
    #expect(visit.screen.requests == ["appointments 0"])
    #expect(visit.wait(1).screen.rows("appointments").count == 2)
  }

  @Test("row 64: a slot that was taken is reported, and nothing is booked")
  func taken() {
    let dates = Visit.mira.toTrainer.tap("book").club(1).wait(1)
    let row = dates.screen.rows("slots").firstIndex(of: "18:00|").map { $0 - 1 } ?? -1
    let taken = dates.slot(row).wait(700).tap("confirm").wait(2)

    #expect(taken.screen.alert.first == "Taken" && taken.screen.screen == "Summary")
    #expect(taken.alert(1).toAppointments.screen.status == "None yet.")
  }

  @Test("row 65: the appointments are presented over every tab screen")
  func appointments() {
    for visit in [Visit.mira, .mira.gym, .mira.toTrainer, .mira.toSummary, .mira.after(.tab(1))] {
      let sheet = visit.menu.alert(0)
      #expect(sheet.screen.sheets == [1] && sheet.screen.requests.last == "appointments 0")
      #expect(sheet.screen.depths == visit.screen.depths)
    }
  }

  @Test("row 66: a trainer can also see the appointments that others have booked with them")
  func scope() {
    let start = FitnessModel.Start(
      user: "tomas",
      appointments: [
        .init(user: "mira", trainerID: 2, clubID: 1, hour: 12),
        .init(user: "tomas", trainerID: 1, clubID: 2, hour: 9),
      ])
    let mine = Visit(start).wait(3).toAppointments
    let others = mine.after(.choose("scope", segment: 1))

    #expect(mine.screen.rows("appointments") == ["Today 09:00|Anton · Harbour"])
    #expect(others.screen.requests == ["appointments 1"] && others.screen.status == "Loading.")
    #expect(others.wait(1).screen.rows("appointments") == ["Today 12:00|mira · Centre"])
    #expect(mine.after(.choose("scope", segment: 0)).screen == mine.screen)
    let member = Visit.withAppointment
    #expect(member.after(.choose("scope", segment: 1)).screen == member.screen)
  }

  @Test("row 67: an appointment shows its details")
  func details() {
    let screen = Visit.withAppointment.after(.tapRow("appointments", section: 0, row: 0)).screen

    #expect(screen.screen == "Appointment" && screen.sheets == [2])
    #expect(screen.rows("details")[2] == "Trainer|Anton" && screen.isEnabled("again"))
  }

  @Test("rows 68 and 69: cancelling asks for confirmation, in the list and in the details")
  func askedCancellation() {
    let list = Visit.withAppointment
    let alert = ["Cancel appointment", "Today 12:00, Anton", "Cancel it", "Keep"]

    #expect(list.after(.deleteRow("appointments", section: 0, row: 0)).screen.alert == alert)
    let details = list.after(.tapRow("appointments", section: 0, row: 0))
    #expect(details.tap("cancelAppointment").screen.alert == alert)
    #expect(list.after(.deleteRow("appointments", section: 0, row: 1)).screen == list.screen)
  }

  @Test("row 70: a cancelled appointment leaves the list, and its details are popped")
  func cancelled() {
    let list = Visit.withAppointment
    let details = list.after(.tapRow("appointments", section: 0, row: 0))

    for visit in [
      list.after(.deleteRow("appointments", section: 0, row: 0)), details.tap("cancelAppointment"),
    ] {
      let end = visit.alert(0).wait(1).screen
      #expect(end.sheets == [1] && end.rows("appointments").isEmpty && !end.isBusy)
      #expect(end.status == "None yet.")
    }
  }

  @Test("row 71: an appointment can be booked again, but not if the user is its trainer")
  func again() {
    let start = FitnessModel.Start(
      user: "tomas", appointments: [.init(user: "tomas", trainerID: 2, clubID: 1, hour: 12)])
    let own = Visit(start).wait(3).toAppointments
      .after(.tapRow("appointments", section: 0, row: 0))
    let other = Visit.withAppointment.after(.tapRow("appointments", section: 0, row: 0))

    #expect(!own.screen.isEnabled("again") && own.tap("again").screen == own.screen)
    #expect(other.tap("again").screen.sheets == [3])
    #expect(other.tap("again").menu.screen.alert.isEmpty)
  }

  @Test("row 72: the sheet is closed by its button, or swiped away with all its screens")
  func closed() {
    let list = Visit.withAppointment
    let details = list.after(.tapRow("appointments", section: 0, row: 0))

    #expect(list.tap("close").screen.sheets.isEmpty)
    #expect(details.after(.swipeSheet(isFinished: true)).screen.sheets.isEmpty)
    #expect(details.tap("close").screen == details.screen)
  }

  @Test("row 73: a swipe that is not finished changes nothing")
  func unfinishedSwipe() {
    for visit in [Visit.withAppointment, .mira.toSummary.tap("note"), .guest.any] {
      #expect(visit.after(.swipeSheet(isFinished: false)).screen == visit.screen)
    }
  }

  @Test("row 74: a link's appointment is shown once the list has loaded")
  func parkedAppointment() {
    let list = Visit.withAppointment.tap("close")

    #expect(list.link("appointments/100").screen.sheets == [1])
    #expect(list.link("appointments/100").wait(1).screen.sheets == [2])
    #expect(list.link("appointments/7").wait(1).screen.sheets == [1])
  }

  @Test(
    "row 75: a failed load, another link or another scope discards a link's pending appointment")
  func forgottenAppointment() {
    let waiting = Visit.withAppointment.tap("close").link("appointments/100")

    #expect(waiting.after(.failure, .tap("retry")).wait(1).screen.sheets == [1])
    #expect(waiting.link("appointments").wait(1).screen.sheets == [1])
    let start = FitnessModel.Start(
      user: "tomas", appointments: [.init(user: "tomas", trainerID: 1, clubID: 2, hour: 12)])
    let trainer = Visit(start).wait(3).link("appointments/100").after(
      .choose("scope", segment: 1), .choose("scope", segment: 0))
    #expect(trainer.wait(2).screen.sheets == [1])
  }

  @Test("row 76: a trainer who becomes a member sees their own appointments")
  func lostSchedule() {
    let schedule = (0..<4).reduce(Visit.guest) { visit, _ in visit.wait(700) }
      .link("schedule").logIn("tomas").wait(3)
    let member = schedule.wait(800).after(.background, .ok)

    #expect(member.screen.requests.contains("appointments 0"))
    #expect(!member.screen.isVisible("scope") && member.screen.sheets == [1])
  }
}
