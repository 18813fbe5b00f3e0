/// A view for editing several lines of text.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  @exclusivity(unchecked) private var storedText = ""

  open var text: String! {
    get { storedText }
    set {
      storedText = newValue ?? ""
      detailsIfUsed?.selectedRange = nil
    }
  }
  @exclusivity(unchecked) open var isEditable = true
  @exclusivity(unchecked) open var font: UIFont?
  @exclusivity(unchecked) open var textColor: UIColor?
  @exclusivity(unchecked) open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  @exclusivity(unchecked) open var adjustsFontForContentSizeCategory = false
  @exclusivity(unchecked) open weak var delegate: (any UITextViewDelegate)?
  override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue as? any UITextViewDelegate }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a text view. Nothing is laid out, so the container has no effect.
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }

  open override var canBecomeFirstResponder: Bool { isEditable }
  override var showsKeyboard: Bool { true }

  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// The values that few text views set.
  @MainActor private final class Details {
    var inputAccessoryView: UIView?
    var inputView: UIView?
    var textAlignment = NSTextAlignment.natural
    var isSelectable = true
    var textContainerInset = UIEdgeInsets.zero
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var autocorrectionType = UITextAutocorrectionType.default
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var keyboardAppearance = UIKeyboardAppearance.default
    var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
    var attributedText: NSAttributedString?
    var selectedRange: NSRange?
    var dataDetectorTypes: UIDataDetectorTypes = []
    let textContainer = NSTextContainer()
    let layoutManager = NSLayoutManager()
  }

  private var detailsIfUsed: Details?
  private var details: Details {
    if let detailsIfUsed { return detailsIfUsed }
    let new = Details()
    detailsIfUsed = new
    return new
  }
  public final var textContainer: NSTextContainer { details.textContainer }
  public final var layoutManager: NSLayoutManager { details.layoutManager }
  /// A copy of the text: to change it has no effect.
  public final var textStorage: NSTextStorage {
    NSTextStorage(attributedString: attributedText)
  }
  open var dataDetectorTypes: UIDataDetectorTypes {
    get { details.dataDetectorTypes }
    set { details.dataDetectorTypes = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { detailsIfUsed?.inputAccessoryView }
    set { details.inputAccessoryView = newValue }
  }
  open override var inputView: UIView? {
    get { detailsIfUsed?.inputView }
    set { details.inputView = newValue }
  }
  open var textAlignment: NSTextAlignment {
    get { details.textAlignment }
    set { details.textAlignment = newValue }
  }
  open var isSelectable: Bool {
    get { details.isSelectable }
    set { details.isSelectable = newValue }
  }
  open var textContainerInset: UIEdgeInsets {
    get { details.textContainerInset }
    set { details.textContainerInset = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { details.keyboardType }
    set { details.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { details.returnKeyType }
    set { details.returnKeyType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { details.autocorrectionType }
    set { details.autocorrectionType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { details.autocapitalizationType }
    set { details.autocapitalizationType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { details.keyboardAppearance }
    set { details.keyboardAppearance = newValue }
  }
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { details.linkTextAttributes }
    set { details.linkTextAttributes = newValue ?? [:] }
  }
  /// The selected text, or the place of the cursor: the end of the text unless it has been moved.
  open var selectedRange: NSRange {
    get {
      let length = storedText.utf16.count
      return details.selectedRange.flatMap { $0.upperBound <= length ? $0 : nil }
        ?? NSRange(location: length, length: 0)
    }
    set { details.selectedRange = newValue }
  }
  open var attributedText: NSAttributedString! {
    get {
      details.attributedText.flatMap { $0.string == storedText ? $0 : nil }
        ?? NSAttributedString(string: storedText)
    }
    set {
      // As on a phone, without a call of an override of `text`, which may set this property.
      details.attributedText = newValue
      details.selectedRange = nil
      storedText = newValue?.string ?? ""
    }
  }
  open var hasText: Bool { !storedText.isEmpty }

  // Users replace whole texts, so that only app code calls these two.
  open func insertText(_ text: String) { replace(selectedRange, with: text) }
  open func deleteBackward() { deleteBeforeCursor() }
  open func replace(_ range: UITextRange, withText new: String) { replacePart(range, by: new) }
  open var selectedTextRange: UITextRange? {
    get { selection }
    set { selection = newValue }
  }
  /// Has no effect: there are no input methods.
  open func setMarkedText(_ text: String?, selectedRange: NSRange) {}
  open func unmarkText() {}

  /// Never called, like the three below: the text is not laid out.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }

  final func replace(_ range: NSRange, with new: String) {
    storedText = (storedText as NSString).replacingCharacters(in: range, with: new)
    selectedRange = NSRange(location: range.location + new.utf16.count, length: 0)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Has no effect: all of the text counts as visible.
  open func scrollRangeToVisible(_ range: NSRange) {}

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isCurrentResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isCurrentResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }
}

/// The area for the text of a text view. Nothing is laid out, so its properties have no effect.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  @exclusivity(unchecked) open var lineFragmentPadding: CGFloat = 5
  @exclusivity(unchecked) open var maximumNumberOfLines = 0
  @exclusivity(unchecked) open var lineBreakMode = NSLineBreakMode.byWordWrapping
  @exclusivity(unchecked) open var widthTracksTextView = true
  @exclusivity(unchecked) open var heightTracksTextView = false
}

/// The text of a text view.
public typealias NSTextStorage = NSMutableAttributedString

/// The layout of a text. Nothing is laid out, so every point is at the first character.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
}

/// The parts of a text that become links. Stored, but has no effect.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// A touch of a link or an attachment in a text view. Users do not touch them.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// The methods called while a text view is edited. Referenced weakly (M14).
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

extension UITextView {
  /// Whether users can search the text. They never do.
  public final var isFindInteractionEnabled: Bool {
    get { stored(or: false) }
    set { store(newValue) }
  }
}
