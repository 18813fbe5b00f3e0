import BenchmarkKit

/// The warnings about differences between two runs that can still be compared.
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
    }
  }
}
