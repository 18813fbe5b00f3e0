import AppArchitecture
import ComparedApps
import FitnessAppointmentsReference
import FitnessRouters
import LeakDetection
import TestRounds
import Testing
import UIKit
import UserSessions

@MainActor
@Suite("Lifetimes in Routers", .serialized, .enabled(if: HeapCensus.isAvailable))
struct RoutersLifetimeTests {
  private static let variant = Architecture.fitnessRouters.variants[0]

  @Test("after every event, exactly the modules of the open screens are alive")
  func modules() {
    let generator = SessionGenerator<FitnessModel>(seed: 0x407E, eventsPerSession: 100)
    for session in (0..<rounds(200, inDebug: 20)).map(generator.session) {
      let census = HeapCensus(modules: [Architecture.fitnessRouters.module])
      let wrong = carryOut(session, census)
      census.end()

      #expect(wrong == [], "\(String(describing: session.origin))")
      #expect(census.countsByType() == [:])
    }
  }

  /// Performs a session, and returns the differences between the objects that should be alive after
  /// an event and those that are.
  // This is a separate function, so that nothing here retains any part of the app afterwards.
  @inline(never) private func carryOut(
    _ session: Session<FitnessModel>, _ census: HeapCensus
  ) -> [String] {
    let app = RunningFitness(Self.variant, start: session.start)
    defer { app.device.shutDown() }
    var wrong: [String] = []
    for (index, event) in session.events.enumerated() {
      app.driver.perform(event)
      let (alive, expected) = (census.countsByType(), objects(of: app.screens))
      for type in Set(alive.keys).union(expected.keys) where alive[type] != expected[type] {
        wrong.append("\(index) \(event): \(alive[type] ?? 0) \(type), not \(expected[type] ?? 0)")
      }
    }
    return wrong
  }

  /// The number of objects per type while these screens are open.
  private func objects(of screens: [UIViewController]) -> [String: Int] {
    var counts = ["AppDelegate": 1, "ApplicationRouter": 1, "UserSession": 1]
    for screen in screens {
      let type = "\(type(of: screen))"
      let scene = type.dropLast("ViewController".count)
      for part in [type, "\(scene)Presenter", "\(scene)Router"] {
        counts[part, default: 0] += 1
      }
      if screen.isViewLoaded, !["Splash", "Trainer", "Login", "Note"].contains(scene) {
        counts["RowTable", default: 0] += 1
      }
    }
    return counts
  }
}
