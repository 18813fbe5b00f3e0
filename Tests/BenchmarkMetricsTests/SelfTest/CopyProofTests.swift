@testable import BenchmarkKit
import Statistics
import Testing

@testable import BenchmarkMetrics

@Suite("Validation with copies") struct CopyProofTests {
  private let proof = CopyProof(
    subjects: ["A", "B", "C"], pairs: [("A", "A-copy"), ("B", "B-copy")],
    size: .init(runs: 3, launches: 12, sessionsPerLaunch: 24, eventsPerSession: 100))

  /// Simulated runs of all line-ups; `ratio` returns a subject's true ratio in a line-up.
  private func runs(
    _ ratio: (_ lineUp: Int, _ subject: String) -> Double
  ) -> [[[Dispatch.Launch]]] {
    (0..<3).map { run in
      proof.lineUps.indices.map { place in
        var simulated = SimulatedLaunches(
          .normal, subjects: proof.lineUps[place].subjects.map { ($0, ratio(place, $0)) },
          sessions: 24, seed: 5, index: run * 10 + place)
        return (0..<12).map { _ in simulated.next() }
      }
    }
  }

  @Test("the line-ups are all subjects with one copy at a time, then all pairs, then a single pair")
  func lineUps() {
    #expect(
      proof.lineUps.map(\.subjects) == [
        ["A", "B", "C", "A-copy"], ["A", "B", "C", "B-copy"], ["A", "A-copy", "B", "B-copy"],
        ["A", "A-copy"],
      ])
  }

  @Test("identical copies never differ, and no ratio depends on the line-up")
  func equal() throws {
    let copies = try proof.summary(runs { _, subject in subject == "C" ? 1.2 : 1 }, margin: 0.01)

    #expect(
      copies.pairs.map(\.baseline) == [
        "A", "A-copy", "B", "B-copy", "A", "A-copy", "B", "B-copy", "A", "A-copy",
      ])
    #expect(copies.pairs.allSatisfy { $0.different.hits == 0 && $0.ratios.count == 3 })
    #expect(copies.shifts.map(\.subject) == ["B", "B", "C", "A-copy", "A-copy"])
    #expect(copies.shifts.allSatisfy { abs($0.change.value - 1) < 0.01 })
  }

  @Test("a slower copy is detected in both directions")
  func biased() throws {
    let copies = try proof.summary(
      runs { _, subject in subject == "A-copy" ? 1.04 : 1 }, margin: 0.01)

    let pair = copies.pairs.prefix(2)
    #expect(pair.allSatisfy { $0.different.hits == 3 && $0.excluded.hits == 3 })
    #expect(pair.first?.ratios.allSatisfy { $0.value > 1.02 } == true)
    #expect(pair.last?.ratios.allSatisfy { $0.value < 0.98 } == true)
  }

  @Test("leaving siblings out reveals a subject that is faster in their presence")
  func neighbours() throws {
    let copies = try proof.summary(
      runs { place, subject in subject == "B" && place < 2 ? 1 : subject == "B" ? 1.08 : 1 },
      margin: 0.01)

    let shift = try #require(
      copies.shifts.first { $0.subject == "B" && $0.lineUps[1] == proof.lineUps[2].name })
    #expect(abs(shift.change.value - 1 / 1.08) < 0.01)
  }
}
