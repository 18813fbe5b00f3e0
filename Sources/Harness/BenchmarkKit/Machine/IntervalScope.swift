/// The runs that an interval covers, for notes below tables and charts.
package enum IntervalScope {
  /// Times of a run's launches.
  package static let run = "for another run of this binary on this machine"
  /// Times of several runs.
  package static let runs = "for another run of the same binary on the same machine"
  /// Build times, which depend on the toolchain but not on this binary.
  package static let builds = "for another run of these builds on this machine"
}
