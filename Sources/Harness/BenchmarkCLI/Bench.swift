import BenchmarkKit
import ArgumentParser
import Foundation
import JSONReading

/// The command line of NavBench, with one file per subcommand under `Commands`.
package struct Bench: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract:
      "Measures navigation architectures of iOS apps: code size, speed, leaks, links.",
    discussion: """
      Thousands of random users drive the same app, written in every architecture, on a
      re-implementation of UIKit without drawing. Results go to standard output, everything else to
      standard error.

      EXAMPLES
        bench                                  runs the default plan
        bench list                             lists subjects and plans
        bench --subjects MVC --output today    one subject; all reports in a folder
        bench measure leaks --detail           leaked objects, and the references that hold them
        bench report                           renders the newest stored run
        bench help compare                     explains a command, with examples

      EXIT CODES
        0    success
        1    a check failed: a divergence, a crash, an unexpected leak
        2    a regression against a baseline
        3    the run is incomplete
        64   invalid command line
        65   invalid input file
        70   machine failure, such as a full disk
        130  interrupted
      """.flowing,
    version: Version.isAskedFor ? Version.long : Version.number,
    subcommands: [Work.self],
    groupedSubcommands: [
      CommandGroup(name: "Measure", subcommands: [Run.self, Measure.self]),
      CommandGroup(
        name: "Inspect",
        subcommands: [Report.self, Compare.self, History.self, List.self, Count.self]),
      CommandGroup(name: "Debug", subcommands: [Replay.self]),
      CommandGroup(name: "Verify", subcommands: [Verify.self, Doctor.self]),
      CommandGroup(name: "Large runs", subcommands: [Merge.self]),
    ],
    defaultSubcommand: Run.self)

  package init() {}

  /// Parses the arguments, runs the command, and ends the process with its exit code.
  @MainActor package static func start() -> Never {
    StandardStreams.prepare()
    do {
      try Arguments.check(CommandLine.rawArguments)
      try perform(Array(CommandLine.arguments.dropFirst()))
      Foundation.exit(0)
    } catch let failure as Failure {
      Failure.exit(failure)
    } catch {
      if let failure = Failure(system: error) { Failure.exit(failure) }
      end(with: error)
    }
  }

  /// Parses arguments and runs the command.
  @MainActor package static func perform(_ arguments: [String]) throws {
    try checkCommand(arguments.first)
    var command = try parseAsRoot(arguments)
    try command.run()
  }

  /// Prints the argument parser's output: help, version, completion script or error.
  private static func end(with error: any Error) -> Never {
    let (text, code) = (fullMessage(for: error), exitCode(for: error))
    if !text.isEmpty {
      if code == .success { output(text + "\n") } else { note(text) }
    }
    Foundation.exit(code.rawValue)
  }
}

extension Bench {
  /// Rejects an unknown first word: the default command takes options only.
  private static func checkCommand(_ word: String?) throws(Failure) {
    guard let word, !word.hasPrefix("-") else { return }
    let commands = configuration.subcommands
    let known =
      ["help"] + commands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
    guard !known.contains(word), !commands.contains(where: { $0._commandName == word }) else {
      return
    }
    throw Failure(InputFailure.unknown("command", word, among: known))
  }
}

/// A command that runs on the main actor, as UIKit does.
protocol MainActorCommand: ParsableCommand, Sendable {
  /// Runs the command.
  @MainActor func perform() throws
}

extension MainActorCommand {
  mutating func run() throws {
    // `start` runs all commands on the main actor.
    let command = self
    try MainActor.assumeIsolated { try command.perform() }
  }
}
