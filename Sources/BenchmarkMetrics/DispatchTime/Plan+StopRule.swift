public import BenchmarkResults

extension Plan {
  // Five at a time: whoever looks after every single launch stops too early too often.
  private static let step = 5

  /// How many launches to add to `count` of them, until intervals are as narrow as the plan wants them.
  ///
  /// - Returns: `nil` when they are, when the plan wants nothing, and when there may be no more.
  public func launchesToAdd(to resolution: Dispatch.Resolution, after count: Int) -> Int? {
    guard let precision, resolution.halfWidth > precision, count < launchLimit else { return nil }
    return min(Self.step, launchLimit - count)
  }
}
