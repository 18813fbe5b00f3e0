import BenchmarkKit

/// A short session, recorded event by event: the screens, and the live objects of each subject.
package struct WatchedSession: Codable, Hashable, Sendable {
  /// An event in words, and the screen after it.
  package struct Step: Codable, Hashable, Sendable {
    /// The event; the first step is the launch.
    package let event: String
    /// The texts on the screen, the same for all subjects.
    package let screen: [String]
  }

  /// The objects of one subject.
  package struct Row: Codable, Hashable, Sendable {
    package let subject: String
    /// The objects after each step.
    package let objects: [Objects]
  }

  /// The live objects of the app's modules.
  package struct Objects: Codable, Hashable, Sendable {
    package let count: Int
    /// The objects that a fresh app on the same screens does not have, by type.
    ///
    /// `nil` if the expected objects are unknown, as while an alert is shown.
    package let extra: [String: Int]?
  }

  /// The repeated actions, such as `edit, save`.
  package let name: String
  package let steps: [Step]
  /// The subjects that show these screens.
  package var rows: [Row]
}

extension WatchedSession {
  /// Adds the subjects that show the same screens.
  mutating func add(_ other: WatchedSession) {
    guard other.steps == steps else { return }
    rows += other.rows
  }

  /// The session after which the most subjects have extra objects; among equals, the shortest.
  static func mostTelling(of sessions: [WatchedSession]) -> WatchedSession? {
    sessions.enumerated().min { rank($0) < rank($1) }?.element
  }

  private static func rank(_ candidate: (offset: Int, element: WatchedSession)) -> (Int, Int, Int) {
    let session = candidate.element
    return (-session.rows.count { $0.left > 0 }, session.steps.count, candidate.offset)
  }

  /// The subject with the most extra objects at the end, and one without any.
  ///
  /// If possible, both are variants of the same architecture.
  func contrast(_ subjects: [Subject]) -> (leaking: Row?, sound: Row?) {
    func module(_ row: Row?) -> String? { subjects.first { $0.id == row?.subject }?.module }
    let most = rows.map(\.left).max() ?? 0
    let leaking = most > 0 ? rows.first { $0.left == most } : nil
    let sound = rows.filter { row in row.objects.allSatisfy { ($0.extra ?? [:]).isEmpty } }
    return (leaking, sound.first { module($0) == module(leaking) } ?? sound.first)
  }
}

extension WatchedSession.Row {
  /// The number of extra objects after the last step.
  var left: Int { objects.last?.extra?.values.filter { $0 > 0 }.sum ?? 0 }
}
