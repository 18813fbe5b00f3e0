import ComparedApps
@testable import BenchmarkKit
import BenchmarkMetrics
import FootballGatherCatalog
import FootballGatherReference
import Testing
import UserSessions

@Suite struct FindingTests {
  private func divergence(_ fingerprint: String, of subject: String = "MVC", summary: String)
    -> Finding
  {
    Finding(
      kind: .divergence, subject: subject, summary: summary, detail: "", replay: nil,
      fingerprint: fingerprint)
  }

  @Test("a recurring failure is reported once, for its first session, with the number of sessions")
  func mergesByFingerprint() {
    var findings = [divergence("a", summary: "first")]

    findings.merge([
      divergence("a", summary: "second"), divergence("a", of: "VIPER", summary: "another's"),
    ])

    #expect(findings.map(\.headline) == ["first (2 sessions)", "another's"])
  }

  @Test("findings without a fingerprint are never merged")
  func runFindings() {
    let finding = Finding(
      kind: .measurement, subject: "MVC", summary: "s", detail: "", replay: nil)

    var findings = [finding]
    findings.merge([finding])

    #expect(findings.count == 2)
  }

  @MainActor
  @Test("findings do not depend on how a campaign is split")
  func splitting() {
    let app = FootballGatherApp()
    let check = ConformanceCheck(
      Array(SubjectUnderTest.all(of: app).prefix(1)), deviations: ["D05"])
    func run(_ first: Int, _ count: Int) -> ConformanceCheck.Part {
      check.run(SessionRange(seed: 3, first: first, count: count, eventsPerSession: 60), of: app)
    }

    let whole = run(0, 40).findings
    var parts = run(0, 7)
    parts.add(run(7, 3))
    parts.add(run(10, 30))

    #expect(whole == parts.findings)
    #expect(whole.contains { $0.sessions ?? 0 > 1 })
  }
}
