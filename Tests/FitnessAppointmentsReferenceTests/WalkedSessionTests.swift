import FitnessAppointments
import FitnessAppointmentsReference
import Testing
import UserSessions

/// The sessions that the specification walks through the transition table.
@Suite("Walked sessions") struct WalkedSessionTests {
  private static let olena = FitnessModel.Booking(
    user: "nadia", trainerID: 3, clubID: 1, hour: 9)

  /// Expects rows of the transition table that the specification names for a session.
  private func expect(
    rows: [Int], not others: [Int] = [], of visit: Visit,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(rows.filter { !visit.rows.contains($0) } == [], sourceLocation: location)
    #expect(others.filter(visit.rows.contains) == [], sourceLocation: location)
  }

  @Test("W1: a gym appointment with a similar trainer is booked and listed")
  func gymBooking() {
    let summary = Visit.mira.gym.subcategory(0).wait(1).trainer(0).tap("similar").wait(2)
      .tap("book").club(1).wait(1).slot(0).tap("note")
      .after(.type("abc", into: "text"), .tap("save"))
    let list = summary.tap("confirm").wait(2).alert(0).wait(1)
    let end = list.tap("close")

    #expect(
      summary.screen.rows("summary") == [
        "Activity|Gym", "Subcategory|Strength", "Trainer|Tomas", "Club|Harbour",
        "Date|Today 12:00", "Note|abc",
      ])
    #expect(list.screen.rows("appointments") == ["Today 12:00|Tomas · Harbour"])
    #expect(end.screen.screen == "Activities" && end.screen.requests.isEmpty)
    expect(
      rows: [1, 2, 14, 16, 32, 38, 43, 44, 45, 53, 54, 55, 56, 57, 61, 62, 24, 65, 72], of: end)
  }

  @Test("W2: the trainer of a class is pushed under the menu and in a hidden tab")
  func classTrainers() {
    let underMenu = Visit.guest.group.subcategory(0).menu.wait(1)
    let booking = underMenu.alert(1).logIn("mira").wait(3).tap("book")
    let hidden = booking.after(.back, .back).subcategory(1).after(.tab(1)).wait(1)
    let seen = hidden.after(.tab(0)).wait(1)
    let end = seen.after(.tab(0))

    #expect(underMenu.screen.title == "Nadia" && underMenu.screen.alert.first == "Menu")
    #expect(booking.screen.screen == "Clubs" && booking.screen.depths == [4, 1])
    #expect(hidden.screen.screen == "Account" && hidden.screen.depths == [3, 1])
    #expect(hidden.screen.requests.isEmpty)
    #expect(seen.screen.title == "Mei" && seen.screen.texts("rating") == ["3.7"])
    #expect(end.screen.screen == "Activities" && end.screen.depths == [1, 1])
    expect(rows: [32, 39, 18, 41, 20, 78, 80, 45, 87, 51, 14, 52], of: end)
  }

  @Test("W3: any trainer is booked after a rejected login, and later only the user is available")
  func anyTrainer() {
    let nobody = Visit().wait(2).any
    let asked = nobody.alert(0).wait(1).any.after(.swipeSheet(isFinished: true)).any
    let busy = asked.logIn("tomas", "no").wait(2).alert(0).logIn("tomas")
      .after(.swipeSheet(isFinished: true))
    let clubs = busy.wait(2)
    let end = clubs.after(.back).wait(700).after(.background).wait(2).any

    #expect(nobody.screen.alert.first == "Any")
    #expect(busy.screen.screen == "Login" && busy.screen.isBusy)
    #expect(clubs.screen.screen == "Clubs" && clubs.screen.depths == [2, 1])
    #expect(end.screen.alert.first == "Any" && end.alert(0).screen.depths == [1, 1])
    #expect(end.screen.rows("activities").last == "Any|0 free now")
    expect(rows: [36, 29, 34, 85, 78, 79, 86, 80, 82, 33, 87, 9, 10], not: [11], of: end)
  }

  @Test("W4: trainers cannot book themselves, but can book a similar trainer from their own page")
  func ownPage() {
    let profile = Visit.guest.gym.subcategory(1).wait(1).trainer(0).wait(1).tap("book")
      .logIn("tomas").wait(2)
    let booked = profile.after(.tab(1), .tapRow("account", section: 0, row: 1)).wait(1)
      .tap("similar").wait(1).tap("book").club(2).wait(1).slot(0).tap("confirm").wait(2)
    let end = booked.alert(1).after(.tab(0))

    #expect(profile.screen.title == "Tomas" && !profile.screen.isEnabled("book"))
    #expect(booked.screen.screen == "Account" && booked.screen.alert.first == "Booked")
    #expect(end.screen.depths == [4, 1] && end.screen.title == "Tomas")
    expect(rows: [38, 43, 46, 78, 80, 51, 49, 44, 45, 53, 54, 61, 62, 29], not: [81], of: end)
  }

  @Test("W5: of two links parked while offline, the newer is followed")
  func parkedLinks() {
    let offline = Visit(.init(user: "mira", isSlow: true, link: "fitness://appointments"))
      .wait(10).link("trainers/3/book").group.subcategory(2)
    let online = offline.alert(0).after(.background).wait(5)
    let end = online.after(.back).wait(2).tap("book")

    #expect(offline.screen.alert.first == "Offline")
    #expect(online.screen.screen == "Clubs" && online.screen.depths == [3, 1])
    #expect(end.screen.screen == "Clubs" && end.screen.depths == [3, 1])
    #expect(end.screen.sheets.isEmpty && end.screen.requests.isEmpty)
    expect(rows: [1, 4, 13, 94, 32, 40, 23, 7, 97, 87, 14, 16, 45], not: [6, 9, 98], of: end)
  }

  @Test("W6: a token that expires during a cancellation ends the session")
  func expiry() {
    let start = FitnessModel.Start(
      user: "mira", tokenAge: 1150,
      appointments: [.init(user: "mira", trainerID: 1, clubID: 2, hour: 12)])
    let expired = Visit(start).wait(3).toAppointments
      .after(.tapRow("appointments", section: 0, row: 0)).wait(60).tap("cancelAppointment")
      .alert(0).wait(1)
    let end = expired.tap("cancel")

    #expect(expired.screen.screen == "Login" && expired.screen.sheets == [1])
    #expect(expired.screen.texts("reason") == ["Your session has ended."])
    #expect(end.screen.screen == "Activities" && end.screen.user.isEmpty)
    let list = end.menu.alert(0).logIn("mira").wait(3).screen
    #expect(list.rows("appointments") == ["Today 12:00|Anton · Harbour"])
    expect(rows: [18, 19, 65, 67, 69, 27, 22, 85], not: [70], of: end)
  }

  @Test("W7: links keep the screens below, and a refused link leaves the menu open")
  func links() {
    let start = FitnessModel.Start(
      user: "mira", appointments: [.init(user: "mira", trainerID: 1, clubID: 2, hour: 12)],
      link: "fitness://trainers/3/book")
    let menu = Visit(start).wait(2).link("trainers/3").wait(1).link("activities/gym")
      .subcategory(2).wait(1).menu
    let refused = menu.link("schedule")
    let asked = refused.link("appointments/100").wait(1).tap("cancelAppointment")
    let kept = asked.link("appointments/100")
    let end = kept.link("appointments").link("account").after(.tab(0))

    #expect(refused.screen == menu.screen && refused.screen.alert.first == "Menu")
    #expect(asked.screen.alert.first == "Cancel appointment" && asked.screen.sheets == [2])
    #expect(kept.screen.alert.isEmpty && kept.screen.sheets == [2])
    #expect(end.screen.depths == [3, 1] && end.screen.title == "Boxing")
    expect(rows: [97, 38, 18, 93, 98, 74, 69, 51], not: [72], of: end)
  }

  @Test("W8: a link changes the reason for a login, and an appointment is booked again")
  func bookedAgain() {
    let start = FitnessModel.Start(appointments: [Self.olena])
    let list = Visit(start).wait(3).after(.tab(1)).tap("login").logIn("nadia", "").alert(0)
      .link("appointments").after(.type("pw", into: "password"), .tap("login")).wait(3)
    let note = list.after(.tapRow("appointments", section: 0, row: 0)).tap("again").club(0)
      .wait(1).slot(1).tap("note").after(.type("q", into: "text"), .swipeSheet(isFinished: true))
    let booked = note.alert(1).tap("save").tap("confirm").wait(3)
    let end = booked.after(.swipeSheet(isFinished: true))

    #expect(list.screen.rows("appointments") == ["Today 09:00|Olena · Centre"])
    #expect(note.screen.alert.first == "Note" && note.screen.sheets == [5, 1])
    #expect(booked.screen.rows("appointments").count == 2 && booked.screen.sheets == [1])
    #expect(end.screen.screen == "Account" && end.screen.tab == 1)
    expect(
      rows: [51, 50, 77, 29, 96, 78, 80, 84, 98, 67, 71, 53, 54, 55, 56, 59, 57, 61, 63, 72],
      not: [95, 62], of: end)
  }

  @Test("W9: a member becomes a trainer while the appointments are open")
  func newTrainer() {
    let list = Visit().wait(3).wait(700).wait(700).after(.tab(1)).tap("login").logIn("nadia")
      .wait(2).toAppointments
    let trainer = list.wait(400).after(.background).wait(2)
    let end = trainer.after(.choose("scope", segment: 1)).wait(1)

    #expect(!list.screen.isVisible("scope") && trainer.screen.isVisible("scope"))
    #expect(end.screen.numbers("scope") == [1] && end.screen.status == "None yet.")
    let closed = end.after(.swipeSheet(isFinished: true))
    #expect(closed.screen.screen == "Account")
    expect(rows: [50, 78, 80, 18, 19, 65, 9, 10, 11, 66, 72], not: [76], of: closed)
  }

  @Test("W10: a trainer becomes a member while the schedule is open")
  func formerTrainer() {
    let schedule = (0..<4).reduce(Visit.guest) { visit, _ in visit.wait(700) }
      .link("schedule").logIn("tomas").wait(3)
    let end = schedule.wait(700).wait(100).after(.background).wait(3)

    #expect(schedule.screen.numbers("scope") == [1])
    #expect(end.screen.screen == "Appointments" && !end.screen.isVisible("scope"))
    #expect(end.screen.status == "None yet." && end.screen.requests.isEmpty)
    expect(rows: [95, 78, 80, 84, 98, 9, 10, 11, 76], not: [66], of: end)
  }

  @Test("W11: a slot that was taken in the meantime is not offered again")
  func takenSlot() {
    let dates = Visit.mira.toTrainer.tap("book").club(1).wait(1)
    let evening = dates.screen.rows("slots").firstIndex(of: "18:00|")
    let taken = dates.slot((evening ?? 0) - 1).wait(700).tap("confirm").wait(2)
    let again = taken.alert(0).wait(1)
    let end = again.after(.backMenu(depth: 1))

    #expect(taken.screen.alert.first == "Taken")
    let today = again.screen.rows("slots").prefix { $0 != "# Tomorrow" }
    #expect(again.screen.screen == "Dates" && !today.contains("18:00|"))
    #expect(end.screen.screen == "Subcategories")
    #expect(end.after(.tab(0)).screen.screen == "Activities")
    expect(rows: [38, 43, 45, 53, 54, 61, 64, 26, 89, 52], not: [62], of: end.after(.tab(0)))
  }

  @Test("W12: twenty profiles load one by one, and a link to the current screen changes nothing")
  func manyProfiles() {
    let profiles = Visit.guest.link("trainers/1").wait(1)
      .after(Array(repeating: .tap("similar"), count: 20)).wait(1)
    let loaded = profiles.wait(1)
    let linked = loaded.link("trainers/1")

    #expect(profiles.screen.depths == [22, 1] && profiles.screen.requests.count == 19)
    #expect(loaded.screen.requests.isEmpty && loaded.screen == linked.screen)
    #expect(linked.after(.tab(0)).screen.screen == "Activities")
    expect(rows: [97, 44, 16, 52], not: [13, 17], of: linked.after(.tab(0)))
  }

  @Test("W13: logging out cancels a booking and erases the home club")
  func logOut() {
    let picked = Visit.mira.toSummary.tap("confirm")
      .after(.tab(1), .tapRow("account", section: 0, row: 0)).club(1)
    let end = picked.menu.alert(1).wait(5)

    #expect(picked.screen.homeClub == 2 && picked.screen.rows("account") == ["Home club|Harbour"])
    #expect(end.screen.tab == 0 && end.screen.depths == [1, 1] && end.screen.homeClub == 0)
    let list = end.menu.alert(0).logIn("mira").wait(3).screen
    #expect(list.screen == "Appointments" && list.status == "None yet.")
    expect(rows: [61, 51, 47, 48, 18, 21], not: [62], of: end)
  }

  @Test("W14: UIKit refuses the alert for a booking that succeeds below the sheet of appointments")
  func refusedAlert() {
    let listed = Visit.mira.any.club(0).wait(1).slot(0).tap("confirm").menu.alert(0).wait(1).wait(1)
    let end = listed.tap("close")

    #expect(listed.model.refusals == 1 && listed.screen.sheets == [1])
    #expect(listed.screen.depths == [1, 1] && listed.screen.alert.isEmpty)
    #expect(end.screen.screen == "Activities" && end.screen.alert.isEmpty)
    expect(rows: [33, 53, 54, 61, 18, 19, 65, 62, 31, 72], not: [24], of: end)
  }
}
