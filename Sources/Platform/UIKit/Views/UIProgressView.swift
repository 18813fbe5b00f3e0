/// An indicator of a task's progress, from 0 to 1.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The look of an indicator. Stored, but has no effect.
  public enum Style: Int, Sendable { case `default`, bar }

  @exclusivity(unchecked) open var progress: Float = 0
  @exclusivity(unchecked) open var progressViewStyle = Style.default
  @exclusivity(unchecked) open var progressTintColor: UIColor?
  @exclusivity(unchecked) open var trackTintColor: UIColor?
  @exclusivity(unchecked) open var progressImage: UIImage?
  @exclusivity(unchecked) open var trackImage: UIImage?

  public convenience init(progressViewStyle: Style) {
    self.init(frame: .zero)
    self.progressViewStyle = progressViewStyle
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
