/// The unit tests of the gather feature and their coverage. Exact.
public struct UnitTests: Codable, Sendable {
  /// The number of covered lines or regions, and the total.
  public struct Coverage: Codable, Hashable, Sendable {
    public var covered: Int
    public var total: Int

    /// Creates a coverage count.
    public init(covered: Int, total: Int) {
      self.covered = covered
      self.total = total
    }

    /// The covered percentage, from 0 to 100; `nil` if there is nothing to cover.
    public var percent: Double? { total > 0 ? Double(covered) / Double(total) * 100 : nil }
  }

  /// One source file of the gather feature that contains executable code.
  public struct File: Codable, Hashable, Sendable {
    /// The file's name, with its extension.
    public let name: String
    public let lines: Coverage
    /// Regions of code that always execute together, such as each branch of a condition.
    public let regions: Coverage

    /// Creates a file.
    public init(name: String, lines: Coverage, regions: Coverage) {
      self.name = name
      self.lines = lines
      self.regions = regions
    }
  }

  /// One architecture.
  public struct Row: Codable, Hashable, Sendable {
    public let module: String
    /// Files of view controllers, views, presenters and local models in the whole app.
    ///
    /// These are the article's key classes.
    public let keyClasses: Int
    /// Types declared at the top level of the gather feature's files, without protocols.
    public let gatherTypes: [String]
    /// The number of test functions; a parameterised test counts once.
    public let tests: Int
    /// The names of the failed tests, or how the test process ended if it ended early.
    ///
    /// In the latter case, no tests are counted.
    public let failures: [String]
    /// The gather feature's files with executable code, sorted by name.
    ///
    /// Empty if tests failed, because their coverage is meaningless.
    public let files: [File]

    /// Creates a row.
    public init(
      module: String, keyClasses: Int, gatherTypes: [String], tests: Int, failures: [String],
      files: [File]
    ) {
      self.module = module
      self.keyClasses = keyClasses
      self.gatherTypes = gatherTypes
      self.tests = tests
      self.failures = failures
      self.files = files
    }

    /// The coverage of lines, over all files.
    public var lines: Coverage { files.map(\.lines).sum }
    /// The coverage of regions, over all files.
    public var regions: Coverage { files.map(\.regions).sum }
  }

  /// The rows, in the order of the catalogue.
  public var rows: [Row]
  public var published: [PublishedFigures]

  /// Creates results from the given rows.
  public init(rows: [Row], published: [PublishedFigures]) {
    self.rows = rows
    self.published = published
  }
}

extension [UnitTests.Coverage] {
  fileprivate var sum: UnitTests.Coverage {
    reduce(into: UnitTests.Coverage(covered: 0, total: 0)) {
      $0.covered += $1.covered
      $0.total += $1.total
    }
  }
}
