/// A group of changes with a completion block.
///
/// The block runs once the animations added to layers in the group have ended and no transition is
/// running or queued, so that routers can detect the end of a push or pop.
@preconcurrency @MainActor public enum CATransaction {
  private static var open: [LayerTransaction] {
    get { MainLoop.current.openTransactions }
    set { MainLoop.current.openTransactions = newValue }
  }

  /// Begins a transaction.
  public static func begin() { open.append(LayerTransaction()) }

  /// Sets the completion block of the innermost open transaction.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if open.isEmpty {
      if let block { MainLoop.current.afterTransitions { block() } }
    } else {
      open[open.count - 1].completion = block
    }
  }

  /// Commits the innermost open transaction.
  public static func commit() {
    guard let transaction = open.popLast() else { return }
    // The changes of an inner transaction are part of the outer one.
    animate(for: transaction.duration)
    guard let block = transaction.completion else { return }
    let loop = MainLoop.current
    if transaction.duration > 0 {
      loop.schedule(after: transaction.duration) { loop.afterTransitions { block() } }
    } else {
      loop.afterTransitions { block() }
    }
  }

  /// Notes that the innermost open transaction contains a layer animation of this duration.
  static func animate(for duration: TimeInterval) {
    guard !open.isEmpty else { return }
    open[open.count - 1].duration = max(open[open.count - 1].duration, duration)
  }

  /// Disables implicit layer animations. Has no effect, because there are none.
  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  /// The duration of implicit animations, of which there are none: always a quarter of a second.
  public static func animationDuration() -> TimeInterval { 0.25 }
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  public static func flush() {}
}

/// A group of changes that has not been committed.
struct LayerTransaction {
  var completion: (() -> Void)?
  /// The duration of the longest animation that was added to a layer.
  var duration: TimeInterval = 0
}
