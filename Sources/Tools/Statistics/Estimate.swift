/// An estimated value with its interval, or with the reason why there is none.
package struct Estimate: Hashable, Sendable {
  /// The number of values behind the estimate.
  package let count: Int

  /// The estimate, in the unit of the values.
  package let value: Double

  /// The interval around the estimate; `nil` if `noInterval` gives a reason.
  package let interval: Interval?

  /// Why there is no interval; `nil` if there is one.
  ///
  /// Its `description` can be shown as a warning beside the estimate.
  package let noInterval: StatisticsError?
}
