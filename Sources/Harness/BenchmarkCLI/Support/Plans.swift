import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// The plans that a user can name: files in `Benchmarks/Plans`, or any file.
enum Plans {
  /// The names of the checkout's plans, sorted.
  static var names: [String] {
    guard let folder = Checkout.current?.plans,
      let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }

  /// The plan with this name, or in the file at this path.
  static func load(_ name: String) throws(Failure) -> Plan {
    let isPath = name.contains("/") || name.hasSuffix(".json")
    let path = isPath ? name : try pathOfPlan(named: name)
    let data = try Files.read(path)
    do {
      return try Plan.read(data)
    } catch {
      throw Failure(
        .badInput, "the plan '\(path)' is not valid \(error). See Benchmarks/Plans for examples.")
    }
  }

  /// Checks that a plan can still be run after options have changed it.
  static func checked(_ plan: Plan) throws(Failure) -> Plan {
    for text in plan.seeds { _ = try seed(text) }
    do {
      try plan.check()
    } catch {
      throw Failure(.usage, "the plan cannot be run with these options: \(error).")
    }
    return plan
  }

  private static func pathOfPlan(named name: String) throws(Failure) -> String {
    if names.contains(name), let folder = Checkout.current?.plans {
      return folder.appendingPathComponent("\(name).json").path
    }
    throw Failure(
      .usage,
      unknownName("plan", name, among: names, others: "; or give the path of a plan's file"))
  }
}

/// Parses a decimal seed, or a hexadecimal one with the prefix `0x`.
func seed(_ text: String) throws(Failure) -> UInt64 {
  guard let value = Plan.seed(text) else {
    throw Failure(
      .usage, "found seed '\(text)', expected a number from 0 to 2^64 - 1, such as 42 or 0x2a.")
  }
  return value
}
