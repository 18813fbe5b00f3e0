import BenchmarkKit
import BenchmarkMetrics
import ComparedApps
import FitnessCatalog
import TestRounds
import Testing

/// Subjects that reproduce a document's defects do nothing else wrong.
@MainActor @Suite("Printed defects of Fitness") struct PrintedDefectTests {
  nonisolated private static let app = FitnessApp()
  nonisolated private static let subjects = SubjectUnderTest.all(of: app).filter { subject in
    app.printedDefects.contains { $0.subject == subject.subject.id }
  }

  @Test(
    "random sessions show every defect that changes screens, and no other difference",
    arguments: subjects)
  func shown(_ subject: SubjectUnderTest) {
    let id = subject.subject.id
    let defects = Self.app.printedDefects.filter { $0.subject == id }
    let sessions = SessionRange(
      seed: 0x5EED, first: 0, count: rounds(1000, inDebug: 60), eventsPerSession: 100)

    let findings = ConformanceCheck([subject]).run(sessions, of: Self.app).findings

    let unexplained = findings.filter { finding in
      !defects.contains { $0.explains(finding.fingerprint ?? "", of: id) }
    }
    #expect(unexplained.map(\.headline) == [])
    // K5 occurs only if the app ends before the server answers, as on exit paths.
    for defect in defects where defect.changesScreens && defect.id != "K5" {
      #expect(findings.contains { defect.explains($0.fingerprint ?? "", of: id) }, "\(defect.id)")
    }
  }

  @Test("every defect names a subject of the app and has at least one sign")
  func signs() {
    let ids = Set(SubjectUnderTest.all(of: Self.app).map(\.subject.id))
    for defect in Self.app.printedDefects {
      #expect(ids.contains(defect.subject) && !defect.signs.isEmpty, "\(defect.id)")
    }
  }
}
