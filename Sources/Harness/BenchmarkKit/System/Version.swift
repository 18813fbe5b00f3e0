/// The version of this executable.
package enum Version {
  package static let number = "0.1.0"

  /// The number, and the properties that make results comparable: sources, build and format.
  package static var long: String {
    let revision = Checkout.current?.revision ?? "unknown"
    let configuration = Environment.isOptimised ? "release" : "debug"
    return
      "\(number) (revision \(revision), \(configuration) build, \(BenchmarkKit.Run.currentSchema))"
  }

  /// Whether `--version` was passed; only then is it worth asking git for the revision.
  package static var isAskedFor: Bool { CommandLine.arguments.dropFirst().contains("--version") }
}
