import BenchmarkKit
import ComparedApps
import LeakDetection
import UIKit
import UserSessions

/// Finds the objects of an architecture that sessions release late, early or never.
///
/// Architectures do not register anything. The objects that should be alive are measured, not
/// declared: for each shape of the navigation stack, they are the objects of a fresh app that
/// navigates there directly (`ExpectedCensus`). Once the app is idle after an event, additional
/// objects are overdue, and missing objects were released early. At the end, every overdue object
/// has exactly one verdict: *leaked* if, after the app was torn down, only a cycle keeps it alive;
/// *released late* if a later event released it; *abandoned* if no event did.
package struct LeakCheck: Sendable {
  /// An error thrown when objects cannot be counted.
  package struct Unavailable: Error, CustomStringConvertible, Sendable {
    /// The error message: the reason, and the remedy.
    package let description: String
  }

  /// Whether the allocation hooks are linked into this executable.
  package static var isAvailable: Bool { HeapCensus.isAvailable }

  package static func requireHooks() throws(Unavailable) {
    guard isAvailable else {
      throw Unavailable(
        description: "objects can only be counted by an executable with the allocation hooks;"
          + " run bench-instrumented.")
    }
  }

  private let subjects: [SubjectUnderTest]
  private let behavior: UIKitBehavior

  /// Creates a check for these subjects.
  ///
  /// - Parameter behavior: The choices for undocumented behaviour of UIKit.
  package init(_ subjects: [SubjectUnderTest], behavior: UIKitBehavior = UIKitBehavior()) {
    self.subjects = subjects
    self.behavior = behavior
  }

  /// Runs generated sessions on every subject.
  ///
  /// - Parameter observer: Receives the position of the work.
  @MainActor package func run<A: App>(
    _ range: SessionRange, of app: A, observer: WorkObserver = .none
  ) throws -> Leaks {
    let generator = range.generator(of: A.Model.self)
    return try run(
      range.indices.lazy.map(generator.session), first: range.first, of: app, observer: observer)
  }

  /// Runs the given sessions on every subject.
  ///
  /// - Parameter first: The index that the observer receives for the first session.
  @MainActor package func run<A: App>(
    _ sessions: some Sequence<Session<A.Model>>, first: Int = 0, of app: A,
    observer: WorkObserver = .none
  ) throws -> Leaks {
    try Self.requireHooks()
    var tallies = subjects.map { LeakTally($0, of: app) }
    let watches = subjects.map { LeakWatch($0, of: app, behavior: behavior) }
    var count = 0
    for session in sessions {
      for (index, watch) in watches.enumerated() {
        observer.begin(first + count, index)
        try watch.run(session, into: &tallies[index], observer)
        observer.advance()
      }
      count += 1
    }
    return Self.merge([
      Leaks(
        sessions: count, rows: tallies.flatMap(\.rows.values),
        defects: tallies.flatMap(\.defects.values),
        unbalanced: tallies.map(\.unbalanced).sum)
    ])
  }

  /// Merges the parts of a campaign, in order; the first trace of each defect is kept.
  package static func merge(_ parts: [Leaks]) -> Leaks {
    let rows = parts.flatMap(\.rows).merged(by: { [$0.subject, $0.type] }) { $0.add($1) }
    let defects = parts.flatMap(\.defects).merged(by: { [$0.subject, $0.fingerprint] }) {
      $0.add($1)
    }
    return Leaks(
      sessions: parts.map(\.sessions).sum,
      rows: rows.sorted { ($0.subject, $0.type) < ($1.subject, $1.type) },
      defects: defects.sorted {
        ($0.subject, -$0.count, $0.fingerprint) < ($1.subject, -$1.count, $1.fingerprint)
      },
      growth: parts.flatMap(\.growth), unbalanced: parts.map(\.unbalanced).sum,
      ownership: merge(parts.map(\.ownership), by: \.subject) { _, _ in },
      watched: merge(parts.map(\.watched), by: \.name) { $0.add($1) })
  }

  /// Merges lists that older parts may lack; `nil` if all parts lack them.
  private static func merge<Value>(
    _ parts: [[Value]?], by key: (Value) -> String, _ combine: (inout Value, Value) -> Void
  ) -> [Value]? {
    let known = parts.compactMap(\.self)
    return known.isEmpty ? nil : known.flatMap(\.self).merged(by: key, combine)
  }
}
