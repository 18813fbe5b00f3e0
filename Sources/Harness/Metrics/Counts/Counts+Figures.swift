import BenchmarkKit
import Statistics

extension Counts {
  package static let figures: [Figure] = [
    Figure(
      "allocations", title: "allocations per event", heading: "allocs/event", digits: 1,
      comparison: .counts { counts($0, $1, "allocations", \.allocations) }
    ) { perEvent($0, $1, \.allocations) }.noted { run in
      run.counts.map {
        """
        allocs: allocated heap blocks; ARC: retains and releases; over \($0.sessions.grouped) \
        sessions.
        """
      }
    },
    Figure(
      "references", title: "retains and releases per event", heading: "ARC/event", digits: 1,
      comparison: .counts { counts($0, $1, "retains and releases", \.references) }
    ) { perEvent($0, $1, \.references) },
  ]

  private static func perEvent(
    _ run: Run, _ subject: Subject, _ count: (Counts.Operations) -> Int
  ) -> Estimate? {
    guard let (times, operations) = run.counts?.total(of: subject.id, .event), times > 0 else {
      return nil
    }
    return Estimate(exact: Double(count(operations)) / Double(times))
  }

  private static func counts(
    _ run: Run, _ subject: Subject, _ title: String,
    _ count: (Counts.Operations) -> Int
  ) -> Figure.Counts? {
    guard let counts = run.counts else { return nil }
    return Figure.Counts(
      work: run.campaign + ["\(counts.sessions)"],
      values: [title: Double(count(counts.total(of: subject.id, .event).operations))])
  }
}
