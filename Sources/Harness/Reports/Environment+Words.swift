import BenchmarkKit

extension Environment {
  /// The build, the machine and the compiler.
  var inWords: String {
    "\(configuration) build, \(processor), \(cores) cores, Swift \(swiftVersion)"
  }
}
