import UIKit

/// A session of random calls, and the invariants that it breaks.
@MainActor package struct DriverSession {
  package let seed: UInt64
  package let index: Int
  /// Whether calls are also made within callbacks.
  package let isNested: Bool
  package let calls: [Call]

  /// Creates the session with this seed and index.
  package init(seed: UInt64, index: Int, isNested: Bool) {
    self.seed = seed
    self.index = index
    self.isNested = isNested
    var generator = CallGenerator(seed: seed, index: index, isNested: isNested)
    calls = generator.session()
  }

  /// The number of calls in the session, including those within callbacks.
  package var operations: Int { calls.reduce(0) { $0 + $1.operations } }

  /// Returns the invariants that the calls break, in the order in which they were detected.
  package static func broken(
    by calls: [Call], defect: PlantedDefect? = nil
  ) -> [BrokenInvariant] {
    let world = World(defect: defect)
    world.run(calls)
    world.device.shutDown()
    return world.broken
  }

  /// Returns the calls and callbacks, one per line.
  package static func steps(of calls: [Call], defect: PlantedDefect? = nil) -> [String] {
    let world = World(writesSteps: true, defect: defect)
    world.run(calls)
    world.device.shutDown()
    return world.steps
  }

  /// Returns the simplest calls found whose first broken invariant is of the same kind.
  package static func shrunk(_ calls: [Call], defect: PlantedDefect? = nil) -> [Call] {
    guard let first = broken(by: calls, defect: defect).first else { return calls }
    return SessionShrinker.shrink(calls) {
      broken(by: $0, defect: defect).first?.kind == first.kind
    }
  }
}

extension Call {
  package var operations: Int { nested.reduce(1) { $0 + $1.call.operations } }

  /// The kinds of calls and callbacks, without numbers.
  package var outline: String {
    guard !nested.isEmpty else { return kind.rawValue }
    let inner = nested.map { "\($0.moment): \($0.call.outline)" }.joined(separator: ", ")
    return "\(kind) [\(inner)]"
  }
}
