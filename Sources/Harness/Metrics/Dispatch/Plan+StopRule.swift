import BenchmarkKit

extension Plan {
  // Checking the interval after every single launch would stop too early too often.
  private static let step = 5

  /// The number of launches to add to `count` before the plan's precision is checked again.
  ///
  /// - Returns: `nil` if the intervals are narrow enough, the plan sets no precision, or the launch
  ///   limit is reached.
  package func launchesToAdd(to resolution: Dispatch.Resolution, after count: Int) -> Int? {
    guard let precision, resolution.halfWidth > precision, count < launchLimit else { return nil }
    return min(Self.step, launchLimit - count)
  }
}
