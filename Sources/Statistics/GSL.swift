internal import CGSL

/// The GNU Scientific Library, made safe to call.
enum GSL {
  /// Turns GSL's error handler off for the whole process, once; GSL's own would abort it.
  ///
  /// Every initialiser that leads to a GSL call makes sure of this first. With the handler off, a
  /// failing function answers NaN or an error code, so pass its results through `finite(_:)`.
  static func prepare() {
    _ = isErrorHandlerOff
  }

  // A `static let` is initialised exactly once, whichever thread comes first, and the others wait.
  private static let isErrorHandlerOff: Bool = {
    cgsl_disable_aborting_error_handler()
    return true
  }()

  /// The value itself, unless GSL failed to compute it.
  static func finite(_ value: Double) throws(StatisticsError) -> Double {
    guard value.isFinite else { throw .notComputable }
    return value
  }
}
