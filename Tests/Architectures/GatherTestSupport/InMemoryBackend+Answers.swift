public import FootballGather

extension InMemoryBackend {
  /// The error thrown if no request is pending.
  public struct NotAsked: Error {}

  /// Answers the oldest request.
  public func answer(succeeding: Bool) throws {
    guard pendingCount > 0 else { throw NotAsked() }
    answer(at: 0, succeeding: succeeding)
  }
}
