/// What a run took: time, and the memory of its processes.
public struct Resources: Codable, Hashable, Sendable {
  /// The work for one metric.
  public struct Stage: Codable, Hashable, Sendable {
    public let metric: Plan.Metric
    /// How often a subject ran a session; none where no workers take part, as in builds.
    public var sessions: Int
    /// How long workers ran, added up over all of them, in seconds.
    public var workerSeconds: Double
    /// How long it took from the first worker's start until the result, in seconds; `nil` when parts of it were done by other
    /// processes, or earlier.
    public var seconds: Double?

    /// Describes the work for a metric.
    public init(
      metric: Plan.Metric, sessions: Int, workerSeconds: Double, seconds: Double?
    ) {
      self.metric = metric
      self.sessions = sessions
      self.workerSeconds = workerSeconds
      self.seconds = seconds
    }

    /// Subjects' sessions per second: of all workers together where that is known, otherwise of one.
    public var sessionsPerSecond: Double? {
      let time = seconds ?? workerSeconds
      return time > 0 && sessions > 0 ? Double(sessions) / time : nil
    }
  }

  /// How many workers there were at a time, at most.
  public let jobs: Int
  public var stages: [Stage]
  /// The most memory that the process had that put the results together, in bytes.
  public var peakMemory: Int
  /// The most memory that a worker had, in bytes.
  public var workerPeakMemory: Int

  /// Begins with nothing done.
  public init(
    jobs: Int, stages: [Stage] = [], peakMemory: Int = 0, workerPeakMemory: Int = 0
  ) {
    self.jobs = jobs
    self.stages = stages
    self.peakMemory = peakMemory
    self.workerPeakMemory = workerPeakMemory
  }
}
