import ArgumentParser
import BenchmarkKit
import BenchmarkVerification
import Foundation

import enum RandomUsers.ParentProcess

/// Runs sessions with or without counting their leaks.
struct WorkCrossCheck: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "cross-check", abstract: "Run the sessions of the selected cross-check rows.")

  @OptionGroup var choice: CrossCheckChoice
  @Flag(help: "Run each row in a copy of the process, and write a line of JSON for each.")
  var copies = false
  @Flag(help: "Count the leaks in each copy.") var count = false
  @Option(help: "The ID of the parent process; this process ends when it does.")
  var parent: Int32?

  @MainActor func perform() throws {
    if let parent { ParentProcess.endWith(parent) }
    for row in try choice.rows() {
      if copies {
        let copy = try JSONEncoder().encode(CrossCheckedCopy(of: row, counts: count))
        try StandardStreams.write(String(decoding: copy, as: UTF8.self) + "\n")
      } else {
        row.run()
      }
    }
  }
}
