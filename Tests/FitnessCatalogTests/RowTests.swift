import FitnessAppointments
import Testing
import UIKit
import UserSessions

/// Rows of the specification's transition table that the walked sessions leave out.
@MainActor @Suite("Rows of the transition table") struct RowTests {
  private func member(_ subject: FitnessSubject, appointments: Int = 0) -> LaunchedFitness {
    let all = (0..<appointments).map {
      Appointment(
        id: 100 + $0, user: "mira", activity: .gym, subcategoryID: 10, trainerID: 3, clubID: 1,
        slot: Slot(day: 1, hour: 9 + 3 * $0))
    }
    let app = LaunchedFitness(subject.variant, user: "mira", appointments: all)
    app.after(.wait(seconds: 3))
    return app
  }

  /// A member at the summary of any trainer, in tab 0.
  private func summary(_ subject: FitnessSubject) -> LaunchedFitness {
    let app = member(subject)
    app.after(
      .tapRow("activities", section: 0, row: 2), .tapRow("clubs", section: 0, row: 0),
      .wait(seconds: 1), .tapRow("slots", section: 0, row: 0))
    #expect(app.screen == "0: 4, 1 SummaryScreen")
    return app
  }

  @Test(
    "3, 6, 8, 13: offline, nothing loads, and only the screen that tried again shows a failure",
    arguments: FitnessSubject.all)
  func offline(_ subject: FitnessSubject) {
    let app = LaunchedFitness(subject.variant)
    #expect(app.after(.answer(0, isSuccess: false)) == "0: 1, 1 ActivitiesScreen")
    #expect(app.values("status") == ["yes", "Not available offline."])
    #expect(app.server.pending.isEmpty)

    app.after(.tap("retry"), .tab(1))
    #expect(app.server.pending == [.state] && app.values("retry").last == "no")
    app.after(.tap("retry"), .answer(0, isSuccess: false))
    #expect(app.screen == "1: 1, 1 AccountScreen", "the screen that asked is hidden")
    app.after(.tap("retry"), .answer(0, isSuccess: false))
    #expect(app.screen == "1: 1, 1 AccountScreen (Error)" && app.values("retry").last == "yes")

    app.after(.alertButton(0), .tap("retry"), .answer(0, isSuccess: true))
    #expect(app.values("identity").contains("Guest") && app.server.pending == [.offers])
  }

  @Test(
    "14, 17: a load that fails is shown in place, and can be repeated",
    arguments: FitnessSubject.all)
  func failingLoad(_ subject: FitnessSubject) {
    let app = LaunchedFitness(subject.variant)
    app.after(.wait(seconds: 2), .answer(0, isSuccess: false))
    #expect(app.values("status") == ["yes", "Could not be loaded."])
    app.after(.tap("retry"))
    #expect(app.values("status") == ["yes", "Loading."] && app.values("retry") == ["no"])
    app.after(.wait(seconds: 1))
    #expect(app.values("status") == ["yes", ""])
    #expect(app.values("activities").contains("2 free now"))
  }

  @Test(
    "59, 25, 58: a changed note is kept or discarded; an unchanged one is swiped away",
    arguments: FitnessSubject.all)
  func note(_ subject: FitnessSubject) {
    let app = summary(subject)
    app.after(.tap("note"), .type("x", into: "text"))
    #expect(app.after(.swipeSheet(isFinished: false)) == "0: 4, 1 + 1 NoteScreen (Note)")
    #expect(app.after(.alertButton(0)) == "0: 4, 1 SummaryScreen")
    #expect(app.values("note").contains("Add note"))

    app.after(.tap("note"), .type("x", into: "text"), .type("", into: "text"))
    #expect(app.values("save").last == "no")
    #expect(app.after(.swipeSheet(isFinished: true)) == "0: 4, 1 SummaryScreen")
  }

