import BenchmarkKit

/// The agreement of every subject with the reference model. Exact.
package struct Conformance: Codable, Sendable {
  /// The results of one subject.
  package struct Row: Codable, Hashable, Sendable {
    package let subject: String
    package var sessions = 0
    package var events = 0
    package var divergences = 0
    /// Sessions that raised an exception, crashed the process, or never became idle.
    package var crashes = 0
    /// Requests refused by UIKit, as the reference model expected.
    package var expectedRefusals = 0
    package var unexpectedRefusals = 0
    /// The number of times that the subject covered each edge of the graph, in the graph's order.
    ///
    /// A session counts until it diverges from the reference model. `nil` if the counts equal the
    /// reference model's, and in older documents.
    package var covered: [Int]?

    private enum CodingKeys: String, CodingKey {
      case subject, sessions, events, divergences, crashes, expectedRefusals, unexpectedRefusals
      case covered = "travelled"
    }

    package init(subject: String) { self.subject = subject }
  }

  /// An edge of the navigation graph, with the number of times that the sessions cover it.
  package struct Edge: Codable, Hashable, Sendable {
    /// The screen or alert in front before the event.
    package let from: String
    /// The kind of the event, such as `answer`.
    package let kind: String
    /// The event, such as `login ok`.
    package let trigger: String
    /// The screen or alert in front after the event.
    package let to: String
    package let count: Int
  }

  /// The coverage of coverage-guided sessions and of the same number of random ones.
  package struct Guided: Codable, Hashable, Sendable {
    package let sessions: Int
    /// The number of distinct pairs of a screen's state and an event.
    package let pairs: Int
    /// The number of distinct edges of the navigation graph.
    package let edges: Int
    package let randomPairs: Int
    package let randomEdges: Int
  }

  package var rows: [Row]
  /// A checksum of all sessions of all seeds in the reference model, in hexadecimal.
  package var checksum: String
  /// Every edge of the navigation graph; absent from documents of earlier versions.
  ///
  /// Each session is counted once, regardless of the number of subjects.
  package var navigation: [Edge]?
  /// One comparison per seed, if the plan includes coverage-guided sessions.
  package var guided: [Guided]?

  /// The navigation graph with a subject's counts; `nil` if they equal the reference model's.
  package func navigation(of row: Row) -> [Edge]? {
    guard let navigation, let covered = row.covered, covered.count == navigation.count else {
      return nil
    }
    return zip(navigation, covered).map { edge, count in
      Edge(from: edge.from, kind: edge.kind, trigger: edge.trigger, to: edge.to, count: count)
    }
  }

  /// The coverage of the navigation graph, as a sentence fragment.
  package var coverage: String? { navigation?.coverage }
}

extension [Conformance.Edge] {
  /// The number of covered edges, as a sentence fragment.
  package var coverage: String {
    let covered = count { $0.count > 0 }
    // Rounded down, so that 100 means complete.
    let tenths = isEmpty ? 0 : covered * 1000 / count
    return "\(covered) of \(count) edges covered, \(tenths / 10).\(tenths % 10) %"
  }
}
