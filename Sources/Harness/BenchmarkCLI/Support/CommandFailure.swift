import BenchmarkCampaign
import BenchmarkKit

/// The failures of commands.
enum CommandFailure: FailureReason {
  // Checks that failed.
  case findings(Int)
  case failingSession
  /// A stored session that still reproduces the failure it was stored for.
  case reproduced(subject: String, summary: String)
  case flaky(summary: String)
  case regressions(Int, of: Int)
  case failedRequirements(Int)
  /// Names that an app's sources need but this build does not offer.
  case missing(Int, errors: Int)

  // Incomplete runs.
  case interrupted
  case incomplete
  case unfinishedPart(Shard, isInterrupted: Bool)

  // Invalid requests.
  case notUTF8(argument: String)
  case invalidPlan(problem: String)
  case noSubjectLeft(skipped: [String])
  case noSubject
  case severalSubjects([String], list: String)
  case noPart(list: String, known: [String])
  case indivisible(plan: String)
  case oneMachine(metric: MetricID, plan: String)
  case interruptedRun(journal: String, folder: String)
  case otherOptions(path: String, difference: String)
  case ofGallery(option: String)
  case notOfGallery(option: String)
  case unknownTask(String, app: String)
  case noRun

  // Files.
  case invalidFile(path: String, kind: String, problem: String, advice: String)
  case invalidRun(path: String, problem: String)
  case unknownApp(String, known: [String])
  case notInRun(metrics: String, known: [String])
  case noFailure
  case otherFailure(String, known: [String])
  case nothingToResume(folder: String, journal: String)
  case noHistory(folder: String, shown: String)
  case noSamples(run: String)
  case noRunIn(folder: String)

  // The machine.
  case unmeasurable(metric: String, obstacle: String)
  case indexNotExtended(path: String, reason: String)

  var code: ExitStatus {
    switch self {
    case .findings, .failingSession, .reproduced, .flaky, .failedRequirements, .missing:
      .checkFailed
    case .regressions: .regression
    case .interrupted: .interrupted
    case .unfinishedPart(_, let isInterrupted): isInterrupted ? .interrupted : .incomplete
    case .incomplete: .incomplete
    case .invalidFile, .invalidRun, .unknownApp, .notInRun, .noFailure, .otherFailure,
      .nothingToResume, .noHistory, .noSamples, .noRunIn:
      .badInput
    case .unmeasurable, .indexNotExtended: .machine
    default: .usage
    }
  }
}
