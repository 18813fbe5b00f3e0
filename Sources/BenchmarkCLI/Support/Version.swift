import BenchmarkMetrics
import BenchmarkResults

/// Which bench this is.
enum Version {
  static let number = "0.1.0"

  /// The number, and what decides whether results can be compared: the sources, the build, the documents' form.
  static var long: String {
    let revision = Checkout.current?.revision ?? "unknown"
    let configuration = Environment.isOptimised ? "release" : "debug"
    return
      "\(number) (revision \(revision), \(configuration) build, \(BenchmarkResults.Run.currentSchema))"
  }

  /// Asking git takes longer than starting a worker does.
  static var isAskedFor: Bool { CommandLine.arguments.dropFirst().contains("--version") }
}
