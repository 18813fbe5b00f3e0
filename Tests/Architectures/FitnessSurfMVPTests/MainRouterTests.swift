import AppArchitecture
import ComparedApps
import FitnessAppointments
import FitnessAppointmentsReference
import TestRounds
import Testing
import UIKit
import UserSessions

@testable import FitnessSurfMVP

/// The behaviour of a router that finds its stack itself (K6 to K10), and of one bound to a stack.
@MainActor @Suite("A router that finds the stack itself") struct MainRouterTests {
  @Test("K6: a screen pushed under an alert is lost")
  func underAlert() {
    for (variant, depth) in [(Variant.injected, 3), (.main, 2)] {
      let app = LaunchedSurf(variant, user: "mira")
      app.askForTrainer()
      app.perform(.tap("menu"), .answer(0, isSuccess: true))

      #expect(app.depths == [depth, 1] && app.alerts == ["Menu"], "\(variant)")
    }
  }

  @Test("K7: a screen pushed under a sheet appears in the sheet")
  func underSheet() {
    for (variant, depth, sheetDepth) in [(Variant.injected, 3, 1), (.main, 2, 2)] {
      let app = LaunchedSurf(variant, user: "mira")
      app.askForTrainer()
      app.perform(.tap("menu"), .alertButton(0), .answer(0, isSuccess: true))

      #expect(app.depths == [depth, 1] && app.sheetDepth == sheetDepth, "\(variant)")
    }
  }

  @Test("K8: a screen pushed in a hidden tab appears in the visible tab")
  func inHiddenTab() {
    for (variant, depths) in [(Variant.injected, [3, 1]), (.main, [2, 2])] {
      let app = LaunchedSurf(variant, user: "mira")
      app.askForTrainer()
      app.perform(.tab(1), .answer(0, isSuccess: true))

      #expect(app.depths == depths, "\(variant)")
    }
  }

  @Test(
    "K9: a booking granted under a sheet or an alert, or in a hidden tab, does not pop its screens")
  func booking() {
    let covers: [[UserEvent]] = [[.tap("menu"), .alertButton(0)], [.tap("menu")], [.tab(1)]]
    for cover in covers {
      for (variant, depth) in [(Variant.injected, 1), (.main, 5)] {
        let app = LaunchedSurf(variant, user: "mira")
        app.askForBooking()
        for event in cover { app.perform(event) }
        #expect(app.depths == [5, 1])

        app.perform(.answer(0, isSuccess: true))

        #expect(app.depths == [depth, 1] && !app.alerts.contains("Booked"), "\(variant)")
      }
    }
  }

  @Test(
    "a booking granted while nothing covers its screens returns to the root and is reported",
    arguments: Variant.allCases)
  func bookingInFront(_ variant: Variant) {
    let app = LaunchedSurf(variant, user: "mira")
    app.askForBooking()

    app.perform(.answer(0, isSuccess: true))

    #expect(app.depths == [1, 1] && app.alerts == ["Booked"])
    #expect(app.flows == "ChooseActivityType, Account")
  }

  @Test("K10: an alert requested under another is shown over it instead of being refused")
  func alertOverAlert() {
    for (variant, alerts, refusals) in [
      (Variant.injected, ["Menu"], 1), (.main, ["Menu", "Error"], 0),
    ] {
      let app = LaunchedSurf(variant, user: "mira")
      app.askForTrainer()
      app.perform(.tap("menu"), .answer(0, isSuccess: false))

      #expect(app.alerts == alerts && app.refusals == refusals, "\(variant)")
    }
  }

  @Test("sessions diverge only where something covers the stack or module that sent the request")
  func divergences() throws {
    let variant = try #require(Architecture.fitnessSurfMVP.variants.last)
    let generator = SessionGenerator<FitnessModel>(seed: 0x6, eventsPerSession: 100)
    var counts: [Int: Int] = [:]
    for session in (0..<rounds(1000, inDebug: 80)).map(generator.session) {
      let app = RunningFitness(variant, start: session.start)
      let outcome = SessionRunner.check(ExpectedSession(session), on: app)
      app.device.shutDown()
      guard let divergence = outcome.divergence else {
        #expect(outcome.isConformant, "\(outcome.crash ?? "a refusal without a divergence")")
        continue
      }
      let rows = lastRows(of: divergence.session).numbers.filter(Self.rows.contains)
      #expect(!rows.isEmpty, "\(divergence.report)")
      for row in rows { counts[row, default: 0] += 1 }
    }
    #expect(Set(counts.keys) == Self.rows, "\(counts)")
  }

  /// The rows in which an alert is refused, a screen follows an answer, and a booking is granted.
  private static let rows: Set = [31, 41, 62]

  /// The rows of the transition table that the last event applies.
  private func lastRows(of session: Session<FitnessModel>) -> RowSet {
    var model = FitnessModel(start: session.start)
    for event in session.events.dropLast() { model.handle(event) }
    return session.events.last.map { model.rows(of: $0) } ?? model.appliedRows
  }
}
