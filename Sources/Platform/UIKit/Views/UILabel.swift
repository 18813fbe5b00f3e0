/// A view that displays text.
@preconcurrency @MainActor open class UILabel: UIView {
  @exclusivity(unchecked) open var text: String?
  @exclusivity(unchecked) open var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  @exclusivity(unchecked) open var font: UIFont! = UIFont.label
  @exclusivity(unchecked) open var textColor: UIColor! = UIColor.label
  @exclusivity(unchecked) open var textAlignment = NSTextAlignment.natural
  @exclusivity(unchecked) open var numberOfLines = 1
  @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false
  @exclusivity(unchecked) open var isEnabled = true
}

/// The alignment of text.
public enum NSTextAlignment: Sendable { case left, center, right, justified, natural }
