/// A place between two characters of a text.
open class UITextPosition: NSObject, @unchecked Sendable {
  let offset: Int

  /// The first place. For subclasses; UIKit itself creates none.
  public override init() {
    offset = 0
    super.init()
  }

  init(offset: Int) {
    self.offset = offset
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? Self)?.offset == offset }
  open override var hash: Int { offset }
}

/// A range of a text.
open class UITextRange: NSObject, @unchecked Sendable {
  private let ends: (start: UITextPosition, end: UITextPosition)
  open var start: UITextPosition { ends.start }
  open var end: UITextPosition { ends.end }
  open var isEmpty: Bool { start == end }

  /// An empty range at the first place. For subclasses; UIKit itself creates none.
  public override init() {
    ends = (UITextPosition(), UITextPosition())
    super.init()
  }

  init(_ start: UITextPosition, _ end: UITextPosition) {
    ends = (start, end)
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Self else { return false }
    return start == other.start && end == other.end
  }
  open override var hash: Int { start.offset }
}

/// A rectangle of selected text. None is ever created, because texts are not laid out.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// A text with a cursor. Positions count UTF-16 units, as on a phone.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  /// The selected text, or the place of the cursor: the end of the text unless it has been moved.
  var selectedTextRange: UITextRange? { get set }
  func text(in range: UITextRange) -> String?
  /// Replaces a part of the text and moves the cursor behind it.
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  /// The characters that an input method has not finished; there are none.
  public var markedTextRange: UITextRange? { nil }
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  public func offset(from: UITextPosition, to other: UITextPosition) -> Int {
    other.offset - from.offset
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...endOfDocument.offset).contains(target) ? UITextPosition(offset: target) : nil
  }

  public func textRange(from: UITextPosition, to other: UITextPosition) -> UITextRange? {
    from.offset <= other.offset ? UITextRange(from, other) : UITextRange(other, from)
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    (position.offset as NSNumber).compare(other.offset as NSNumber)
  }

  /// Deletes the selected text, or the character before the cursor.
  func deleteBeforeCursor() {
    guard let range = selectedTextRange else { return }
    guard range.isEmpty else { return replace(range, withText: "") }
    guard let all = textRange(from: beginningOfDocument, to: range.start),
      let before = text(in: all), let last = before.last
    else { return }
    let start = UITextPosition(offset: range.start.offset - last.utf16.count)
    replace(UITextRange(start, range.start), withText: "")
  }
}

extension UITextField: UITextInput {
  public final var endOfDocument: UITextPosition { UITextPosition(offset: length) }

  final var selection: UITextRange? {
    get {
      cursor.flatMap { $0.end.offset <= length ? $0 : nil }
        ?? UITextRange(endOfDocument, endOfDocument)
    }
    set { cursor = newValue }
  }

  private var length: Int { text?.utf16.count ?? 0 }

  public final func text(in range: UITextRange) -> String? { (text ?? "").part(in: range) }

  final func replacePart(_ range: UITextRange, by new: String) {
    guard range.end.offset <= length else { return }
    text = ((text ?? "") as NSString).replacingCharacters(in: NSRange(range), with: new)
    let end = UITextPosition(offset: range.start.offset + new.utf16.count)
    cursor = UITextRange(end, end)
  }
}

extension UITextView: UITextInput {
  public final var endOfDocument: UITextPosition { UITextPosition(offset: text.utf16.count) }

  final var selection: UITextRange? {
    get {
      let range = selectedRange
      return UITextRange(
        UITextPosition(offset: range.lowerBound), UITextPosition(offset: range.upperBound))
    }
    set {
      selectedRange =
        newValue.map { NSRange($0) } ?? NSRange(location: endOfDocument.offset, length: 0)
    }
  }

  public final func text(in range: UITextRange) -> String? { text.part(in: range) }

  final func replacePart(_ range: UITextRange, by new: String) {
    guard range.end.offset <= text.utf16.count else { return }
    replace(NSRange(range), with: new)
  }
}

extension NSRange {
  fileprivate init(_ range: UITextRange) {
    self.init(location: range.start.offset, length: range.end.offset - range.start.offset)
  }
}

extension String {
  fileprivate func part(in range: UITextRange) -> String? {
    range.end.offset <= utf16.count ? (self as NSString).substring(with: NSRange(range)) : nil
  }
}

/// Whether a text view reacts to the gestures for editing commands. Ignored.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }

/// The editing commands that responders may implement.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
