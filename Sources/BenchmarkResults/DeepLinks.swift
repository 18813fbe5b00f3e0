/// What each link does in each state of the app: the deep-link matrix. Exact.
public struct DeepLinks: Codable, Hashable, Sendable {
  /// What came of a link.
  public enum Outcome: String, CaseIterable, Sendable {
    /// It led to a screen that was made for it.
    case reached
    /// It led to a screen that was there already, and that is still the same object, like everything below it.
    case kept
    /// It waited until the players were known, and led somewhere then.
    case parked
    /// It did nothing, as specified: it is no link, or names what is not there.
    case ignored
    /// Nothing happened although something should have.
    case swallowed
    /// It led to the right screens, but some that had to be kept were made anew.
    case recreated = "re-created"
    /// It led to what is neither the right screen nor the one before, or to a screen from which nothing leads on.
    case astray
    /// An exception, or the app never came to rest.
    case failed

    /// A letter for it; small where a link can be specified to do this.
    public var letter: Character {
      switch self {
      case .reached: "r"
      case .kept: "k"
      case .parked: "p"
      case .ignored: "i"
      case .swallowed: "S"
      case .recreated: "C"
      case .astray: "A"
      case .failed: "F"
      }
    }
  }

  /// A state in which every link comes in.
  public struct State: Codable, Hashable, Sendable {
    public let name: String
    /// Whether the link launches the app.
    public let isCold: Bool
    /// How the link comes in: `link` or `notification`.
    public let arrival: String

    /// Describes a state.
    public init(name: String, isCold: Bool, arrival: String) {
      self.name = name
      self.isCold = isCold
      self.arrival = arrival
    }
  }

  /// What came of every link in every state.
  public struct Grid: Codable, Hashable, Sendable {
    /// A text a state with a letter a link, `-` for what was not tried.
    public private(set) var lines: [String]

    /// Begins with nothing tried.
    public init(states: Int, links: Int) {
      lines = Array(repeating: String(repeating: "-", count: links), count: states)
    }

    /// What came of a link; nothing where it was not tried.
    public subscript(state: Int, link: Int) -> Outcome? {
      get {
        guard lines.indices.contains(state), let letter = lines[state].dropFirst(link).first else {
          return nil
        }
        return Outcome.allCases.first { $0.letter == letter }
      }
      set {
        var line = Array(lines[state])
        line[link] = newValue?.letter ?? "-"
        lines[state] = String(line)
      }
    }

    /// Adds what was tried elsewhere.
    mutating func add(_ other: Grid) {
      lines = zip(lines, other.lines).map { line, more in
        String(zip(line, more).map { $1 == "-" ? $0 : $1 })
      }
    }
  }

  /// What came of the links in one subject.
  public struct Row: Codable, Hashable, Sendable {
    public let subject: String
    public var outcomes: Grid

    /// Names a subject.
    public init(subject: String, outcomes: Grid) {
      self.subject = subject
      self.outcomes = outcomes
    }
  }

  /// The links as text.
  public var links: [String]
  public var states: [State]
  /// What must come of them, as the reference model says.
  public var expected: Grid
  public var rows: [Row]

  /// Gathers the rows.
  public init(links: [String], states: [State], expected: Grid, rows: [Row]) {
    self.links = links
    self.states = states
    self.expected = expected
    self.rows = rows
  }

  /// How many links did something else than they must, over all states; `nil` for a subject that is not in the matrix.
  ///
  /// A cell with nothing in it counts: there the app did not live to do anything.
  public func lost(by subject: String) -> Int? {
    rows.first { $0.subject == subject }.map { row in
      zip(expected.lines, row.outcomes.lines).map { due, found in
        zip(due, found).count { $0 != $1 }
      }.reduce(0, +)
    }
  }

  /// Adds the cells that were tried elsewhere, of the same matrix.
  public mutating func add(_ other: DeepLinks) {
    for row in other.rows {
      if let place = rows.firstIndex(where: { $0.subject == row.subject }) {
        rows[place].outcomes.add(row.outcomes)
      } else {
        rows.append(row)
      }
    }
  }
}
