import BenchmarkKit
import BenchmarkMetrics
import Foundation

extension [LeakDetectorCost] {
  /// A table with one row per subject.
  package var table: Table {
    let depths = LeakDetectorCost.Depth.allCases
    let speeds = depths.map { Table.Column("\($0)/s") }
    let overheads = depths.dropFirst().map { Table.Column("\($0) %") }
    return Table(
      name: "leak-costs", title: "Costs of the leak detector, sessions of 100 events",
      columns: [.init("subject", .text)] + speeds + overheads + [
        .init("objects"), .init("ns/object"), .init("ns/check"), .init("verdict µs"),
      ],
      rows: map { row in
        var cells = [Table.Cell.text(row.subject)]
        cells += depths.map { .decimal(1 / (row.seconds[$0] ?? .nan), digits: 0) }
        cells += depths.dropFirst().map { .decimal((row.overhead[$0] ?? .nan) * 100, digits: 1) }
        cells += [
          .decimal(row.objects, digits: 0), .decimal(row.nanosecondsPerObject, digits: 1),
          .decimal(row.nanosecondsPerCheck, digits: 0),
          .decimal(row.finalVerdict / 1_000, digits: 1),
        ]
        return cells
      },
      notes: [
        """
        off/s, …: sessions per second in bench-instrumented, including launch and release of the \
        app.
        """,
        """
        recording: every object is recorded. verdicts: live objects are also checked after each \
        event. traces: the references that hold overdue objects are also determined.
        """,
        """
        %: time added to the same session, relative to the detector switched off; medians over \
        sessions.
        """,
        """
        objects: objects recorded per session, including closure contexts and boxes. ns/object: \
        recording time per object. ns/check: time of the checks per event.
        """,
        "verdict: time from the end of a session, with its app torn down, until leaks are known.",
      ])
  }
}

extension HeapReadingCost {
  /// The numbers of live objects to measure with; at least three are used.
  ///
  /// A line fitted to fewer than three points has no standard error.
  package static let sizes = [100, 1_000, 10_000, 100_000, 1_000_000]

  /// A table with one row per number of live objects.
  package var table: Table {
    Table(
      name: "leak-growth", title: "Time to identify leaked objects, by number of live objects",
      columns: [.init("live objects"), .init("heap blocks"), .init("ms"), .init("ns/object")],
      rows: points.map { point in
        [
          .integer(point.objects), .integer(point.blocks), .decimal(point.time / 1e6, digits: 2),
          .decimal(point.time / Double(point.objects), digits: 0),
        ]
      },
      notes: [
        """
        Time to read the object graph of a tree whose children hold their parents, run trial \
        deletion and find the cycles; medians over rounds.
        """,
        """
        time ~ objects ^ \(Self.text(exponent)), standard error \(Self.text(standardError)): the \
        slope of log time over log objects; 1 means proportional.
        """,
      ])
  }

  private static func text(_ value: Double) -> String {
    String(format: "%.3f", locale: Locale(identifier: "en_US_POSIX"), value)
  }
}
