import BenchmarkKit

extension Environment {
  /// The build, the machine and the compiler.
  var inWords: String {
    let machine = machineID.map { " (machine \($0))" } ?? ""
    return "\(configuration) build, \(processor), \(cores) cores\(machine), Swift \(swiftVersion)"
  }
}
