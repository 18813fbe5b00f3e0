import BenchmarkKit
import BenchmarkMetrics

extension [HarnessTiming] {
  /// A table with one row per subject.
  package var table: Table {
    Table(
      name: "throughput", title: "Throughput of one core, sessions of 100 events",
      columns: [
        .init("subject", .text), .init("sessions/s"), .init("sessions/s checked"),
        .init("ns/event"), .init("driver ns"), .init("oracle ns"), .init("model ns"),
        .init("harness % of a checked session"),
      ],
      rows: map { row in
        [
          .text(row.subject), .decimal(row.sessionsPerSecond, digits: 0),
          .decimal(row.checkedSessionsPerSecond, digits: 0), .decimal(row.eventTime, digits: 0),
          .decimal(row.driverTime, digits: 0), .decimal(row.oracleTime, digits: 0),
          .decimal(row.modelTime, digits: 0), .decimal(row.harnessFraction * 100, digits: 0),
        ]
      },
      notes: [
        """
        Times are medians over sessions, in nanoseconds per event; only sessions/s includes launch \
        and release of the app.
        """,
        """
        driver: finding the target of an event. oracle: reading the screen. model: the reference \
        model, run once per session for all subjects.
        """,
      ])
  }
}

extension [NavigationTiming] {
  /// A table with one row per elementary operation.
  package var table: Table {
    Table(
      name: "moves", title: "Elementary operations of the headless UIKit",
      columns: [
        .init("operation", .text), .init("ns"), .init("floor ns"), .init("times the floor"),
      ],
      rows: map { row in
        [
          .text(row.name), .decimal(row.time, digits: 0), .decimal(row.floor, digits: 0),
          .decimal(row.ratio, digits: 1),
        ]
      },
      notes: [
        "Medians over rounds; each operation creates, shows, removes and releases a controller.",
        """
        floor: time to create, link, store in an array and release the same number of class \
        instances, in the same run.
        """,
      ])
  }
}
