import ArgumentParser
import BenchmarkMetrics
import Foundation

/// Runs sessions with or without counting their leaks, for `bench referee` only.
struct RefereeWork: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "referee-work", abstract: "Does a row of the referee's table.",
    shouldDisplay: false)

  @OptionGroup var choice: RefereeChoice
  @Flag(help: "Count what each row leaks, and write that to standard output.") var count = false

  @MainActor func perform() throws {
    for row in try choice.rows() {
      if count {
        output(String(decoding: try JSONEncoder().encode(row.count()), as: UTF8.self) + "\n")
      } else {
        row.run()
      }
    }
  }
}
