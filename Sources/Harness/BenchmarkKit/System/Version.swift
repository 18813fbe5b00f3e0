import UserSessions
/// The version of this executable.
package enum Version {
  package static let number = "0.1.0"

  /// The number, and the properties that make results comparable: sources, build and format.
  package static var long: String {
    let revision = Checkout.current?.revision ?? "unknown"
    let configuration = SessionRunner.isOptimised ? "release" : "debug"
    return
      "\(number) (revision \(revision), \(configuration) build, \(BenchmarkKit.Run.currentSchema))"
  }
}
