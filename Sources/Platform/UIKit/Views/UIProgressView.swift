/// An indicator of a task's progress, from 0 to 1.
@preconcurrency @MainActor open class UIProgressView: UIView {
  @exclusivity(unchecked) open var progress: Float = 0
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
