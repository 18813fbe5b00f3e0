import BenchmarkKit

extension Resources {
  /// The resources used by the run, per metric.
  func table() -> Table {
    Table(
      name: "resources", title: "Resources used by the run",
      columns: [
        .init("metric", .text), .init("sessions"), .init("seconds"), .init("worker seconds"),
        .init("sessions/s"),
      ],
      rows: stages.map { stage in
        [
          .text(stage.metric.rawValue), stage.sessions > 0 ? .integer(stage.sessions) : .empty,
          stage.seconds.map { .decimal($0, digits: 1) } ?? .empty,
          stage.workerSeconds > 0 ? .decimal(stage.workerSeconds, digits: 1) : .empty,
          stage.sessionsPerSecond.map { .decimal($0, digits: 0) } ?? .empty,
        ]
      },
      notes: [
        """
        sessions: total over all subjects; empty, like worker seconds, for metrics without \
        workers, such as builds and unit tests.
        """,
        """
        seconds: from the start of the first worker to the result; empty if jobs ran on other \
        machines or in an earlier process.
        """,
        """
        sessions/s: of all workers together, or of one worker if the seconds are unknown; at most \
        \(jobs.counted("worker")) ran at a time.
        """,
        """
        Peak memory: \(mebibytes(peakMemory)) in the main process, \(mebibytes(workerPeakMemory)) \
        in a worker.
        """,
      ])
  }

  private func mebibytes(_ bytes: Int) -> String { "\((bytes + 1 << 19) >> 20) MiB" }
}
