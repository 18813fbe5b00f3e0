import BenchmarkKit

/// The outcome of each link in each state of the app. Exact.
package struct DeepLinks: Codable, Hashable, Sendable {
  /// The outcome of a link.
  package enum Outcome: String, CaseIterable, Sendable {
    /// The link led to a screen that was created for it.
    case reached
    /// The link led to an existing screen, which was kept with everything below it.
    case kept
    /// The link waited until the data was loaded and then led to a screen.
    case parked
    /// The link asked the user to log in and then led to a screen.
    case login
    /// The link did nothing, as specified: this user may not go there.
    case refused
    /// The link did nothing, as specified: it is not a valid link or names a missing object.
    case ignored
    /// The link did nothing, although it should have had an effect.
    case swallowed
    /// The link led to the right screens, but screens that should have been kept were re-created.
    case recreated = "re-created"
    /// The link led to a wrong screen other than the previous one, or to a dead end.
    case astray
    /// The link raised an exception, or the app never became idle.
    case failed

    /// The outcome's letter, in lower case if the reference model can specify this outcome.
    package var letter: Character {
      switch self {
      case .reached: "r"
      case .kept: "k"
      case .parked: "p"
      case .login: "l"
      case .refused: "x"
      case .ignored: "i"
      case .swallowed: "S"
      case .recreated: "C"
      case .astray: "A"
      case .failed: "F"
      }
    }

    private static let byLetter = Dictionary(
      uniqueKeysWithValues: allCases.map { ($0.letter, $0) })

    /// The outcome with this letter; `nil` if there is none.
    init?(letter: Character) {
      guard let outcome = Self.byLetter[letter] else { return nil }
      self = outcome
    }
  }

  /// A state of the app in which every link is opened.
  package struct State: Codable, Hashable, Sendable {
    package let name: String
    /// Whether the link launches the app.
    package let isCold: Bool
    /// The source of the link: `link` or `notification`.
    package let arrival: String
  }

  /// The outcomes of all links in all states.
  package struct Grid: Codable, Hashable, Sendable {
    /// One string per state, one letter per link; `-` means not measured.
    package private(set) var lines: [String]

    package init(states: Int, links: Int) {
      lines = Array(repeating: String(repeating: "-", count: links), count: states)
    }

    /// The outcome of a link; `nil` if it was not measured.
    package subscript(state: Int, link: Int) -> Outcome? {
      get {
        guard lines.indices.contains(state), let letter = lines[state].dropFirst(link).first else {
          return nil
        }
        return Outcome(letter: letter)
      }
      set {
        var line = Array(lines[state])
        line[link] = newValue?.letter ?? "-"
        lines[state] = String(line)
      }
    }

    /// Adds outcomes from another part of the matrix.
    mutating func add(_ other: Grid) {
      lines = zip(lines, other.lines).map { line, more in
        String(zip(line, more).map { $1 == "-" ? $0 : $1 })
      }
    }
  }

  /// The number of screens that links had to keep, and how many of them they kept.
  package struct KeptScreens: Codable, Hashable, Sendable {
    /// The number of screens that had to be kept, summed over all comparisons after all links.
    package let expected: Int
    /// The number of those screens that were the same objects as before the link.
    package let same: Int

    package init(expected: Int = 0, same: Int = 0) {
      self.expected = expected
      self.same = same
    }

    /// The fraction of the screens that was kept, from 0 to 1; `nil` if none had to be kept.
    package var fraction: Double? { expected == 0 ? nil : Double(same) / Double(expected) }

    /// The sum of these numbers and those for other links.
    func adding(_ other: KeptScreens) -> KeptScreens {
      KeptScreens(expected: expected + other.expected, same: same + other.same)
    }
  }

  /// The outcomes for one subject.
  package struct Row: Codable, Hashable, Sendable {
    package let subject: String
    package var outcomes: Grid
    /// The screens kept in all trials; `nil` in runs that did not count them.
    package var kept: KeptScreens?

    package init(subject: String, outcomes: Grid, kept: KeptScreens? = nil) {
      self.subject = subject
      self.outcomes = outcomes
      self.kept = kept
    }

    /// Adds the outcomes from another part of the matrix.
    mutating func add(_ other: Row) {
      outcomes.add(other.outcomes)
      if let more = other.kept { kept = kept.map { $0.adding(more) } ?? more }
    }
  }

  /// The links as text.
  package var links: [String]
  package var states: [State]
  /// The outcomes specified by the reference model.
  package var expected: Grid
  package var rows: [Row]

  /// The number of links opened per subject, over all states.
  package var trials: Int { expected.lines.map { $0.count { $0 != "-" } }.sum }

  /// The number of links without the specified outcome; `nil` for an unknown subject.
  ///
  /// An empty cell counts as lost, because the link ended the app's process.
  package func lost(by subject: String) -> Int? {
    rows.first { $0.subject == subject }.map { row in
      zip(expected.lines, row.outcomes.lines).map { due, found in
        zip(due, found).count { $0 != $1 }
      }.sum
    }
  }

  /// Adds the outcomes from another part of the same matrix.
  package mutating func add(_ other: DeepLinks) {
    rows = (rows + other.rows).merged(by: \.subject) { $0.add($1) }
  }
}
