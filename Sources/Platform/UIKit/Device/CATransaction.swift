/// A group of changes with a completion block.
///
/// The block runs once no transition is running or queued, so that routers can detect the end of a
/// push or pop.
@preconcurrency @MainActor public enum CATransaction {
  // Completion blocks of the open transactions, outermost first.
  private static var open: [(() -> Void)?] {
    get { MainLoop.current.openTransactions }
    set { MainLoop.current.openTransactions = newValue }
  }

  /// Begins a transaction.
  public static func begin() { open.append(nil) }

  /// Sets the completion block of the innermost open transaction.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if open.isEmpty {
      if let block { MainLoop.current.afterTransitions { block() } }
    } else {
      open[open.count - 1] = block
    }
  }

  /// Commits the innermost open transaction.
  public static func commit() {
    guard let block = open.popLast() ?? nil else { return }
    MainLoop.current.afterTransitions { block() }
  }

  /// Disables implicit layer animations. Has no effect, because there are none.
  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  public static func flush() {}
}
