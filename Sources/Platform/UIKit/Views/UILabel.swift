/// A view that displays text. Takes no touches unless `isUserInteractionEnabled` is set.
@preconcurrency @MainActor open class UILabel: UIView {
  @exclusivity(unchecked) private var storedText: String?
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue
      details?.attributedText = nil
    }
  }
  @exclusivity(unchecked) open var textAlignment = NSTextAlignment.natural
  @exclusivity(unchecked) open var numberOfLines = 1
  @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false
  @exclusivity(unchecked) open var isEnabled = true
  @exclusivity(unchecked) private var details: Details?

  override class var takesTouches: Bool { false }

  /// The values that few labels set.
  private final class Details {
    @exclusivity(unchecked) var attributedText: NSAttributedString?
    @exclusivity(unchecked) var font: UIFont?
    @exclusivity(unchecked) var textColor: UIColor?
    @exclusivity(unchecked) var lineBreakMode = NSLineBreakMode.byTruncatingTail
    @exclusivity(unchecked) var minimumScaleFactor: CGFloat = 0
    @exclusivity(unchecked) var preferredMaxLayoutWidth: CGFloat = 0
    @exclusivity(unchecked) var adjustsFontForContentSizeCategory = false
    @exclusivity(unchecked) var allowsDefaultTighteningForTruncation = false
    @exclusivity(unchecked) var shadowColor: UIColor?
    @exclusivity(unchecked) var shadowOffset = CGSize.zero
    @exclusivity(unchecked) var highlightedTextColor: UIColor?
    @exclusivity(unchecked) var isHighlighted = false
  }

  private var ownDetails: Details {
    if let details { return details }
    let made = Details()
    details = made
    return made
  }

  /// The text with attributes, if it was set with attributes.
  package final var ownAttributedText: NSAttributedString? { details?.attributedText }
  open var attributedText: NSAttributedString? {
    get { ownAttributedText ?? storedText.map { NSAttributedString(string: $0) } }
    set {
      // As on a phone, without a call of an override of `text`, which may set this property.
      ownDetails.attributedText = newValue
      storedText = newValue?.string
    }
  }
  open var font: UIFont! {
    get { details?.font ?? .label }
    set { ownDetails.font = newValue }
  }
  open var textColor: UIColor! {
    get { details?.textColor ?? .label }
    set { ownDetails.textColor = newValue }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { details?.lineBreakMode ?? .byTruncatingTail }
    set { ownDetails.lineBreakMode = newValue }
  }
  open var minimumScaleFactor: CGFloat {
    get { details?.minimumScaleFactor ?? 0 }
    set { ownDetails.minimumScaleFactor = newValue }
  }
  open var preferredMaxLayoutWidth: CGFloat {
    get { details?.preferredMaxLayoutWidth ?? 0 }
    set { ownDetails.preferredMaxLayoutWidth = newValue }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { details?.adjustsFontForContentSizeCategory ?? false }
    set { ownDetails.adjustsFontForContentSizeCategory = newValue }
  }
  open var allowsDefaultTighteningForTruncation: Bool {
    get { details?.allowsDefaultTighteningForTruncation ?? false }
    set { ownDetails.allowsDefaultTighteningForTruncation = newValue }
  }
  open var shadowColor: UIColor? {
    get { details?.shadowColor }
    set { ownDetails.shadowColor = newValue }
  }
  open var shadowOffset: CGSize {
    get { details?.shadowOffset ?? .zero }
    set { ownDetails.shadowOffset = newValue }
  }
  open var highlightedTextColor: UIColor? {
    get { details?.highlightedTextColor }
    set { ownDetails.highlightedTextColor = newValue }
  }
  open var isHighlighted: Bool {
    get { details?.isHighlighted ?? false }
    set { ownDetails.isHighlighted = newValue }
  }

  // MARK: Drawing. Overridden by subclasses; never called.

  open func drawText(in rect: CGRect) {}
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines: Int) -> CGRect { bounds }
}

/// The alignment of text.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

// Stored, but without effect: nothing is drawn.
extension UILabel {
  public final var baselineAdjustment: UIBaselineAdjustment {
    get { stored(or: .alignBaselines) }
    set { store(newValue) }
  }
  public final var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { stored(or: []) }
    set { store(newValue) }
  }
  public final var showsExpansionTextWhenTruncated: Bool {
    get { stored(or: false) }
    set { store(newValue) }
  }
}

/// The place of text that is made smaller. Stored, but has no effect.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
