extension Session {
  /// The start and the numbered events, a line each, for people; of more than `count` events the last ones.
  public func steps(atMost count: Int = .max) -> [String] {
    let steps = events.enumerated().map { "  \($0.offset + 1). \($0.element)" }
    let left = steps.count - count
    let shown = left > 0 ? ["  … \(left) earlier events"] + steps.suffix(count) : steps
    return ["start: \(start)", "events:"] + shown
  }
}
