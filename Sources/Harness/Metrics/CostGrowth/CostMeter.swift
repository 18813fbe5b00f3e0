import BenchmarkKit
import CountedSections
import Foundation

/// Measures the cost of a section of code.
@MainActor package final class CostMeter {
  /// An error thrown when the cost of a section cannot be measured.
  package struct Failure: Error, CustomStringConvertible, Sendable {
    /// The error message: the problem, and the expected result.
    package let description: String
  }

  /// The unit of the costs.
  package let unit: CostGrowth.Unit
  // The path prefix of Callgrind's files, one of which is written each time the counted section
  // returns.
  private let profiles: String
  private var sections = 0
  private var emptySection = 0.0

  package init() {
    unit = .nanoseconds
    profiles = ""
  }

  /// Creates a meter for a process that runs under Callgrind with `callgrindOptions`.
  ///
  /// - Parameter folder: The folder for Callgrind's profiles.
  /// - Throws: `Failure` if Callgrind does not count instructions.
  package init(callgrindWritesTo folder: URL) throws {
    unit = .instructions
    profiles = folder.appendingPathComponent("\(getpid())").path
    emptySection = try instructions {}
    // Checks that calls are counted, and that nothing outside the section is.
    let calls = { (count: Int) in for _ in 0..<count { _ = getpid() } }
    // The first call also binds the symbol; that work must not be counted.
    calls(1)
    let one = try instructions { calls(1_000) }
    let two = try instructions { calls(2_000) }
    guard one >= 1_000, abs(two - 2 * one) < one / 10 else {
      throw Failure(
        description: "callgrind counted \(Int(one)) instructions for 1,000 calls and \(Int(two))"
          + " for 2,000, expected twice as many. Build bench again.")
    }
  }

  /// Callgrind options that restrict counting to sections.
  package nonisolated static func callgrindOptions(writingTo folder: URL) -> [String] {
    [
      "--tool=callgrind", "--quiet",
      "--callgrind-out-file=\(folder.appendingPathComponent("%p").path)",
      "--dump-after=\(CountedSection.symbol)",
    ] + CountedSection.callgrindOptions
  }

  /// The cost of `body`, in the meter's unit.
  func cost(of body: () -> Void) throws -> Double {
    switch unit {
    case .nanoseconds: nanoseconds(body)
    case .instructions: try instructions(body) - emptySection
    }
  }

  private func instructions(_ body: () -> Void) throws -> Double {
    CountedSection.run(body)
    sections += 1
    let path = "\(profiles).\(sections)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard let profile = FileManager.default.contents(atPath: path),
      let total = String(decoding: profile.suffix(64), as: UTF8.self)
        .split(separator: "totals: ").last,
      let count = Double(total.filter { !$0.isWhitespace })
    else {
      throw Failure(
        description:
          "found no 'totals' in '\(path)', expected callgrind to write them at the end of"
          + " '\(CountedSection.symbol)'. Build bench again.")
    }
    return count
  }
}