  @Test(
    "60: leaving returns to the screen below the flow's first screen", arguments: FitnessSubject.all
  )
  func leave(_ subject: FitnessSubject) {
    #expect(summary(subject).after(.tap("leave")) == "0: 1, 1 ActivitiesScreen")
  }

  @Test(
    "42, 90: of two taps in one turn only the first books, and a failure is shown",
    arguments: FitnessSubject.all)
  func bookingFails(_ subject: FitnessSubject) {
    let app = summary(subject)
    app.after(.doubleTap("confirm"))
    #expect(app.server.pendingCount == 1 && app.values("overlay") == ["yes"])
    #expect(app.after(.answer(0, isSuccess: false)) == "0: 4, 1 SummaryScreen (Error)")
    #expect(app.values("overlay") == ["no"])
  }

  @Test(
    "68, 70: cancelling removes the row, and cancelling the last appointment empties the list",
    arguments: FitnessSubject.all)
  func cancel(_ subject: FitnessSubject) {
    let app = member(subject, appointments: 2)
    app.after(.openURL("fitness://appointments"), .wait(seconds: 1))
    app.after(.deleteRow("appointments", section: 0, row: 0))
    #expect(app.screen == "0: 1, 1 + 1 AppointmentsScreen (Cancel appointment)")
    app.after(.alertButton(0), .wait(seconds: 1))
    #expect(app.values("appointments").filter { $0 == "Olena · Centre" }.count == 1)

    app.after(.tapRow("appointments", section: 0, row: 0), .tap("cancelAppointment"))
    #expect(app.after(.alertButton(0), .wait(seconds: 1)) == "0: 1, 1 + 1 AppointmentsScreen")
    #expect(app.values("status") == ["yes", "None yet."] && app.server.storedAppointments.isEmpty)
  }

  @Test(
    "75: a link to an appointment is forgotten when the list cannot be loaded",
    arguments: FitnessSubject.all)
  func forgottenLink(_ subject: FitnessSubject) {
    let app = member(subject, appointments: 1)
    app.after(.openURL("fitness://appointments/100"), .answer(0, isSuccess: false))
    #expect(app.after(.tap("retry"), .wait(seconds: 1)) == "0: 1, 1 + 1 AppointmentsScreen")
  }

  @Test("85: cancelling a login cancels its request", arguments: FitnessSubject.all)
  func cancelLogin(_ subject: FitnessSubject) {
    let app = LaunchedFitness(subject.variant)
    app.after(.wait(seconds: 3), .tab(1), .tap("login"), .type("mira", into: "username"))
    app.after(.type("pw", into: "password"), .tap("login"))
    #expect(app.server.pending == [.login(username: "mira")])
    #expect(app.after(.tap("cancel")) == "1: 1, 1 AccountScreen")
    #expect(app.server.pending.isEmpty && app.after(.wait(seconds: 5)) == "1: 1, 1 AccountScreen")
  }

  @Test(
    "88, 13: a cancelled swipe does not make the screen below appear", arguments: FitnessSubject.all
  )
  func cancelledSwipe(_ subject: FitnessSubject) {
    let app = member(subject)
    app.after(.openURL("fitness://trainers/3/book"))
    let before = app.facts
    app.after(.swipeBack(isFinished: false))
    #expect(app.facts == before && app.server.pending.isEmpty)
    app.after(.swipeBack(isFinished: true))
    #expect(app.server.pending == [.details(3)])
  }

  @Test(
    "93: an invalid link, or a link for another role, changes nothing, not even an alert",
    arguments: FitnessSubject.all,
    ["fitness://", "fitness://activities/any", "fitness://trainers/9", "fitness://schedule"])
  func ignored(_ subject: FitnessSubject, _ link: String) {
    let app = member(subject)
    app.after(.tap("menu"))
    #expect(app.after(.openURL(link)) == "0: 1, 1 ActivitiesScreen (Menu)")
  }

