import ComparedApps
import BenchmarkKit
import BenchmarkMetrics
import FootballGatherCatalog
import FootballGatherReference
import LeakDetection
import TestRounds
import Testing
import UIKit
import UserSessions

/// Checks that no object has more references in the graph than the runtime counts.
@MainActor @Suite("Consistency of heap reference counts", .enabled(if: HeapCensus.isAvailable))
struct BalanceTests {
  @Test(
    "no object has more references in the heap snapshot than the runtime counts",
    arguments: SubjectUnderTest.all(of: FootballGatherApp()))
  func balance(_ subject: SubjectUnderTest) {
    let generator = SessionGenerator<FootballGatherModel>(seed: 0xBA1, eventsPerSession: 60)
    for session in (0..<rounds(10, inDebug: 1)).map(generator.session) {
      let census = HeapCensus(modules: [subject.subject.module])
      let unbalanced = carryOut(session, on: subject, census)
      census.end()
      let end = census.snapshot()

      #expect(unbalanced == [:], "objects by event of \(String(describing: session.origin))")
      #expect(end.unbalanced == 0)
    }
  }

  // This is a separate function, so that nothing here retains any part of the app afterwards.
  @inline(never) private func carryOut(
    _ session: Session<FootballGatherModel>, on subject: SubjectUnderTest, _ census: HeapCensus
  ) -> [Int: Int] {
    var unbalanced: [Int: Int] = [:]
    let app = RunningFootballGather(subject.variant, start: session.start)
    defer { app.device.shutDown() }
    for (index, event) in session.events.enumerated() {
      app.driver.perform(event)
      guard index % 4 == 0 else { continue }
      let now = census.snapshot()
      #expect(!now.held.isEmpty, "a running app has objects")
      if now.unbalanced != 0 { unbalanced[index] = now.unbalanced }
    }
    return unbalanced
  }
}
