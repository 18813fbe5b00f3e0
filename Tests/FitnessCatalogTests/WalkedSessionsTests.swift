import FitnessAppointments
import Testing
import UIKit
import UserSessions

extension UserEvent {
  fileprivate static func activity(_ row: Int) -> UserEvent {
    .tapRow("activities", section: 0, row: row)
  }
  fileprivate static func row(_ row: Int, _ table: String) -> UserEvent {
    .tapRow(table, section: 0, row: row)
  }
  fileprivate static func wait(_ seconds: Int) -> UserEvent { .wait(seconds: seconds) }
}

/// The sessions that the app's specification walks through its transition table.
///
/// Sessions in which the user logs in run only on conforming subjects.
@MainActor @Suite("Walked sessions") struct WalkedSessionsTests {
  @Test(
    "W1: a gym appointment with a similar trainer is booked with a note",
    arguments: FitnessSubject.all)
  func gym(_ subject: FitnessSubject) {
    let app = LaunchedFitness(subject.variant, user: "mira")
    #expect(app.screen == "1 SplashScreen")
    #expect(app.after(.wait(3)) == "0: 1, 1 ActivitiesScreen")
    #expect(app.after(.activity(0)) == "0: 2, 1 SubcategoriesScreen")
    #expect(app.after(.row(0, "subcategories"), .wait(1)) == "0: 3, 1 TrainersScreen")
    #expect(app.after(.row(0, "trainers"), .tap("similar")) == "0: 5, 1 TrainerScreen")
    #expect(app.after(.wait(2), .tap("book")) == "0: 6, 1 ClubsScreen")
    #expect(app.after(.row(1, "clubs"), .wait(1)) == "0: 7, 1 DatesScreen")
    #expect(app.after(.row(0, "slots")) == "0: 8, 1 SummaryScreen")
    #expect(app.after(.tap("note")) == "0: 8, 1 + 1 NoteScreen")
    #expect(app.after(.type("abc", into: "text"), .tap("save")) == "0: 8, 1 SummaryScreen")
    #expect(app.values("summary").contains("abc") && app.values("note").contains("Edit note"))
    #expect(app.after(.tap("confirm"), .wait(2)) == "0: 1, 1 ActivitiesScreen (Booked)")
    #expect(app.after(.alertButton(0), .wait(1)) == "0: 1, 1 + 1 AppointmentsScreen")
    #expect(app.after(.tap("close")) == "0: 1, 1 ActivitiesScreen")

    let booked = app.server.storedAppointments
    #expect(booked.map(\.trainerID) == [2] && booked.map(\.clubID) == [2])
    #expect(booked.map(\.activity) == [.gym] && booked.map(\.subcategoryID) == [10])
    #expect(booked.map(\.slot.text) == ["Today 12:00"] && booked.map(\.note) == ["abc"])
    #expect(app.server.pendingCount == 0 && app.device.loop.refusalCount == 0)
  }

