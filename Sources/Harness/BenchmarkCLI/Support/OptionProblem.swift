import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics

/// A problem with a command's options, found before the command runs.
enum OptionProblem {
  case tooSmall(String, Int, least: Int)
  case notBetween(String, Int, ClosedRange<Int>)
  case notOneOf(String, Int, [Int])
  case notFraction(String, String)
  case notWhole(String)
  case notShard(String, count: Int?)
  /// An option with an empty value.
  case empty(String)
  /// An option given together with others that it excludes.
  case conflict(String, with: [String])
  /// An option given without another option that it needs.
  case missing(String, needed: String)

  // Destinations.
  case unknownExtension(String, known: String)
  case severalFolders([String], known: String)
  case notFolder(String, found: FileKind, known: String)
  case notRegular(String, found: String)
  case unwritable(String, reason: String)
  case ownFolder(String)

  // Arguments of individual commands.
  case severalRuns(Int, metrics: String)
  case wrongPairOfRuns(Int)
  case formatOfSelection
  case formatOfDryRun
  case fewLaunches(Int, least: Int, pairs: Int)
  case topicOfJSON
  case noSession
  case setting(String)
  case noSettings(String)

  var text: String {
    switch self {
    case .tooSmall(let option, let value, let least):
      "found \(option) \(value), expected \(least) or more."
    case .notBetween(let option, let value, let range):
      "found \(option) \(value), expected \(range.lowerBound) to \(range.upperBound)."
    case .notOneOf(let option, let value, let known):
      "found \(option) \(value), expected one of \(known.map(String.init).joined(separator: ", "))."
    case .notFraction(let option, let value):
      "found \(option) '\(value)', expected a fraction such as 1% or 0.01, above 0 and below 1."
    case .notWhole(let text): "found '\(text)', expected a whole number, such as 1000, 10k or 1e3."
    case .notShard(let text, let count?) where count > 0:
      "found '\(text)', but \(count.counted("part")) are numbered from 0/\(count) to"
        + " \(count - 1)/\(count)."
    case .notShard(let text, _): "found '\(text)', expected INDEX/COUNT, such as 0/4."
    case .empty(let option): "found \(option) '', expected the name of a file or folder."
    case .conflict(let option, let others):
      "found \(option) with \(others.joined(separator: ", ")): \(Self.reason(option))."
        + " Leave out \(others.joined(separator: ", "))."
    case .missing(let option, let needed):
      "found \(option) without \(needed), expected both. Add \(needed), or leave out \(option)."
    case .unknownExtension(let file, let known):
      "found --output '\(file)', expected a file whose name ends in one of \(known)."
    case .severalFolders(let folders, let known):
      """
      found \(folders.count) folders in --output ('\(folders.joined(separator: "', '"))'), \
      expected one; the names of files end in one of \(known).
      """
    case .notFolder(let path, let kind, let known):
      """
      found --output '\(path)', which is \(kind), expected a folder or a file whose name ends in \
      one of \(known).
      """
    case .notRegular(let file, let found):
      """
      found --output '\(file)', which is \(found), expected a regular file or a new name. Remove \
      it, or choose another name.
      """
    case .unwritable(let file, let reason):
      "found --output '\(file)', \(reason). Choose another name."
    case .ownFolder(let folder):
      """
      found the folder '\(folder)' in --output, expected only files: the merged run is written to \
      the folder of the parts.
      """
    case .severalRuns(let count, let metrics):
      "found \(count) runs with --metrics \(metrics), but only times are pooled. Name one run, or"
        + " add dispatch."
    case .wrongPairOfRuns(let count):
      "found \(count.counted("file")) after --agree, expected two run.json files."
    case .formatOfSelection:
      "found a folder or a whole-run format with a selection of tables, expected one of"
        + " \(TableFormat.allCases.map(\.rawValue).joined(separator: ", "))."
    case .formatOfDryRun:
      "found a whole-run format with --dry-run, which prints a table; expected one of"
        + " \(TableFormat.allCases.map(\.rawValue).joined(separator: ", "))."
    case .fewLaunches(let launches, let least, let pairs):
      """
      found --launches \(launches), expected \(least) or more: fewer give no simultaneous \
      intervals for \(pairs) pairs.
      """
    case .topicOfJSON:
      "found --json without the topic 'personas'. Use 'bench list personas --json'."
    case .noSession: "expected either a session file, or both --seed and --index."
    case .setting(let text):
      "found --set '\(text)', expected a setting and its value, such as rounds=20."
    case .noSettings(let text):
      "found --set '\(text)', but these metrics have no settings. Leave it out."
    }
  }

  /// The reason an option excludes others.
  private static func reason(_ option: String) -> String {
    switch option {
    case "--accept-leaks": "a baseline describes the whole plan"
    case "--dry-run": "it starts nothing, and only prints a table"
    case "--resume": "a run is resumed with the options it was started with"
    case "--shard": "it only writes the journal of one part of a run"
    case "--shrink": "it searches for a session; use these options when you replay the result"
    case "--samples": "it prints stored times as CSV"
    case "--until": "each launch decides whether another follows, so the run cannot be divided"
    case "a session file": "it contains the events"
    case "--quick": "three launches give no intervals"
    case "--agree": "it compares two stored runs"
    default: "they contradict each other"
    }
  }
}

extension OptionProblem {
  /// Rejects a value below a limit.
  static func check(_ option: String, _ value: Int?, atLeast least: Int) throws {
    if let value, value < least { throw ValidationError(.tooSmall(option, value, least: least)) }
  }

  /// Rejects an option together with any that it excludes.
  static func check(_ option: String, excludes others: KeyValuePairs<String, Bool>) throws {
    let given = others.filter(\.value).map(\.key)
    if !given.isEmpty { throw ValidationError(.conflict(option, with: given)) }
  }
}

extension ValidationError {
  init(_ problem: OptionProblem) { self.init(problem.text) }

  init(_ problem: InputFailure) { self.init(problem.text) }
}
