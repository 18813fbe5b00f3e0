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
  ///
  /// A plan of the checkout may name metrics that this build lacks; they are left out.
  ///
  /// - Parameters:
  ///   - known: The metrics of this build.
  ///   - measuresMetrics: Whether the plan's metrics will be measured: the user is then warned of
  ///     those left out, and a plan with none left is an error.
  static func load(
    _ name: String, metrics known: [MetricID] = Metrics.ids, measuresMetrics: Bool = false
  ) throws(Failure) -> Plan {
    let isPath = name.contains("/") || name.hasSuffix(".json")
    let path = isPath ? name : try pathOfPlan(named: name)
    let data = try Files.read(path)
    do {
      if isPath { return try Plan.read(data, metrics: known) }
      let (plan, missing) = try Plan.readBuiltIn(data, metrics: known)
      if measuresMetrics, plan.metrics.isEmpty { return try Plan.read(data, metrics: known) }
      if measuresMetrics, !missing.isEmpty {
        note(Warning(CommandWarning.missingMetrics(missing.map(\.rawValue), plan: name)))
      }
      return plan
    } catch {
      throw Failure(
        CommandFailure.invalidFile(
          path: path, kind: "a valid plan", problem: "\(error)",
          advice: "See Benchmarks/Plans for examples."))
    }
  }

  /// Checks that a plan can still be run after options have changed it.
  static func checked(_ plan: Plan) throws(Failure) -> Plan {
    for text in plan.seeds { _ = try seed(text) }
    do {
      try plan.check()
    } catch {
      throw Failure(CommandFailure.invalidPlan(problem: "\(error)"))
    }
    return plan
  }

  private static func pathOfPlan(named name: String) throws(Failure) -> String {
    if names.contains(name), let folder = Checkout.current?.plans {
      return folder.appendingPathComponent("\(name).json").path
    }
    throw Failure(
      InputFailure.unknown("plan", name, among: names, others: "; or the path of a plan's file"))
  }
}
