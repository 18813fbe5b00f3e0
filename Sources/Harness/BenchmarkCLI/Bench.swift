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
        bench measure leaks --detail           leaked objects and their traces
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
    version: Version.number,
    subcommands: [Work.self],
    groupedSubcommands: [
      CommandGroup(name: "Measure", subcommands: [Run.self, Measure.self]),
      CommandGroup(
        name: "Look",
        subcommands: [Report.self, Compare.self, History.self, List.self, Count.self]),
      CommandGroup(name: "Your app", subcommands: [CheckSources.self, CompareApps.self]),
      CommandGroup(name: "Debug", subcommands: [Replay.self]),
      CommandGroup(name: "Trust", subcommands: [Verify.self, Doctor.self]),
      CommandGroup(name: "Big runs", subcommands: [Merge.self]),
    ],
    defaultSubcommand: Run.self)

  package init() {}

  /// Runs the command in the arguments of this process, and exits with its exit code.
  @MainActor package static func start() -> Never {
    StandardStreams.prepare()
    let code = perform(.current)
    if code == ExitStatus.brokenPipe.rawValue {
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    Foundation.exit(code)
  }

  /// Parses the arguments, runs the command, and reports its error.
  ///
  /// - Returns: The exit code.
  package static func perform(_ invocation: Invocation) -> Int32 {
    Invocation.$current.withValue(invocation) {
      do {
        try Arguments.check(invocation.arguments)
        try perform(invocation.words)
        return 0
      } catch {
        return report(error)
      }
    }
  }

  private static func perform(_ words: [String]) throws {
    try checkCommand(words.first == "help" ? words.dropFirst().first : words.first)
    var command = try parseAsRoot(words)
    try command.run()
  }

  /// Reports an error, or prints the argument parser's help, version or completion script.
  private static func report(_ error: any Error) -> Int32 {
    if let failure = error as? Failure ?? Failure(system: error) {
      failure.report()
      return failure.code.rawValue
    }
    let message = fullMessage(for: error, columns: Terminal.width ?? 80)
    let code = exitCode(for: error)
    do throws(Failure) {
      if code != .success {
        note(message)
      } else if !message.isEmpty {
        // Computed only here, because asking git for the revision takes longer than starting a
        // worker.
        try StandardStreams.write((message == Version.number ? Version.long : message) + "\n")
      }
      return code.rawValue
    } catch {
      return report(error)
    }
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
    // The caller of `Bench.perform` must be on the main actor for these commands.
    let command = self
    try MainActor.assumeIsolated { try command.perform() }
  }
}
