import Foundation
import JSONReading

/// An error thrown when a plan cannot be run.
package struct PlanFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message: the location, the invalid value and the expected one, without the file's name.
  package let description: String
}

extension Plan {
  /// Decodes a plan.
  ///
  /// - Parameter known: The metrics that a plan can ask for.
  /// - Throws: `PlanFileError` if the content is not a plan, or is a plan that cannot be run.
  package static func read(_ data: Data, metrics known: [MetricID]) throws(PlanFileError) -> Plan {
    let plan: Plan
    do {
      plan = try JSONText.decode(from: data)
    } catch {
      throw PlanFileError(description: error.description)
    }
    for (index, metric) in plan.metrics.enumerated() {
      let names = known.map(\.rawValue).joined(separator: ", ")
      try plan.expect("metrics[\(index)]", metric.rawValue, "one of \(names)") { _ in
        known.contains(metric)
      }
    }
    try plan.check()
    return plan
  }

  /// Checks that the plan can be run, in case it has been changed since it was read.
  ///
  /// The limits on sizes follow from the integers in files of event times (`EventSamples`) and from
  /// the amount of work that a machine can finish.
  package func check() throws(PlanFileError) {
    try expect("name", name, "a name without '/'") { !$0.isEmpty && !$0.contains("/") }
    try expect("sessions", sessions, in: 1...1_000_000_000)
    if let guidedSessions { try expect("guidedSessions", guidedSessions, in: 0...1_000_000) }
    if let buildRounds { try expect("buildRounds", buildRounds, in: 1...1000) }
    try expect("eventsPerSession", eventsPerSession, in: 1...65_536)
    try expect("launches", launches, in: 1...10_000)
    try expect("sessionsPerLaunch", sessionsPerLaunch, in: 1...1_000_000)
    if let maximumLaunches { try expect("maximumLaunches", maximumLaunches, in: 1...10_000) }
    if let precision {
      try expect("precision", precision, "a fraction above 0 and below 1") { $0 > 0 && $0 < 1 }
    }
    if let margin {
      try expect("margin", margin, "a fraction from 0 up to 1, excluding 1") { $0 >= 0 && $0 < 1 }
    }
    try expect("the number of seeds", seeds.count, in: 1...10_000)
    for (index, seed) in seeds.enumerated() {
      try expect("seeds[\(index)]", seed, "a number from 0 to 2^64 - 1, such as 42 or 0x2a") {
        Plan.seed($0) != nil
      }
    }
  }

  /// Parses a seed in decimal, or in hexadecimal after `0x`; `nil` if the text is neither.
  package static func seed(_ text: String) -> UInt64? {
    text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
  }

  private func expect(
    _ location: String, _ value: Int, in range: ClosedRange<Int>
  ) throws(PlanFileError) {
    try expect(location, value, "\(range.lowerBound) to \(range.upperBound)", range.contains)
  }

  private func expect<Value>(
    _ location: String, _ value: Value, _ expected: String, _ isFine: (Value) -> Bool
  ) throws(PlanFileError) {
    guard !isFine(value) else { return }
    throw PlanFileError(
      description: "at \(location): found '\("\(value)".excerpt)', expected \(expected)")
  }
}