  @Test(
    "97: a public link closes every layer, and the other tab keeps its stack",
    arguments: FitnessSubject.all)
  func closesLayers(_ subject: FitnessSubject) {
    let app = member(subject, appointments: 1)
    app.after(.tab(1), .tapRow("account", section: 0, row: 0))
    app.after(.openURL("fitness://appointments/100"), .wait(seconds: 1))
    app.after(.tap("cancelAppointment"))
    #expect(app.screen == "1: 1, 2 + 2 AppointmentScreen (Cancel appointment)")

    #expect(
      app.after(.universalLink("https://fitness.example/trainers/1")) == "0: 2, 2 TrainerScreen")
    #expect(app.server.pending == [.details(1)] && app.device.loop.refusalCount == 0)
  }

  @Test(
    "99: of several links in one turn, the newest is followed last", arguments: FitnessSubject.all)
  func links(_ subject: FitnessSubject) {
    let app = member(subject)
    app.after(.tap("menu"))
    #expect(
      app.after(.openURLs(["fitness://trainers/1", "fitness://appointments"]))
        == "0: 2, 1 + 1 AppointmentsScreen")
    #expect(
      app.after(.openURLs(["fitness://activities", "fitness://account"])) == "1: 1, 1 AccountScreen"
    )
    #expect(
      app.after(.openURLs(["fitness://appointments", "fitness://activities/group"]))
        == "0: 2, 1 SubcategoriesScreen")
    #expect(app.device.loop.refusalCount == 0)
  }

  @Test(
    "a link that arrives in the same turn as a tap closes the alert or sheet that the tap opens",
    arguments: FitnessSubject.all, ["menu", "note"])
  func linkAfterTap(_ subject: FitnessSubject, _ name: String) {
    let app = summary(subject)

    #expect(
      app.after(.tapThenOpenURL(name, "fitness://activities/gym"))
        == "0: 2, 1 SubcategoriesScreen")
    #expect(app.device.loop.refusalCount == 0)
  }

  @Test(
    "22: a list that is loaded with an expired token asks for a login",
    arguments: FitnessSubject.all)
  func expiredLoad(_ subject: FitnessSubject) {
    let app = LaunchedFitness(subject.variant, user: "mira", age: 1150)
    app.after(.wait(seconds: 3), .openURL("fitness://appointments"))
    app.after(.answer(0, isSuccess: false), .wait(seconds: 60), .tap("retry"))

    #expect(app.after(.wait(seconds: 1)) == "0: 1, 1 + 1 LoginScreen")
    #expect(app.store.token == nil)
  }

  @Test(
    "100: an app that ends before the server answers does not crash, and leaves nothing alive",
    arguments: FitnessSubject.all)
  func end(_ subject: FitnessSubject) {
    weak var root: UIViewController?
    weak var delegate: (any UIApplicationDelegate)?
    func launchAndEnd(after events: [UserEvent]) -> InMemoryServer {
      let app = LaunchedFitness(subject.variant, user: "mira")
      for event in events { app.after(event) }
      root = app.device.window?.rootViewController
      delegate = app.device.application.delegate
      app.device.shutDown()
      return app.server
    }

    let moments: [[UserEvent]] = [
      [], [.wait(seconds: 2)], [.wait(seconds: 2), .openURL("fitness://appointments")],
    ]
    for events in moments where !events.isEmpty || !subject.isPrinted {
      let server = launchAndEnd(after: events)
      #expect(root == nil && delegate == nil && server.pendingCount > 0)
      while server.pendingCount > 0 { server.answer(at: 0, succeeding: true) }
    }
  }

  @Test("100, K5: as printed, Umbrella crashes if the app ends before the state is known")
  func printedEnd() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await RowTests.endPrintedBeforeAnswer()
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("unowned reference"))
  }

  private static func endPrintedBeforeAnswer() throws {
    let printed = try #require(FitnessSubject.all.first { $0.isPrinted })
    let app = LaunchedFitness(printed.variant, user: "mira")
    app.device.shutDown()
    app.server.answer(at: 0, succeeding: true)
  }
}
