import BenchmarkResults
import Foundation
import JSONReading

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
      let plan = try JSONText.decode(Plan.self, from: data)
      try check(plan, path)
      return plan
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(
        .badInput,
        "the plan '\(path)' is not valid \(error). See Benchmarks/Plans for examples."
      )
    }
  }

  private static func pathOfPlan(named name: String) throws(Failure) -> String {
    if names.contains(name), let folder = Checkout.current?.plans {
      return folder.appendingPathComponent("\(name).json").path
    }
    let hint = suggestion(for: name, among: names).map { " Did you mean '\($0)'?" } ?? ""
    throw Failure(
      .usage,
      "no plan named '\(name)'. Known: \(names.joined(separator: ", ")); or give the path of a plan's file.\(hint)"
    )
  }

  private static func check(_ plan: Plan, _ path: String) throws(Failure) {
    let sizes = [
      ("sessions", plan.sessions), ("eventsPerSession", plan.eventsPerSession),
      ("launches", plan.launches), ("sessionsPerLaunch", plan.sessionsPerLaunch),
    ]
    for (name, value) in sizes where value < 1 {
      throw Failure(.badInput, "the plan '\(path)' has \(name) \(value), expected 1 or more.")
    }
    if let guided = plan.guidedSessions, guided < 0 {
      throw Failure(
        .badInput, "the plan '\(path)' has guidedSessions \(guided), expected 0 or more.")
    }
    if plan.seeds.isEmpty {
      throw Failure(.badInput, "the plan '\(path)' has no seeds, expected at least one.")
    }
  }
}

/// Reads a seed in decimal or in hexadecimal after `0x`.
func seed(_ text: String) throws(Failure) -> UInt64 {
  let isHexadecimal = text.hasPrefix("0x")
  guard
    let value = UInt64(
      isHexadecimal ? String(text.dropFirst(2)) : text, radix: isHexadecimal ? 16 : 10)
  else {
    throw Failure(
      .usage, "found seed '\(text)', expected a number from 0 to 2^64 - 1, such as 42 or 0x2a.")
  }
  return value
}
