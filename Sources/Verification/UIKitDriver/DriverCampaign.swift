/// A series of sessions and the invariants that they broke.
@MainActor package struct DriverCampaign {
  /// A session that broke an invariant, in its simplest form.
  package struct Break {
    package let index: Int
    package let calls: [Call]
    package let broken: BrokenInvariant

    /// The invariant and the kinds of calls that broke it; equal for sessions with the same cause.
    package var outline: String {
      "\(broken.kind.rawValue) after " + calls.map(\.outline).joined(separator: ", ")
    }
    package var known: KnownBreak? { KnownBreak.all.first { $0.outline == outline } }
  }

  package let seed: UInt64
  package let isNested: Bool
  private let defect: PlantedDefect?
  package private(set) var operations = 0
  package private(set) var sessions = 0
  package private(set) var breaks: [Break] = []

  package init(seed: UInt64, isNested: Bool, defect: PlantedDefect? = nil) {
    self.seed = seed
    self.isNested = isNested
    self.defect = defect
  }

  /// Runs sessions until this many calls have been made.
  package mutating func run(
    operations wanted: Int, from first: Int = 0, onBreak: (Break) -> Void = { _ in }
  ) {
    while operations < wanted {
      let session = DriverSession(seed: seed, index: first + sessions, isNested: isNested)
      sessions += 1
      operations += session.operations
      guard !DriverSession.broken(by: session.calls, defect: defect).isEmpty else { continue }
      let calls = DriverSession.shrunk(session.calls, defect: defect)
      guard let broken = DriverSession.broken(by: calls, defect: defect).first else { continue }
      let found = Break(index: session.index, calls: calls, broken: broken)
      breaks.append(found)
      onBreak(found)
    }
  }

  /// The proportion of sessions that broke an invariant.
  package var rate: Double { sessions == 0 ? 0 : Double(breaks.count) / Double(sessions) }

  /// Whether at most one session in a thousand broke an invariant, and every break is known.
  package var isAcceptable: Bool { rate <= 0.001 && breaks.allSatisfy { $0.known != nil } }
}
