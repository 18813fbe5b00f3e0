import AppArchitecture
import ComparedApps
import FitnessAppointments
import FitnessAppointmentsReference
import TestRounds
import Testing
import UIKit
import UserSessions

@testable import FitnessUmbrella

/// The defects that the variant `printed` has and `mended` does not.
@MainActor @Suite("Umbrella as printed") struct PrintedTests {
  // MARK: The completion of the authorisation (K4)

  @Test("K4: as printed, a login stores the token but leaves its sheet open")
  func login() {
    let app = LaunchedUmbrella(.printed)
    app.logIn("mira")

    #expect(app.values("screen") == ["LoginScreen"] && app.values("sheet") == ["1"])
    #expect(app.values("overlay") == ["no"], "the sheet is no longer busy")
    #expect(app.store.token?.user == "mira" && app.store.lastUsername == "mira")
    #expect(app.flows == "Activities, Account, Authorization")

    app.perform(.tap("cancel"))
    #expect(app.values("screen") == ["AccountScreen"])
    #expect(app.values("identity").contains("Guest"), "nobody was told of the login")
    #expect(app.flows == "Activities, Account", "closing has a closure of its own")
  }

  @Test("a login in Umbrella/mended closes its sheet and updates the screen below")
  func mendedLogin() {
    let app = LaunchedUmbrella(.mended)
    app.logIn("mira")

    #expect(app.values("screen") == ["AccountScreen"] && app.values("sheet").isEmpty)
    #expect(app.values("identity").contains("Mira, member"))
    #expect(app.flows == "Activities, Account")
  }

  @Test("K4: sessions diverge at the first accepted login, and nowhere else")
  func divergence() throws {
    let printed = try #require(Architecture.fitnessUmbrella.variants.first)
    let generator = SessionGenerator<FitnessModel>(seed: 0x4, eventsPerSession: 100)
    var loginCount = 0
    for session in (0..<rounds(500, inDebug: 60)).map(generator.session) {
      let login = firstLogin(in: session)
      let app = RunningFitness(printed, start: session.start)
      let outcome = SessionRunner.check(ExpectedSession(session), on: app)
      app.device.shutDown()
      loginCount += login == nil ? 0 : 1

      #expect(outcome.isConformant == (login == nil), "\(outcome.divergence?.report ?? "")")
      #expect(outcome.events == login ?? session.events.count)
      if let divergence = outcome.divergence { check(divergence) }
    }
    #expect(loginCount > 10)
  }

  /// The number of events up to the first accepted login, row 80 of the transition table.
  private func firstLogin(in session: Session<FitnessModel>) -> Int? {
    var model = FitnessModel(start: session.start)
    let index = session.events.firstIndex { event in
      model.handle(event)
      return model.appliedRows.contains(80)
    }
    return index.map { $0 + 1 }
  }

  private func check(_ divergence: Divergence<FitnessModel>) {
    let fact = { (name: String, lines: [String]) in lines.filter { $0.hasPrefix("\(name): ") } }
    #expect(fact("screen", divergence.found.lines) == ["screen: \"LoginScreen\""])
    #expect(fact("sheet", divergence.found.lines) == ["sheet: 1"])
    for stored in ["token", "stored username", "home club"] {
      let found = fact(stored, divergence.found.lines)
      #expect(!found.isEmpty && found == fact(stored, divergence.expected.lines), "\(stored)")
    }
  }

  // MARK: The closure of the gateway (K5)

  @Test("K5: as printed, an app that ends before the gateway answers crashes")
  func end() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await PrintedTests.endBeforeAnswer(.printed)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("unowned reference"), "\(text)")
  }

  @Test("Umbrella/mended is released even if the app ends before the gateway answers")
  func mendedEnd() async {
    await #expect(processExitsWith: .success) {
      await PrintedTests.endBeforeAnswer(.mended)
    }
  }

  private static func endBeforeAnswer(_ version: Version) {
    let device = Device()
    let server = InMemoryServer(clock: LoopClock(device.loop), store: DeviceStore())
    device.launch(AppDelegate(services: server.services, version: version))
    device.loop.runUntilIdle()
    device.shutDown()
    precondition(server.pending == [.state])
    server.answer(at: 0, succeeding: true)
    precondition(server.pending == [])
  }

  // MARK: What the user has left (K1, K2)

  @Test("K1: as printed, flows that the user leaves stay in their parents")
  func back() {
    for (version, flows) in [
      (Version.printed, "Activities(Gym, Any(CreateAppointment), Gym), Account"),
      (.mended, "Activities, Account"),
    ] {
      let app = LaunchedUmbrella(version, user: "mira")
      app.perform(
        .wait(seconds: 3), .tapRow("activities", section: 0, row: 0), .back,
        .tapRow("activities", section: 0, row: 2), .swipeBack(isFinished: true),
        .tapRow("activities", section: 0, row: 0), .tab(0))

      #expect(app.values("screen") == ["ActivitiesScreen"])
      #expect(app.flows == flows)
    }
  }

  @Test("K2: as printed, the flows of sheets that the user swipes away stay in their parents")
  func sheet() {
    for (version, flows) in [
      (Version.printed, "Activities, Account, Appointments(CreateAppointment)"),
      (.mended, "Activities, Account"),
    ] {
      let app = LaunchedUmbrella(version, user: "mira", appointments: [.example])
      app.perform(
        .wait(seconds: 3), .tap("menu"), .alertButton(0), .wait(seconds: 1),
        .tapRow("appointments", section: 0, row: 0), .tap("again"),
        .swipeSheet(isFinished: true))

      #expect(app.values("screen") == ["ActivitiesScreen"])
      #expect(app.flows == flows)
    }
  }

  @Test("flows that the app itself ends are released in both variants", arguments: Version.all)
  func ends(_ version: Version) {
    let app = LaunchedUmbrella(version, user: "mira", appointments: [.example])
    app.perform(.wait(seconds: 3), .tapRow("activities", section: 0, row: 0))
    #expect(app.flows == "Activities(Gym), Account")
    app.perform(.openURL("fitness://trainers/3/book"))
    #expect(app.flows == "Activities(Page(CreateAppointment)), Account")
    app.perform(.openURL("fitness://trainers/3"))
    #expect(app.flows == "Activities(Page), Account")
    app.perform(.openURL("fitness://appointments"), .wait(seconds: 1))
    #expect(app.flows == "Activities(Page), Account, Appointments")
    app.perform(.tap("close"), .tap("menu"), .alertButton(1))
    #expect(app.flows == "Activities, Account")
  }
}

extension Appointment {
  fileprivate static let example = Appointment(
    id: 100, user: "mira", activity: .gym, subcategoryID: 10, trainerID: 2, clubID: 2,
    slot: Slot(day: 0, hour: 12))
}
