import BenchmarkMetrics
import Foundation
import RandomUsers

/// The result of a row, which ran in a copy of a worker's process.
///
/// Under valgrind, a process takes seconds to start but an instant to copy, and each copy gets its
/// own report.
package struct CrossCheckedCopy: Codable, Sendable {
  /// The row's name.
  let name: String
  /// The process ID of the copy, which valgrind uses to name its report; 0 if the copy did not
  /// start.
  let process: pid_t
  /// The leaks that the census counted; `nil` if it was off.
  let count: CrossCheckedSessions.Count?
  /// The reason why the copy ended early, if it did.
  let failure: String?

  /// The longest time without a sign of life, in seconds, before a copy counts as hung.
  private static let timeout: Double = 600

  /// Runs a row in a copy of this process.
  ///
  /// - Parameter counts: Whether the census counts the leaks.
  /// - Throws: `LeakCheck.Unavailable` if the census should count the leaks but cannot, or an error
  ///   if the system cannot create another process.
  @MainActor package init(of row: CrossCheckedSessions, counts: Bool) throws {
    if counts { try LeakCheck.requireHooks() }
    let copy = try Sandbox(timeout: Self.timeout).run { journal in
      journal.write("\(getpid())")
      // A sign of life; empty lines are not read.
      let progress = { journal.write("") }
      if counts {
        let count = row.count(progress: progress)
        journal.write("\(count.objects) \(count.blocks)")
      } else {
        row.run(progress: progress)
      }
    }
    name = row.name
    process = copy.lines.first.flatMap { pid_t($0) } ?? 0
    let numbers = copy.lines.dropFirst().first?.split(separator: " ").compactMap { Int($0) } ?? []
    count = numbers.count == 2 ? .init(objects: numbers[0], blocks: numbers[1]) : nil
    failure =
      switch copy.end {
      case .finished where counts && count == nil: "the census did not write its count"
      case .finished: nil
      case .crashed(let reason): reason
      case .hung: "nothing happened for \(Int(Self.timeout)) s"
      }
  }
}
