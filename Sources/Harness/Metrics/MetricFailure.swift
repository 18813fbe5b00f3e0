import BenchmarkKit

/// The failures of metrics whose tools, inputs or measurements cannot be used.
package enum MetricFailure: FailureReason {
  /// A quantity that cannot be estimated, such as `the build times`.
  case noEstimate(of: String, reason: String)
  case noPackage(module: String)
  case noEditableFunction(file: String, module: String)
  case notTypeChecked(module: String, reason: String)
  case noUnitTests
  case noCoverageFile
  case noTestResults(module: String, reason: String)
  case callgrindFailed(arguments: String, status: Int32, output: String)
  case noProfiles(folder: String)
  case invalidBaseline(path: String, problem: String)
  /// The first of several runs has no times that can be pooled.
  case notPooled(run: String, ComparisonWarning.Obstacle)
  case differentApps([String])
  case differentBaselines([String])

  package var code: ExitStatus {
    switch self {
    case .noEditableFunction, .invalidBaseline, .notPooled, .differentApps,
      .differentBaselines:
      .badInput
    default: .machine
    }
  }

  package var text: String {
    switch self {
    case .noEstimate(let measurements, let reason):
      "cannot estimate \(measurements): \(reason)"
    case .noPackage(let module):
      "found no package for '\(module)', expected one per architecture."
    case .noEditableFunction(let file, let module):
      """
      found no function to edit in '\(file)' of \(module), expected one without a return value \
      whose first line ends with '{'. Format the sources.
      """
    case .notTypeChecked(let module, let reason): "cannot type-check \(module): \(reason)"
    case .noUnitTests:
      "found no unit tests of these architectures, expected at least one."
        + " Add tests, or choose other --subjects."
    case .noCoverageFile:
      "'swift test --show-codecov-path' printed nothing, expected the path of a file."
    case .noTestResults(let module, let reason):
      "cannot read the results of the tests of \(module): \(reason)"
    case .callgrindFailed(let arguments, let status, let output):
      """
      'bench \(arguments)' ended under callgrind with exit code \(status), expected 0. valgrind \
      reported:\n\(output)
      """
    case .noProfiles(let folder): "the folder '\(folder)' can no longer be read."
    case .invalidBaseline(let path, let problem):
      "the baseline '\(path)' is not valid \(problem). Record it again with --accept-leaks."
    case .notPooled(let run, let obstacle):
      """
      the run '\(run)' \(obstacle.rawValue), so its times cannot be pooled with others. Measure \
      the default plan with a release build of this version, or name only one run.
      """
    case .differentApps(let names):
      """
      found runs of the apps \(names.joined(separator: ", ")), expected one app. Choose runs of \
      the same app.
      """
    case .differentBaselines(let names):
      """
      found runs with the baselines \(names.joined(separator: ", ")), expected one baseline. \
      Choose runs of the same plan.
      """
    }
  }
}
