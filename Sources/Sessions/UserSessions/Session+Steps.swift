extension Session {
  /// The start and the numbered events, one per line; at most the last `count` events.
  public func steps(atMost count: Int = .max) -> [String] {
    let steps = events.enumerated().map { "  \($0.offset + 1). \($0.element.words)" }
    let left = steps.count - count
    let shown = left > 0 ? ["  … \(left) earlier events"] + steps.suffix(count) : steps
    return ["start: \(start)", "events:"] + shown
  }
}
