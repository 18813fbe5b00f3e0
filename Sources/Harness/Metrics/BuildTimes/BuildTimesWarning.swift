import BenchmarkKit

/// The warnings about conditions under which build times are wrong or imprecise.
package enum BuildTimesWarning: WarningReason {
  /// The number of disturbed rounds, and the total; the most processors used by other programs in a
  /// round.
  case busyRounds(Int, of: Int, processors: Double)
  /// A module whose tests fail.
  case failingTests(suite: String, module: String)

  package var text: String {
    switch self {
    case .busyRounds(let number, let all, let processors):
      """
      In \(number) of \(all.counted("build round")), other programs or virtual machines on the \
      host used up to \(processors) processors, expected 0.5 or less. Close other programs, or \
      use more rounds.
      """
    case .failingTests(let suite, let module):
      """
      The \(suite) tests of \(module) failed while they were timed, so the times of its test runs \
      are for failing tests. Run 'bench measure unit-tests' to list the failures.
      """
    }
  }
}
