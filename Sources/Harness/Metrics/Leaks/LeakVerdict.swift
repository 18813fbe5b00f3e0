/// The verdict on the lifetime of an object.
///
/// The raw values appear in stored runs and baselines.
package enum LeakVerdict: String, CaseIterable, Codable, Sendable {
  case leaked
  case abandoned
  case releasedLate = "late"
  case releasedEarly = "premature"

  package var title: String {
    switch self {
    case .leaked: "leaked"
    case .abandoned: "abandoned"
    case .releasedLate: "released late"
    case .releasedEarly: "released early"
    }
  }

  /// The identifier of the metric that counts objects with this verdict.
  var figureID: String {
    switch self {
    case .leaked: "leaked"
    case .abandoned: "abandoned"
    case .releasedLate: "releasedLate"
    case .releasedEarly: "releasedEarly"
    }
  }

  /// The definition, such as `released while their screen was still there`.
  var meaning: String {
    switch self {
    case .leaked: "still alive after the app was torn down"
    case .abandoned: "alive until the app was torn down, although their screen was gone"
    case .releasedLate: "released by an event after the one that removed their screen"
    case .releasedEarly: "released while their screen was still there"
    }
  }

  /// The definitions of all verdicts, in one sentence.
  static let definitions =
    allCases.map { "\($0.title): \($0.meaning)" }.joined(separator: "; ") + "."
}

extension Leaks.Row {
  /// The number of objects with a verdict.
  package subscript(verdict: LeakVerdict) -> Int {
    get { self[keyPath: verdict.count] }
    set { self[keyPath: verdict.count] = newValue }
  }
}

extension LeakVerdict {
  fileprivate var count: WritableKeyPath<Leaks.Row, Int> {
    switch self {
    case .leaked: \.leaked
    case .abandoned: \.abandoned
    case .releasedLate: \.releasedLate
    case .releasedEarly: \.releasedEarly
    }
  }
}
