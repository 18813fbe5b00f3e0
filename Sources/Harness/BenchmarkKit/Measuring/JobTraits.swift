/// The properties of a job that determine how a worker runs it.
package struct JobTraits: Sendable {
  /// Whether the hooks must be linked into the worker.
  package var needsHooks: Bool
  /// Whether the worker uses fixed hash seeds, because exact counts depend on them.
  package var hashesDeterministically: Bool
  /// Whether the size of the worker's environment is random, because times depend on it.
  package var isPadded: Bool
  /// The order of the worker's code.
  package var placement: Placement.Order
  /// The options of callgrind; `nil` to run the worker without it.
  package var callgrind: [String]?
  /// The way in which the job can be divided.
  package var division: Division
  /// The noun for a part of the job in messages, such as `session`.
  package var partName: String
  /// Whether the job runs the metric's own trials instead of the plan's sessions.
  package var hasOwnTrials: Bool

  /// The ways to divide a job.
  package enum Division: Sendable {
    case sessionsAndSubjects
    /// Every session must be run by all subjects.
    case sessions
    case none
  }

  package init(
    needsHooks: Bool = false, hashesDeterministically: Bool = false, isPadded: Bool = false,
    placement: Placement.Order = .built, callgrind: [String]? = nil,
    division: Division = .sessionsAndSubjects,
    partName: String = "session", hasOwnTrials: Bool = false
  ) {
    self.needsHooks = needsHooks
    self.hashesDeterministically = hashesDeterministically
    self.isPadded = isPadded
    self.placement = placement
    self.callgrind = callgrind
    self.division = division
    self.partName = partName
    self.hasOwnTrials = hasOwnTrials
  }
}

extension JobTraits {
  /// The properties of a launch that measures times.
  package static func launch(_ placement: Placement.Order) -> JobTraits {
    JobTraits(isPadded: true, placement: placement, division: .none, partName: "launch")
  }
}
