/// The time and memory used by a run.
package struct Resources: Codable, Hashable, Sendable {
  /// The work for one metric.
  package struct Stage: Codable, Hashable, Sendable {
    package let metric: MetricID
    /// The number of sessions run by subjects; 0 if no workers take part, as for builds.
    package var sessions: Int
    /// The total running time of all workers, in seconds.
    package var workerSeconds: Double
    /// Seconds from the first worker's start to the result.
    ///
    /// `nil` if other processes or an earlier run did some of the work.
    package var seconds: Double?

    /// Creates a stage.
    package init(
      metric: MetricID, sessions: Int, workerSeconds: Double, seconds: Double?
    ) {
      self.metric = metric
      self.sessions = sessions
      self.workerSeconds = workerSeconds
      self.seconds = seconds
    }

    /// Sessions per second of all workers together, if known; otherwise of a single worker.
    package var sessionsPerSecond: Double? {
      let time = seconds ?? workerSeconds
      return time > 0 && sessions > 0 ? Double(sessions) / time : nil
    }
  }

  /// The maximum number of simultaneous workers.
  package let jobs: Int
  package var stages: [Stage]
  /// The peak memory of the process that merges the results, in bytes.
  package var peakMemory: Int
  /// The peak memory of a worker, in bytes.
  package var workerPeakMemory: Int

  /// Creates an empty record.
  package init(
    jobs: Int, stages: [Stage] = [], peakMemory: Int = 0, workerPeakMemory: Int = 0
  ) {
    self.jobs = jobs
    self.stages = stages
    self.peakMemory = peakMemory
    self.workerPeakMemory = workerPeakMemory
  }
}
