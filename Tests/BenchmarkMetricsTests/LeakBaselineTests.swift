import BenchmarkKit
@testable import BenchmarkMetrics
import Testing

@Suite("Leak baseline") struct LeakBaselineTests {
  @Test("one object more or fewer than in the baseline is a finding that names the type")
  func difference() throws {
    let plan = Plan(
      name: "p", summary: "", metrics: [.leaks], baseline: "A", seeds: ["1"], sessions: 1,
      eventsPerSession: 1, launches: 1, sessionsPerLaunch: 1)
    func leaks(_ abandoned: Int) -> Leaks {
      Leaks(
        sessions: 1,
        rows: [
          .init(subject: "A", type: "EditCoordinator", abandoned: abandoned)
        ], defects: [])
    }
    let baseline = LeakBaseline(leaks(3), of: plan)

    #expect(baseline.differences(from: leaks(3), subjects: ["A"]).isEmpty)
    #expect(
      baseline.differences(from: leaks(4), subjects: ["A"]).map(\.summary) == [
        "EditCoordinator: 4 abandoned, expected 3"
      ])
    #expect(
      baseline.differences(
        from: Leaks(sessions: 1, rows: [], defects: []), subjects: ["A"]
      ).map(\.summary) == ["EditCoordinator: 0 abandoned, expected 3"])
  }

  @Test("growth is a finding unless the baseline lists it, regardless of its rate")
  func growth() {
    let plan = Plan(
      name: "p", summary: "", metrics: [.leaks], baseline: "A", seeds: ["1"], sessions: 1,
      eventsPerSession: 1, launches: 1, sessionsPerLaunch: 1)
    func leaks(_ growth: [(String, Double)]) -> Leaks {
      Leaks(
        sessions: 1, rows: [], defects: [],
        growth: growth.map {
          .init(
            subject: "A", type: $0.0, cycle: "edit, back", repetitions: 12, slope: $0.1,
            standardError: 0)
        })
    }
    let baseline = LeakBaseline(leaks([("closures", 2), ("observers", 0)]), of: plan)

    #expect(baseline.differences(from: leaks([("closures", 3)]), subjects: ["A"]).isEmpty)
    #expect(
      baseline.differences(
        from: leaks([("closures", 2), ("observers", 1), ("timers", 0)]), subjects: ["A"]
      ).map(\.summary) == ["observers: every repetition of 'edit, back' adds objects"])
    #expect(baseline.differences(from: leaks([("timers", 1)]), subjects: ["B"]).isEmpty)
  }

  @Test(
    "a new defect is reported with its drawing, and a missing one with the option to accept it"
  )
  func defects() {
    let plan = Plan(
      name: "p", summary: "", metrics: [.leaks], baseline: "A", seeds: ["1"], sessions: 1,
      eventsPerSession: 1, launches: 1, sessionsPerLaunch: 1)
    func leaks(_ fingerprint: String) -> Leaks {
      Leaks(
        sessions: 1, rows: [],
        defects: [
          .init(
            subject: "A", fingerprint: fingerprint, suspects: ["List.children"], type: "Detail",
            text: "", drawing: ["┬ a", "╰→ Detail"], root: "", cycle: [], path: [], objects: [],
            sessions: 1, replay: "bench replay x", event: 1)
        ])
    }
    let baseline = LeakBaseline(leaks("aaaa"), of: plan)

    let differences = baseline.differences(from: leaks("bbbb"), subjects: ["A"])

    #expect(baseline.differences(from: leaks("aaaa"), subjects: ["A"]).isEmpty)
    #expect(
      differences.map(\.summary) == [
        "new defect bbbb of Detail: List.children",
        "defect aaaa no longer occurs: List.children",
      ])
    #expect(differences[0].detail == "┬ a\n╰→ Detail" && differences[0].replay == "bench replay x")
    #expect(differences[1].detail.contains("--accept-leaks"))
  }
}
