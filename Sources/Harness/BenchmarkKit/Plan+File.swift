import Foundation
import JSONReading

/// An error thrown when a plan cannot be run.
package struct PlanFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mistakes, each with its location, the invalid value and the expected one.
  package let problems: [String]

  /// All mistakes, without the file's name.
  package var description: String { problems.joined(separator: "; ") }
}

extension Plan {
  /// Decodes a plan.
  ///
  /// - Parameter known: The metrics that a plan can ask for.
  /// - Throws: `PlanFileError` if the content is not a plan, or is a plan that cannot be run.
  package static func read(_ data: Data, metrics known: [MetricID]) throws(PlanFileError) -> Plan {
    let plan = try decoded(from: data)
    let names = known.map(\.rawValue).joined(separator: ", ")
    let unknown = plan.metrics.enumerated().compactMap { index, metric in
      problem("metrics[\(index)]", metric.rawValue, "one of \(names)") { _ in
        known.contains(metric)
      }
    }
    try throwing(unknown + plan.problems)
    return plan
  }

  /// Decodes a plan of the checkout, and leaves out the metrics that this build does not have.
  ///
  /// A build from which a metric was removed can still run these plans. In a user's plan, an
  /// unknown metric is a mistake.
  ///
  /// - Parameter known: The metrics of this build.
  /// - Throws: `PlanFileError` if the content is not a plan, or is a plan that cannot be run.
  package static func readBuiltIn(
    _ data: Data, metrics known: [MetricID]
  ) throws(PlanFileError) -> (plan: Plan, missing: [MetricID]) {
    var plan = try decoded(from: data)
    try plan.check()
    let missing = plan.metrics.filter { !known.contains($0) }
    plan.metrics.removeAll(where: missing.contains)
    return (plan, missing)
  }

  private static func decoded(from data: Data) throws(PlanFileError) -> Plan {
    do {
      return try JSONText.decode(from: data)
    } catch {
      throw PlanFileError(problems: error.description.components(separatedBy: "; "))
    }
  }

  /// Checks that the plan can be run, in case it has been changed since it was read.
  package func check() throws(PlanFileError) { try Self.throwing(problems) }

  private static func throwing(_ problems: [String]) throws(PlanFileError) {
    if !problems.isEmpty { throw PlanFileError(problems: problems) }
  }

  /// The problems with values that prevent the plan from being run.
  ///
  /// The limits on sizes follow from the integers in files of event times (`EventSamples`) and from
  /// the amount of work that a machine can finish.
  private var problems: [String] {
    let values = [
      Self.problem("name", name, "a name without '/'") { !$0.isEmpty && !$0.contains("/") },
      Self.problem("sessions", sessions, in: 1...1_000_000_000),
      Self.problem("guidedSessions", guidedSessions, in: 0...1_000_000),
      Self.problem("buildRounds", buildRounds, in: 1...1000),
      Self.problem("eventsPerSession", eventsPerSession, in: 1...65_536),
      Self.problem("launches", launches, in: 1...10_000),
      Self.problem("sessionsPerLaunch", sessionsPerLaunch, in: 1...1_000_000),
      Self.problem("maximumLaunches", maximumLaunches, in: 1...10_000),
      Self.problem("precision", precision, "a fraction above 0 and below 1") { $0 > 0 && $0 < 1 },
      Self.problem("margin", margin, "a fraction from 0 up to 1, excluding 1") {
        $0 >= 0 && $0 < 1
      },
      Self.problem("the number of seeds", seeds.count, in: 1...10_000),
    ]
    let seeds = seeds.enumerated().map { index, seed in
      Self.problem("seeds[\(index)]", seed, "a number from 0 to 2^64 - 1, such as 42 or 0x2a") {
        Plan.seed($0) != nil
      }
    }
    return (values + seeds).compactMap { $0 }
  }

  /// Parses a seed in decimal, or in hexadecimal after `0x`; `nil` if the text is neither.
  package static func seed(_ text: String) -> UInt64? {
    text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
  }

  private static func problem(
    _ location: String, _ value: Int?, in range: ClosedRange<Int>
  ) -> String? {
    problem(location, value, "\(range.lowerBound) to \(range.upperBound)", range.contains)
  }

  private static func problem<Value>(
    _ location: String, _ value: Value?, _ expected: String, _ isFine: (Value) -> Bool
  ) -> String? {
    guard let value, !isFine(value) else { return nil }
    return "at \(location): found '\("\(value)".excerpt)', expected \(expected)"
  }
}
