/// A bracket around changes. Its completion block runs when no transition is under way or waiting any more, which is how
/// routers learn that a push or a pop has ended.
@preconcurrency @MainActor public enum CATransaction {
  // Completion blocks of the brackets that are open, outermost first.
  private static var open: [(() -> Void)?] {
    get { MainLoop.current.openTransactions }
    set { MainLoop.current.openTransactions = newValue }
  }

  /// Opens a bracket.
  public static func begin() { open.append(nil) }

  /// Sets the block of the innermost open bracket.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if open.isEmpty {
      if let block { MainLoop.current.afterTransitions { block() } }
    } else {
      open[open.count - 1] = block
    }
  }

  /// Closes the innermost bracket.
  public static func commit() {
    guard let block = open.popLast() ?? nil else { return }
    MainLoop.current.afterTransitions { block() }
  }

  /// Whether changes of layers are animated; here they never are.
  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  public static func flush() {}
}