  @Test(
    "W2: answers open screens under the menu and in a hidden tab",
    arguments: FitnessSubject.conforming)
  func group(_ subject: FitnessSubject) {
    let app = LaunchedFitness(subject.variant)
    app.after(.wait(3), .activity(1))
    #expect(
      app.after(.row(0, "subcategories"), .tap("menu")) == "0: 2, 1 SubcategoriesScreen (Menu)")
    #expect(app.after(.wait(1)) == "0: 3, 1 TrainerScreen (Menu)")
    #expect(app.after(.alertButton(1)) == "0: 3, 1 + 1 LoginScreen")
    app.after(.type("mira", into: "username"), .type("pw", into: "password"), .tap("login"))
    #expect(app.after(.wait(3)) == "0: 3, 1 TrainerScreen")
    #expect(app.after(.tap("book")) == "0: 4, 1 ClubsScreen")
    #expect(app.after(.back, .back) == "0: 2, 1 SubcategoriesScreen")
    #expect(app.after(.row(1, "subcategories"), .tab(1), .wait(1)) == "1: 3, 1 AccountScreen")
    #expect(app.server.pendingCount == 0, "the trainer's screen has not appeared")
    #expect(app.after(.tab(0)) == "0: 3, 1 TrainerScreen")
    #expect(app.values("title") == ["Mei"] && app.server.pending == [.details(7)])
    #expect(app.after(.wait(1), .tab(0)) == "0: 1, 1 ActivitiesScreen")
  }

  @Test("W3: Any works after logins that are closed or fail", arguments: FitnessSubject.conforming)
  func any(_ subject: FitnessSubject) {
    let app = LaunchedFitness(subject.variant)
    #expect(app.after(.wait(2), .activity(2)) == "0: 1, 1 ActivitiesScreen (Any)")
    #expect(app.after(.alertButton(0), .wait(1), .activity(2)) == "0: 1, 1 + 1 LoginScreen")
    #expect(app.after(.swipeSheet(isFinished: true)) == "0: 1, 1 ActivitiesScreen")
    app.after(.activity(2), .type("tomas", into: "username"), .type("no", into: "password"))
    #expect(app.after(.tap("login"), .wait(2)) == "0: 1, 1 + 1 LoginScreen (Error)")
    app.after(.alertButton(0), .type("pw", into: "password"), .tap("login"))
    #expect(app.after(.swipeSheet(isFinished: true)) == "0: 1, 1 + 1 LoginScreen")
    #expect(app.after(.wait(2)) == "0: 2, 1 ClubsScreen")
    #expect(app.after(.back, .wait(700), .background) == "0: 1, 1 ActivitiesScreen")
    #expect(app.server.pending == [.state, .offers])
    #expect(app.after(.wait(2), .activity(2)) == "0: 1, 1 ActivitiesScreen (Any)")
    #expect(app.after(.alertButton(0)) == "0: 1, 1 ActivitiesScreen")
  }

  @Test(
    "W4: trainers cannot book themselves, but can book others from their own page",
    arguments: FitnessSubject.conforming)
  func ownPage(_ subject: FitnessSubject) {
    let app = LaunchedFitness(subject.variant)
    app.after(.wait(3), .activity(0), .row(1, "subcategories"), .wait(1), .row(0, "trainers"))
    #expect(app.after(.wait(1), .tap("book")) == "0: 4, 1 + 1 LoginScreen")
    app.after(.type("tomas", into: "username"), .type("pw", into: "password"), .tap("login"))
    #expect(app.after(.wait(2)) == "0: 4, 1 TrainerScreen")
    #expect(app.after(.tab(1), .row(1, "account"), .wait(1)) == "1: 4, 2 TrainerScreen")
    #expect(app.after(.tap("similar"), .wait(1), .tap("book")) == "1: 4, 4 ClubsScreen")
    #expect(app.after(.row(2, "clubs"), .wait(1), .row(0, "slots")) == "1: 4, 6 SummaryScreen")
    #expect(app.after(.tap("confirm"), .wait(2)) == "1: 4, 1 AccountScreen (Booked)")
    #expect(app.after(.alertButton(1), .tab(0)) == "0: 4, 1 TrainerScreen")
    #expect(app.server.storedAppointments.map(\.trainerID) == [3])
  }

  @Test("W5: links wait for a slow server", arguments: FitnessSubject.all)
  func slowStart(_ subject: FitnessSubject) {
    let app = LaunchedFitness(
      subject.variant, user: "mira", isSlowStart: true, link: "fitness://appointments")
    #expect(app.after(.wait(10)) == "0: 1, 1 ActivitiesScreen")
    #expect(app.values("banner") == ["yes", "You are offline."] && app.server.pending == [.state])
    #expect(app.after(.openURL("fitness://trainers/3/book")) == "0: 1, 1 ActivitiesScreen")
    app.after(.activity(1), .row(2, "subcategories"))
    #expect(app.screen == "0: 2, 1 SubcategoriesScreen (Offline)")
    app.after(.alertButton(0), .background)
    #expect(app.server.pending == [.state])
    #expect(app.after(.wait(5)) == "0: 3, 1 ClubsScreen")
    #expect(app.after(.back) == "0: 2, 1 TrainerScreen" && app.values("title") == ["Olena"])
    #expect(app.after(.wait(2), .tap("book")) == "0: 3, 1 ClubsScreen")
  }

  private let appointment = Appointment(
    id: 100, user: "mira", activity: .gym, subcategoryID: 10, trainerID: 3, clubID: 1,
    slot: Slot(day: 0, hour: 9))

  @Test(
    "W6: a token that expires while an appointment is cancelled ends the session",
    arguments: FitnessSubject.all)
  func expiry(_ subject: FitnessSubject) {
    let app = LaunchedFitness(
      subject.variant, user: "mira", age: 1150, appointments: [appointment])
    app.after(.wait(3), .tap("menu"), .alertButton(0), .wait(1))
    #expect(app.after(.row(0, "appointments")) == "0: 1, 1 + 2 AppointmentScreen")
    app.after(.wait(60), .tap("cancelAppointment"))
    #expect(app.screen == "0: 1, 1 + 2 AppointmentScreen (Cancel appointment)")
    #expect(app.after(.alertButton(0), .wait(1)) == "0: 1, 1 + 1 LoginScreen")
    #expect(app.values("reason") == ["yes", "Your session has ended."])
    #expect(app.after(.tap("cancel")) == "0: 1, 1 ActivitiesScreen")
    #expect(app.store.token == nil && app.server.storedAppointments.count == 1)
  }

  @Test("W7: links lead from every layer into every layer", arguments: FitnessSubject.all)
  func links(_ subject: FitnessSubject) {
    let app = LaunchedFitness(
      subject.variant, user: "mira", appointments: [appointment],
      link: "fitness://trainers/3/book")
    #expect(app.after(.wait(2)) == "0: 3, 1 ClubsScreen")
    #expect(app.after(.openURL("fitness://trainers/3")) == "0: 2, 1 TrainerScreen")
    app.after(.wait(2), .openURL("fitness://activities/gym"))
    #expect(app.screen == "0: 2, 1 SubcategoriesScreen")
    app.after(.row(2, "subcategories"), .wait(1), .tap("menu"))
    #expect(app.after(.openURL("fitness://schedule")) == "0: 3, 1 TrainersScreen (Menu)")
    #expect(
      app.after(.openURL("fitness://appointments/100")) == "0: 3, 1 + 1 AppointmentsScreen")
    #expect(app.after(.wait(1)) == "0: 3, 1 + 2 AppointmentScreen")
    app.after(.tap("cancelAppointment"))
    #expect(
      app.after(.openURL("fitness://appointments/100")) == "0: 3, 1 + 2 AppointmentScreen")
    #expect(app.after(.openURL("fitness://appointments")) == "0: 3, 1 + 1 AppointmentsScreen")
    #expect(app.after(.openURL("fitness://account")) == "1: 3, 1 AccountScreen")
    #expect(app.after(.tab(0)) == "0: 3, 1 TrainersScreen")
  }

  @Test(
    "W8: a link changes the reason for a login, and an appointment is booked again in the sheet",
    arguments: FitnessSubject.conforming)
  func bookAgain(_ subject: FitnessSubject) {
    let booked = Appointment(
      id: 100, user: "nadia", activity: .gym, subcategoryID: 10, trainerID: 3, clubID: 1,
      slot: Slot(day: 0, hour: 9))
    let app = LaunchedFitness(subject.variant, appointments: [booked])
    app.after(.wait(3), .tab(1), .tap("login"), .type("nadia", into: "username"))
    #expect(app.after(.tap("login")) == "1: 1, 1 + 1 LoginScreen (Error)")
    app.after(.alertButton(0), .openURL("fitness://appointments"))
    #expect(app.values("reason") == ["yes", "Log in to go on."])
    #expect(app.values("username").contains("nadia"))
    app.after(.type("pw", into: "password"), .tap("login"))
    #expect(app.after(.wait(3)) == "1: 1, 1 + 1 AppointmentsScreen")
    #expect(app.after(.row(0, "appointments"), .tap("again")) == "1: 1, 1 + 3 ClubsScreen")
    app.after(.row(0, "clubs"), .wait(1), .row(1, "slots"), .tap("note"))
    app.after(.type("q", into: "text"))
    #expect(app.after(.swipeSheet(isFinished: true)) == "1: 1, 1 + 5 + 1 NoteScreen (Note)")
    #expect(app.after(.alertButton(1), .tap("save")) == "1: 1, 1 + 5 SummaryScreen")
    #expect(app.after(.tap("confirm"), .wait(2)) == "1: 1, 1 + 1 AppointmentsScreen")
    #expect(app.after(.wait(1), .swipeSheet(isFinished: true)) == "1: 1, 1 AccountScreen")
    #expect(app.server.storedAppointments.map(\.note) == ["", "q"])
  }

  @Test(
    "W9: a member becomes a trainer while the appointments are open",
    arguments: FitnessSubject.conforming)
  func newRole(_ subject: FitnessSubject) {
    let app = LaunchedFitness(subject.variant)
    app.after(.wait(3), .wait(700), .wait(700), .tab(1), .tap("login"))
    app.after(.type("nadia", into: "username"), .type("pw", into: "password"), .tap("login"))
    #expect(app.after(.wait(2)) == "1: 1, 1 AccountScreen")
    app.after(.tap("menu"), .alertButton(0), .wait(1), .wait(400))
    #expect(app.values("scope") == ["no"])
    app.after(.background, .wait(2))
    #expect(app.values("scope") == ["yes", "0", "yes"])
    #expect(app.after(.choose("scope", segment: 1)) == "1: 1, 1 + 1 AppointmentsScreen")
    #expect(app.server.pending == [.appointments(.withMe)])
    #expect(app.after(.wait(1), .swipeSheet(isFinished: true)) == "1: 1, 1 AccountScreen")
    #expect(app.values("identity").contains("Nadia, trainer"))
  }

  @Test(
    "W10: a trainer becomes a member while the schedule is open",
    arguments: FitnessSubject.conforming)
  func lostRole(_ subject: FitnessSubject) {
    let app = LaunchedFitness(subject.variant)
    app.after(.wait(3), .wait(700), .wait(700), .wait(700), .wait(700))
    #expect(app.after(.openURL("fitness://schedule")) == "0: 1, 1 + 1 LoginScreen")
    app.after(.type("tomas", into: "username"), .type("pw", into: "password"), .tap("login"))
    #expect(app.after(.wait(3)) == "0: 1, 1 + 1 AppointmentsScreen")
    #expect(app.values("scope") == ["yes", "1", "yes"])
    app.after(.wait(700), .wait(100), .background)
    #expect(app.after(.wait(2)) == "0: 1, 1 + 1 AppointmentsScreen")
    #expect(app.values("scope") == ["no"] && app.server.pending == [.appointments(.mine)])
  }

  @Test(
    "W11: a slot that was taken in the meantime leads back to the dates",
    arguments: FitnessSubject.all)
  func taken(_ subject: FitnessSubject) {
    let app = LaunchedFitness(subject.variant, user: "mira")
    app.after(.wait(3), .activity(0), .row(0, "subcategories"), .wait(1), .row(0, "trainers"))
    app.after(.wait(1), .tap("book"), .row(1, "clubs"), .wait(1))
    #expect(app.values("slots").contains("18:00"))
    app.after(.tapRow("slots", section: 0, row: 2), .wait(700), .tap("confirm"))
    #expect(app.after(.wait(2)) == "0: 7, 1 SummaryScreen (Taken)")
    #expect(app.after(.alertButton(0)) == "0: 6, 1 DatesScreen")
    app.after(.wait(1))
    #expect(app.values("slots").filter { $0 == "18:00" }.count == 1)
    #expect(app.after(.backMenu(depth: 1)) == "0: 2, 1 SubcategoriesScreen")
    #expect(app.after(.tab(0)) == "0: 1, 1 ActivitiesScreen")
  }

  @Test(
    "W12: above twenty similar trainers, a link to the trainer in front changes nothing",
    arguments: FitnessSubject.all)
  func depth(_ subject: FitnessSubject) {
    let app = LaunchedFitness(subject.variant)
    app.after(.wait(3), .openURL("fitness://trainers/1"), .wait(1))
    for _ in 0..<20 { app.after(.tap("similar")) }
    #expect(app.screen == "0: 22, 1 TrainerScreen" && app.server.pendingCount == 20)
    #expect(app.after(.wait(1)) == "0: 22, 1 TrainerScreen" && app.server.pendingCount == 19)
    app.after(.wait(1))
    let before = app.facts
    app.after(.openURL("fitness://trainers/1"))
    #expect(app.facts == before && app.values("title") == ["Anton"])
    #expect(app.after(.tab(0)) == "0: 1, 1 ActivitiesScreen")
  }

  @Test("W13: logging out cancels a booking", arguments: FitnessSubject.all)
  func logOut(_ subject: FitnessSubject) {
    let app = LaunchedFitness(subject.variant, user: "mira")
    app.after(.wait(3), .activity(0), .row(0, "subcategories"), .wait(1), .row(0, "trainers"))
    app.after(.wait(1), .tap("book"), .row(1, "clubs"), .wait(1), .row(0, "slots"))
    app.after(.tap("confirm"), .tab(1), .row(0, "account"), .row(1, "clubs"))
    #expect(app.screen == "1: 7, 1 AccountScreen" && app.values("account").contains("Harbour"))
    #expect(app.after(.tap("menu"), .alertButton(1)) == "0: 1, 1 ActivitiesScreen")
    #expect(app.after(.wait(5)) == "0: 1, 1 ActivitiesScreen")
    #expect(app.server.storedAppointments.isEmpty && app.store.homeClubID == nil)
    #expect(app.store.token == nil && app.server.pendingCount == 0)
  }

  @Test("W14: the alert for a booking is lost under a sheet", arguments: FitnessSubject.bound)
  func lostAlert(_ subject: FitnessSubject) {
    let app = LaunchedFitness(subject.variant, user: "mira")
    app.after(.wait(3), .activity(2), .row(0, "clubs"), .wait(1), .row(0, "slots"))
    #expect(app.after(.tap("confirm")) == "0: 4, 1 SummaryScreen")
    #expect(app.after(.tap("menu"), .alertButton(0)) == "0: 4, 1 + 1 AppointmentsScreen")
    #expect(app.after(.wait(1), .wait(1)) == "0: 1, 1 + 1 AppointmentsScreen")
    #expect(app.device.loop.refusalCount == 1)
    #expect(app.after(.tap("close")) == "0: 1, 1 ActivitiesScreen")
  }
}
