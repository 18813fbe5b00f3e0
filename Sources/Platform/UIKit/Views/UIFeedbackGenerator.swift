/// A generator of feedback that the user feels; here, only the fact that there was some counts.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  open func prepare() {}
}

/// A generator of feedback that simulates an impact.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public convenience init(style: FeedbackStyle) { self.init() }
  open func impactOccurred() { MainLoop.current.noteEffect() }
  open func impactOccurred(intensity: CGFloat) { MainLoop.current.noteEffect() }
}

/// A generator of feedback for a changed selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { MainLoop.current.noteEffect() }
}

/// A generator of feedback for success, warnings and errors.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ type: FeedbackType) { MainLoop.current.noteEffect() }
}
