import BenchmarkKit

/// The numbers of allocations, retains and releases. Exact.
package struct Counts: Codable, Hashable, Sendable {
  /// The number of operations of each kind.
  package struct Operations: Codable, Hashable, Sendable {
    /// Allocated blocks; every object is one.
    package var allocations = 0
    /// Requested bytes, before the allocator rounds up.
    package var bytes = 0
    /// Retains of strong references.
    package var retains = 0
    /// Releases of strong references.
    package var releases = 0

    /// Retains and releases.
    package var references: Int { retains + releases }

    /// The counts by name, in the order of the tables.
    package var named: [(name: String, value: Int)] {
      [
        ("allocations", allocations), ("bytes", bytes), ("retains", retains),
        ("releases", releases),
      ]
    }

    package static func + (one: Operations, other: Operations) -> Operations {
      Operations(
        allocations: one.allocations + other.allocations, bytes: one.bytes + other.bytes,
        retains: one.retains + other.retains, releases: one.releases + other.releases)
    }
  }

  /// A phase of a session.
  package enum Phase: String, Codable, Hashable, Sendable {
    /// The launch, up to the first idle state, including the creation of the device and backend.
    case launch
    /// An event, from its delivery until the app is idle.
    case event
    /// The driver's lookup of an event's target, included in `event`; measured by repeating it.
    case lookup
    /// The teardown, until the app, its device and its backend are released.
    case teardown
  }

  /// The counts of one subject in one phase, over all sessions.
  package struct Row: Codable, Hashable, Sendable {
    package let subject: String
    package let phase: Phase
    /// The kind of event, such as `openURL`; empty for launch and teardown.
    package let event: String
    /// The number of launches, events or teardowns.
    package var times: Int
    /// The sum of the counts.
    package var operations: Operations

    private enum CodingKeys: String, CodingKey {
      case subject, phase, event, times, operations = "figures"
    }
  }

  /// The number of sessions per subject.
  package var sessions: Int
  package var rows: [Row]

  /// The counts of a subject in a phase, over all sessions and kinds of events.
  package func total(of subject: String, _ phase: Phase) -> (times: Int, operations: Operations) {
    rows.filter { $0.subject == subject && $0.phase == phase }
      .reduce((0, Operations())) { ($0.0 + $1.times, $0.1 + $1.operations) }
  }
}
