import BenchmarkKit
import BenchmarkMetrics

/// The version of this executable.
enum Version {
  static let number = "0.1.0"

  /// The number, and the properties that make results comparable: sources, build and format.
  static var long: String {
    let revision = Checkout.current?.revision ?? "unknown"
    let configuration = Environment.isOptimised ? "release" : "debug"
    return
      "\(number) (revision \(revision), \(configuration) build, \(BenchmarkKit.Run.currentSchema))"
  }

  /// Whether to report the version, since asking git takes longer than starting a worker.
  static var isAskedFor: Bool { CommandLine.arguments.dropFirst().contains("--version") }
}
