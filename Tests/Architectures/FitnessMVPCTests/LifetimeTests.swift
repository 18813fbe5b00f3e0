import AppArchitecture
import ComparedApps
import FitnessAppointmentsReference
import FitnessMVPC
import LeakDetection
import TestRounds
import Testing
import UIKit
import UserSessions

/// The coordinators, view controllers, views and presenters that are alive in random sessions.
@MainActor
@Suite("Lifetimes in MVP-C", .serialized, .enabled(if: HeapCensus.isAvailable))
struct LifetimeTests {
  private static let roles = ["Coordinator", "ViewController", "View", "Presenter"]

  @Test("after every event, exactly the parts of the open screens are alive")
  func parts() throws {
    let variant = try #require(Architecture.fitnessMVPC.variants.first)
    let generator = SessionGenerator<FitnessModel>(seed: 0xC0, eventsPerSession: 100)
    for session in (0..<rounds(200, inDebug: 20)).map(generator.session) {
      let census = HeapCensus(modules: [Architecture.fitnessMVPC.module])
      let wrong = carryOut(session, on: variant, census)
      census.end()

      #expect(wrong == [:], "differences by event of \(String(describing: session.origin))")
      #expect(census.countsByType() == [:])
    }
  }

  /// Performs a session, and returns the parts whose number is wrong after an event, keyed by the
  /// event's index.
  // This is a separate function, so that nothing here retains any part of the app afterwards.
  @inline(never) private func carryOut(
    _ session: Session<FitnessModel>, on variant: Architecture.Variant, _ census: HeapCensus
  ) -> [Int: Set<String>] {
    let app = RunningFitness(variant, start: session.start)
    defer { app.device.shutDown() }
    var wrong: [Int: Set<String>] = [:]
    for (index, event) in session.events.enumerated() {
      app.driver.perform(event)
      let expected = parts(of: app.screens)
      let alive = census.countsByType().filter { type, _ in
        Self.roles.contains(where: type.hasSuffix) && type != "AppCoordinator"
      }
      let names = Set(alive.keys).union(expected.keys).filter { alive[$0] != expected[$0] }
      if !names.isEmpty { wrong[index] = names }
    }
    return wrong
  }

  /// The parts that these screens need; one that has not appeared has neither view nor presenter.
  private func parts(of screens: [UIViewController]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for screen in screens {
      let name = "\(type(of: screen))".replacing("ViewController", with: "")
      counts["\(name)ViewController", default: 0] += 1
      counts["\(name)Coordinator", default: 0] += 1
      guard screen.isViewLoaded else { continue }
      counts["\(name)View", default: 0] += 1
      counts["\(name)Presenter", default: 0] += 1
    }
    return counts
  }
}
