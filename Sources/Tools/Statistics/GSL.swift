internal import CGSL

/// Safe access to the GNU Scientific Library.
enum GSL {
  /// Turns off GSL's error handler, which would abort the process. Only the first call has an
  /// effect.
  ///
  /// Every initialiser that leads to a GSL call calls this first. With the handler off, a failing
  /// function returns NaN or an error code, so pass its results through `finite(_:)`.
  static func prepare() { _ = isErrorHandlerOff }

  // A `static let` is initialised exactly once; threads that arrive meanwhile wait.
  private static let isErrorHandlerOff: Bool = {
    cgsl_disable_aborting_error_handler()
    return true
  }()

  /// Returns the value, or throws if GSL failed to compute it.
  static func finite(_ value: Double) throws(StatisticsError) -> Double {
    guard value.isFinite else { throw .notComputable }
    return value
  }
}
