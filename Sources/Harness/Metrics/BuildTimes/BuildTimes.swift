import BenchmarkKit
import ComparedApps
import Statistics

/// The time to build each architecture and to run its tests.
package struct BuildTimes: Codable, Sendable {
  /// A kind of build; the cases are in the order of the tables.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// A debug build of the architecture's target after removing its products.
    case cleanDebug
    /// A release build of the architecture's target after removing its products.
    case cleanRelease
    /// A debug build after a change to a function in the architecture's largest file.
    case bodyEdit
    /// A debug build after renaming a public function of the shared screens.
    case interfaceEdit
    /// A debug build without changes.
    case null
    /// A release build without changes.
    case nullRelease
    /// A build and run of the unit tests after removing their products and the architecture's.
    case testRun
    /// A type check of all files by a single compiler process, without output.
    case typeCheck

    /// The overhead to subtract: a build without changes in the same configuration.
    ///
    /// This is the cost of the package manager itself.
    package var overhead: Kind? {
      switch self {
      case .cleanDebug, .bodyEdit, .interfaceEdit: .null
      case .cleanRelease: .nullRelease
      case .null, .nullRelease, .testRun, .typeCheck: nil
      }
    }
  }

  /// The build target of one architecture.
  package struct Target: Codable, Hashable, Sendable {
    package let module: String
    package let files: Int
    /// Lines of code in all files.
    package let codeLines: Int
    /// The path, within the module, of the file with the changed function.
    package let editedFile: String
  }

  /// One measurement, including the overhead.
  package struct Sample: Codable, Hashable, Sendable {
    package let module: String
    package let kind: Kind
    /// Wall-clock time of the process, in seconds.
    package let seconds: Double
    /// Processor time of the process and its children, in seconds.
    package let processorSeconds: Double
  }

  /// One round of all measurements, in random order.
  package struct Round: Codable, Hashable, Sendable {
    /// The one-minute load average at the start.
    package let load: Double?
    /// The mean number of processors used by other programs or other virtual machines.
    package let otherLoad: Double?
    /// The samples, in the order of measurement.
    package let samples: [Sample]
  }

  /// The estimates for one architecture and kind: medians over the rounds, less the overhead.
  package struct Row: Codable, Hashable, Sendable {
    package let module: String
    package let kind: Kind
    /// Wall-clock time in seconds.
    package let time: Estimate
    /// Processor time in seconds.
    package let processorTime: Estimate
  }

  /// The ratio of a module's time to that of the first architecture with published results.
  package struct Ratio: Codable, Hashable, Sendable {
    package let module: String
    package let kind: Kind
    /// The median of the rounds' ratios; without an interval if there are fewer than six rounds.
    package let value: Estimate
  }

  /// The seed that determines the order of measurements.
  package var seed: String
  /// The number of cores available to the compiler.
  package var cores: Int
  /// The compiler's Swift version; `nil` if unknown, as in files of earlier versions.
  package var toolchain: String?
  /// The targets, in the order of the catalogue.
  package var targets: [Target]
  package var rounds: [Round]
  package var rows: [Row]
  package var published: [PublishedResults]
  /// The measured and published orders of the architectures; absent until the run is finished.
  package var orders: [PublishedOrder]?
  /// The ratios of the kinds of build that were also published; absent until the run is finished.
  package var ratios: [Ratio]?
}
