import BenchmarkKit
import ArgumentParser
import Foundation
import JSONReading

/// The command line of NavBench, with one file per subcommand under `Commands`.
package struct Bench: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract:
      "Compares iOS navigation architectures: lines of code, dispatch time, leaked objects.",
    discussion: """
      The same app, written in every architecture, is driven by thousands of randomised users on a UIKit without
      a screen. Results go to standard output, everything else to standard error.

      EXAMPLES
        bench                               the default plan, in under a minute
        bench list                          subjects and plans
        bench --subjects MVC --output today  one subject; every report in a folder
        bench leaks --subject MVP-C/from    what lives too long, and what holds it
        bench help compare                  what a command does, with examples

      EXIT CODES
        0    all right
        1    a check failed: a divergence, a crash, an unexpected leak
        2    a regression against a baseline
        3    the run is incomplete
        64   the command line is wrong
        65   an input file is wrong
        70   the machine failed: a full disk, a worker that could not be started
        130  interrupted
      """.flowing,
    version: Version.isAskedFor ? Version.long : Version.number,
    subcommands: [
      Run.self, RunShard.self, MergeShards.self, List.self, Count.self, FindLeaks.self,
      Gallery.self, Referee.self, Replay.self, Shrink.self, Report.self, Compare.self,
      History.self, CheckLinks.self, CheckExits.self, Throughput.self, CountInstructions.self,
      CountDecisions.self, MeasureGrowth.self, RunUnitTests.self, MeasureBuilds.self,
      ExportSamples.self, Sensitivity.self, Doctor.self, SelfTest.self, Verify.self, Work.self,
      RefereeWork.self, InstructionWork.self,
    ],
    defaultSubcommand: Run.self)

  package init() {}

  /// Parses the arguments, runs the command, and ends the process with its exit code.
  @MainActor package static func start() -> Never {
    StandardStreams.prepare()
    do {
      try Arguments.check(CommandLine.rawArguments)
      try checkCommand(CommandLine.arguments.dropFirst().first)
      var command = try parseAsRoot()
      try command.run()
      Foundation.exit(0)
    } catch let failure as Failure {
      Failure.exit(failure)
    } catch {
      if let failure = Failure(system: error) { Failure.exit(failure) }
      end(with: error)
    }
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
    throw Failure(.usage, unknownName("command", word, among: known))
  }
}

/// A command that runs on the main actor, as UIKit does.
protocol MainActorCommand: ParsableCommand, Sendable {
  /// Runs the command.
  @MainActor func perform() throws
}

extension MainActorCommand {
  mutating func run() throws {
    // Commands are run by `start`, which is on the main actor.
    let command = self
    try MainActor.assumeIsolated { try command.perform() }
  }
}

/// The exit codes of `bench`.
enum ExitStatus: Int32 {
  case checkFailed = 1
  case regression = 2
  case incomplete = 3
  case usage = 64
  case badInput = 65
  case machine = 70
  /// The reader of standard output closed the pipe; the process ends as a signal would end it.
  case brokenPipe = 141
  case interrupted = 130
}

/// An error that ends a command: what was found, what was expected, what to do.
struct Failure: Error {
  let message: String
  let code: ExitStatus

  init(_ code: ExitStatus, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Writes the message to standard error, unless it is empty and so already reported.
  static func report(_ failure: Failure) {
    guard !failure.message.isEmpty else { return }
    let lines = failure.message.split(separator: "\n", omittingEmptySubsequences: false)
    // The message may quote a document.
    note("error: " + lines.map { $0.shortened(to: 4000) }.joined(separator: "\n"))
  }

  /// Reports a failure and ends the process with its code.
  static func exit(_ failure: Failure) -> Never {
    if failure.code == .brokenPipe {
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    report(failure)
    Foundation.exit(failure.code.rawValue)
  }
}
