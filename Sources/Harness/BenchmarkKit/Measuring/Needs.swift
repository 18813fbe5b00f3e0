/// The conditions for measuring a metric.
package struct Needs: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A release build, because results of a debug build do not apply to a released app.
  package static let release = Needs(rawValue: 1)
  /// The allocation and counting hooks, linked into the worker.
  package static let hooks = Needs(rawValue: 2)
  /// The machine to itself: times are measured by one process at a time.
  package static let quietMachine = Needs(rawValue: 4)
  /// The machine that merges the results: parts of a run cannot be measured elsewhere.
  package static let oneMachine = Needs(rawValue: 8)
}
