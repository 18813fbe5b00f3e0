import BenchmarkKit

/// The warnings about differences between runs that can still be compared or pooled.
package enum ComparisonWarning: WarningReason {
  /// A part of the environment that may affect the results.
  package enum Property: String, Sendable {
    case processor, compiler
    case cores = "number of cores"
  }

  /// One of the two runs.
  package enum Side: String, Sendable {
    case base, new
  }

  case environment(Property, base: String, new: String)
  /// The runs have different seeds or sessions.
  case sessions
  case incomplete(Side)
  /// A run that is left out of the pooled times.
  case notPooled(run: String, Obstacle)
  /// Pooled runs of different revisions.
  case revisions([String])

  /// The reason why a run's times cannot be pooled.
  package enum Obstacle: String, Sendable {
    case fingerprint = "has no fingerprint of its machine"
    case debugBuild = "is from a debug build"
    case intervals = "has no times with intervals"
  }

  package var text: String {
    switch self {
    case .environment(let property, let base, let new):
      """
      The \(property.rawValue) is '\(base)' in the base run and '\(new)' in the new one, which may \
      explain other differences. Compare runs from the same machine and toolchain.
      """
    case .sessions:
      """
      The runs have different seeds or sessions, so counts and leaks were not compared. Use the \
      same plan for both.
      """
    case .incomplete(let side):
      """
      The \(side.rawValue) run is incomplete, so results may be missing. Complete it with 'bench \
      run --resume'.
      """
    case .notPooled(let run, let obstacle):
      """
      The run '\(run)' \(obstacle.rawValue), so it was left out. Measure the default plan with \
      this version of bench.
      """
    case .revisions(let revisions):
      """
      The runs are of different revisions (\(revisions.joined(separator: ", "))), so differences \
      between machines may be due to the code. Pool runs of one revision.
      """
    }
  }
}
