import ComparedApps
import FitnessAppointments
import FitnessAppointmentsReference
import LeakDetection
import TestRounds
import Testing
import UIKit
import UserSessions

@MainActor
@Suite("Lifetimes in Fitness", .serialized, .enabled(if: HeapCensus.isAvailable))
struct LifetimeTests {
  @Test(
    "exactly the screens on stacks and in sheets are alive, and none after the app has ended",
    arguments: FitnessSubject.conforming)
  func screens(_ subject: FitnessSubject) {
    let generator = SessionGenerator<FitnessModel>(seed: 0x11FE, eventsPerSession: 60)
    for session in (0..<rounds(50, inDebug: 5)).map(generator.session) {
      let census = HeapCensus(modules: [subject.module])
      let wrong = carryOut(session, on: subject, census)
      census.end()

      #expect(wrong == [:], "differences by event of \(String(describing: session.origin))")
      #expect(census.countsByType() == [:])
    }
  }

  @Test(
    "a flow started by a link keeps no screen below it alive, even if the flow itself is kept",
    arguments: FitnessSubject.all)
  func link(_ subject: FitnessSubject) {
    let session = Session<FitnessModel>(
      start: .init(user: "mira"),
      events: [.wait(seconds: 3), .openURL("fitness://trainers/3/book"), .back, .back])
    let census = HeapCensus(modules: [subject.module])
    let wrong = carryOut(session, on: subject, census)
    census.end()

    #expect(wrong == [:])
  }

  @Test(
    "100: an app that ends while requests are open is released and sends no further requests",
    arguments: FitnessSubject.conforming)
  func end(_ subject: FitnessSubject) {
    let generator = SessionGenerator<FitnessModel>(seed: 0x100, eventsPerSession: 60)
    var open = 0
    let sessions = rounds(120, inDebug: 60)
    for number in 0..<sessions {
      let session = generator.session(number)
      let census = HeapCensus(modules: [subject.module])
      let (requests, asked) = end(
        session, after: number % 20, requests: 1 + number % 3, on: subject)
      census.end()
      open += requests

      #expect(asked == 0 && census.countsByType() == [:], "session \(number)")
    }
    #expect(open > sessions / 2)
  }

  /// Ends the app after some events, once enough requests are open, then answers them all.
  ///
  /// - Returns: The number of requests that were open at the end, and the number of those made
  ///   after it.
  @inline(never) private func end(
    _ session: Session<FitnessModel>, after events: Int, requests wanted: Int,
    on subject: FitnessSubject
  ) -> (requests: Int, asked: Int) {
    let app = RunningFitness(subject.variant, start: session.start)
    for (index, event) in session.events.enumerated()
    where index < events || app.server.pendingCount < wanted {
      app.driver.perform(event)
    }
    let requests = app.server.pendingCount
    app.device.shutDown()
    for _ in 0..<requests where app.server.pendingCount > 0 {
      app.server.answer(at: 0, succeeding: true)
    }
    app.device.loop.runUntilIdle()
    return (requests, app.server.pendingCount)
  }

  /// Performs a session, and returns the screen types with a wrong number of instances after an
  /// event, keyed by the event's index.
  // This is a separate function, so that nothing here retains any part of the app afterwards.
  @inline(never) private func carryOut(
    _ session: Session<FitnessModel>, on subject: FitnessSubject, _ census: HeapCensus
  ) -> [Int: Set<String>] {
    let app = RunningFitness(subject.variant, start: session.start)
    defer { app.device.shutDown() }
    var model = FitnessModel(start: session.start)
    var wrong: [Int: Set<String>] = [:]
    for (index, event) in session.events.enumerated() {
      app.driver.perform(event)
      model.handle(event)
      let alive = census.countsByType().filter { $0.key.hasSuffix(Self.suffix) }
      let expected = Dictionary(
        uniqueKeysWithValues: model.modules.map { ($0.rawValue + Self.suffix, $1) })
      let names = Set(alive.keys).union(expected.keys).filter { alive[$0] != expected[$0] }
      if !names.isEmpty { wrong[index] = names }
    }
    return wrong
  }

  private static let suffix = "ViewController"
}
