import BenchmarkKit
import ComparedApps

/// The unit tests of one feature of an app, and their coverage. Exact.
package struct UnitTests: Codable, Sendable {
  /// The number of covered lines or regions, and the total.
  package struct Coverage: Codable, Hashable, Sendable {
    package var covered: Int
    package var total: Int

    /// The covered percentage, from 0 to 100; `nil` if there is nothing to cover.
    package var percent: Double? { total > 0 ? Double(covered) / Double(total) * 100 : nil }
  }

  /// One source file of the feature that contains executable code.
  package struct File: Codable, Hashable, Sendable {
    /// The file's name, with its extension.
    package let name: String
    package let lines: Coverage
    /// Regions of code whose statements execute together, such as one branch of a condition.
    package let regions: Coverage
  }

  /// Counts that reflect the effort of writing the tests.
  package struct Effort: Codable, Hashable, Sendable {
    /// Test doubles: types of the tests whose names end in `Spy`, `Stub`, `Mock` or `Fake`.
    package let doubles: Int
    /// Functions and properties that the doubles implement for the tested code.
    package let doubleMembers: Int
    /// Types of the feature that the tests name.
    package let testedTypes: Int
    /// Tested types whose file imports UIKit.
    package let testedTypesWithUIKit: Int
    /// Protocols of the feature.
    package let protocols: Int
    /// Lines of code of the tests and doubles, excluding code that all architectures share.
    package let codeLines: Int
  }

  package struct Row: Codable, Hashable, Sendable {
    package let module: String
    /// Files of view controllers, views, presenters and local models in the whole app.
    ///
    /// These are the key classes of the app's published results.
    package let keyClasses: Int
    /// Types declared at the top level of the feature's files, without protocols.
    package let featureTypes: [String]
    /// Source files of all scenes, whatever their role; absent in files of earlier versions.
    package var sceneFiles: Int?
    /// The number of test functions; a parameterised test counts once.
    package let tests: Int
    /// The names of the failed tests, or the reason why the test process ended early.
    ///
    /// In the latter case, no tests are counted.
    package let failures: [String]
    /// The feature's files with executable code, sorted by name.
    ///
    /// Empty if tests failed, because their coverage is meaningless.
    package let files: [File]
    /// The effort of writing the tests; absent in files of earlier versions.
    package var effort: Effort?

    private enum CodingKeys: String, CodingKey {
      case module, keyClasses, sceneFiles, tests, failures, files, effort
      // The name is kept for stored runs.
      case featureTypes = "gatherTypes"
    }

    /// The coverage of lines, over all files.
    package var lines: Coverage { files.map(\.lines).sum }
    /// The coverage of regions, over all files.
    package var regions: Coverage { files.map(\.regions).sum }
  }

  /// The rows, in the order of the catalogue.
  package var rows: [Row]
  package var published: [PublishedResults]
  /// The orders of architectures here and as published; absent until the run is finished.
  package var orders: [PublishedOrder]?
}

extension [UnitTests.Coverage] {
  fileprivate var sum: UnitTests.Coverage {
    reduce(into: UnitTests.Coverage(covered: 0, total: 0)) {
      $0.covered += $1.covered
      $0.total += $1.total
    }
  }
}
