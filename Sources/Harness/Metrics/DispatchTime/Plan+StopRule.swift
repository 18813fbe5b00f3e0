import BenchmarkKit

extension Plan {
  // Steps of five: checking the interval after every single launch stops too early too often.
  private static let step = 5

  /// The number of launches to add to `count` until intervals reach the plan's precision.
  ///
  /// - Returns: `nil` if they have reached it, if the plan sets none, or at the launch limit.
  package func launchesToAdd(to resolution: Dispatch.Resolution, after count: Int) -> Int? {
    guard let precision, resolution.halfWidth > precision, count < launchLimit else { return nil }
    return min(Self.step, launchLimit - count)
  }
}
