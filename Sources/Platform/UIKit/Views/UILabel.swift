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
  private lazy var details = Details()

  /// The values that few labels set.
  private final class Details {
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var minimumScaleFactor: CGFloat = 0
    var preferredMaxLayoutWidth: CGFloat = 0
    var adjustsFontForContentSizeCategory = false
    var allowsDefaultTighteningForTruncation = false
    var shadowColor: UIColor?
    var shadowOffset = CGSize.zero
    var highlightedTextColor: UIColor?
    var isHighlighted = false
  }

  open var lineBreakMode: NSLineBreakMode {
    get { details.lineBreakMode }
    set { details.lineBreakMode = newValue }
  }
  open var minimumScaleFactor: CGFloat {
    get { details.minimumScaleFactor }
    set { details.minimumScaleFactor = newValue }
  }
  open var preferredMaxLayoutWidth: CGFloat {
    get { details.preferredMaxLayoutWidth }
    set { details.preferredMaxLayoutWidth = newValue }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { details.adjustsFontForContentSizeCategory }
    set { details.adjustsFontForContentSizeCategory = newValue }
  }
  open var allowsDefaultTighteningForTruncation: Bool {
    get { details.allowsDefaultTighteningForTruncation }
    set { details.allowsDefaultTighteningForTruncation = newValue }
  }
  open var shadowColor: UIColor? {
    get { details.shadowColor }
    set { details.shadowColor = newValue }
  }
  open var shadowOffset: CGSize {
    get { details.shadowOffset }
    set { details.shadowOffset = newValue }
  }
  open var highlightedTextColor: UIColor? {
    get { details.highlightedTextColor }
    set { details.highlightedTextColor = newValue }
  }
  open var isHighlighted: Bool {
    get { details.isHighlighted }
    set { details.isHighlighted = newValue }
  }
}

/// The alignment of text.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
