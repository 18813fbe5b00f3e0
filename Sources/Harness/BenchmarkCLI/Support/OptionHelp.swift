import ArgumentParser
import BenchmarkKit

/// The help text of options that several commands share.
extension ArgumentHelp {
  static let plan: ArgumentHelp = "The plan: a name from 'bench list plans', or a plan's file."
  static let sessions: ArgumentHelp = "Sessions per subject and seed."
  static let events: ArgumentHelp = "Events per session."
  static let seed: ArgumentHelp = "The seed of the sessions, decimal or 0x hexadecimal."
  static let personas: ArgumentHelp = "A file of personas, instead of the app's own."
  static let quick: ArgumentHelp =
    "Run few launches for a quick look; the results support no conclusions."
  static let runs: ArgumentHelp =
    "The number of runs of each part that measures times; defaults to 20."
  static let only = ArgumentHelp(
    "Only entries that contain this text, ignoring case.", valueName: "text")
  static let all: ArgumentHelp = "Print all tables, not only the overview."
  static let detail: ArgumentHelp = "Also print long tables and details, such as leak traces."
  static let samples: ArgumentHelp =
    "The times of single events: 'run' stores them with the reports; 'report' prints them as CSV."
  static let shrink: ArgumentHelp = "Find the simplest session for each failure and each defect."
  static let shrinkBudget = ArgumentHelp(
    "The maximum number of replays for shrinking sessions.", valueName: "replays")
  static let quiet: ArgumentHelp = "Suppress progress and tables, but not findings and errors."
  static let history = ArgumentHelp(
    "The folder of a history, such as .bench/history.", valueName: "folder")

  /// The help of `--save`.
  ///
  /// - Parameter name: `file` or `folder`.
  static func save(to name: String) -> ArgumentHelp {
    ArgumentHelp(
      "Where to save the session, or with --shrink the simplest one.", valueName: name)
  }
}

/// The option that limits concurrent processes.
struct JobOptions: ParsableArguments {
  @Option(help: "Concurrent processes for exact metrics; a single process measures times.")
  var jobs = Processors.available

  func validate() throws { try OptionProblem.check("--jobs", jobs, atLeast: 1) }
}

/// The option that allows a debug build.
struct BuildOptions: ParsableArguments {
  @Flag(help: "Allow a debug build; its results do not reflect a release build.")
  var allowDebug = false

  /// Returns if this build may measure times; otherwise runs the release build instead.
  func ensureRelease() throws(Failure) { try ReleaseBuild.ensure(allowsDebug: allowDebug) }
}
