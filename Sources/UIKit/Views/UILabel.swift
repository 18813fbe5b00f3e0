/// A text that cannot be touched.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
}
