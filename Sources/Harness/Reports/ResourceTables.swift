import BenchmarkKit

extension Resources {
  /// The resources used by the run, per metric.
  func table() -> Table {
    Table(
      name: "resources", title: "What the run took",
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
        "sessions: of all subjects together. seconds: from the first worker's start to the result; nothing where parts were done elsewhere or before.",
        "Without sessions and worker seconds: what needs no workers, such as builds and unit tests.",
        "sessions/s: of all workers together, or of one where seconds are not known; at most \(jobs) at a time.",
        "Peak memory: \(mebibytes(peakMemory)) in the process that put this together, \(mebibytes(workerPeakMemory)) in a worker.",
      ])
  }

  private func mebibytes(_ bytes: Int) -> String { "\((bytes + 1 << 19) >> 20) MiB" }
}
