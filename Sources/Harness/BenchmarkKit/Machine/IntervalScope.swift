/// The runs that an interval covers, for notes below tables and charts.
package enum IntervalScope: String, Sendable {
  /// Times of launches with different orders of the code.
  case placements = "for another run on this machine, with the code laid out in other orders"
  /// Times of launches with one order of the code.
  case binary = "for another run of this binary on this machine"
  /// Times of several runs, which may be of either kind.
  case runs = "for another run of the same code on the same machine"
  /// Build times, which depend on the toolchain but not on this binary.
  case builds = "for another run of these builds on this machine"

  /// Creates the scope of an interval over launches.
  ///
  /// - Parameter placements: The seed of each launch's code order; `nil` for the build's own.
  package init(placements: [UInt32?]) {
    self = !placements.contains(nil) && Set(placements).count > 1 ? .placements : .binary
  }
}

extension IntervalScope: CustomStringConvertible {
  package var description: String { rawValue }
}
