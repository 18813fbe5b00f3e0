extension Session {
  /// The start and the numbered events, one per line; at most the last `count` events.
  public func steps(atMost count: Int = .max) -> [String] {
    let steps = events.enumerated().map { "  \($0.offset + 1). \($0.element.words)" }
    let left = steps.count - count
    let note = "  … \(left) earlier \(left == 1 ? "event" : "events")"
    let shown = left > 0 ? [note] + steps.suffix(count) : steps
    return ["start: \(start)", "events:"] + shown
  }
}
