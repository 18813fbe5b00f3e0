/// The unit tests of the gather feature, and what they cover. Exact.
public struct UnitTests: Codable, Sendable {
  /// How many lines or regions were run, of how many.
  public struct Coverage: Codable, Hashable, Sendable {
    public var covered: Int
    public var total: Int

    /// Describes a part of a whole.
    public init(covered: Int, total: Int) {
      self.covered = covered
      self.total = total
    }

    /// The part in per cent, from 0 to 100; `nil` where there is nothing to cover.
    public var percent: Double? { total > 0 ? Double(covered) / Double(total) * 100 : nil }
  }

  /// One source file of the gather feature with code that can be run.
  public struct File: Codable, Hashable, Sendable {
    /// The file's name with its extension.
    public let name: String
    public let lines: Coverage
    /// Stretches of code that run together, such as both sides of a condition.
    public let regions: Coverage

    /// Describes a file.
    public init(name: String, lines: Coverage, regions: Coverage) {
      self.name = name
      self.lines = lines
      self.regions = regions
    }
  }

  /// One architecture.
  public struct Row: Codable, Hashable, Sendable {
    public let module: String
    /// Files of view controllers, views, presenters and local models in the whole app: what the article counts.
    public let keyClasses: Int
    /// Classes, structures, enumerations and actors that the gather feature declares at the top level of its files.
    public let gatherTypes: [String]
    /// Test functions; one that is run with several arguments is one.
    public let tests: Int
    /// Those that failed, by name; how the tests ended where they did so before they could report, and none is counted.
    public let failures: [String]
    /// The gather feature's files, in alphabetical order; files without code that can be run are not among
    /// them. None where tests failed: their coverage says nothing.
    public let files: [File]

    /// Describes an architecture.
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

    /// Lines of all files.
    public var lines: Coverage { files.map(\.lines).sum }
    /// Regions of all files.
    public var regions: Coverage { files.map(\.regions).sum }
  }

  /// In the order of the catalogue.
  public var rows: [Row]
  public var published: [PublishedFigures]

  /// Gathers the rows.
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
