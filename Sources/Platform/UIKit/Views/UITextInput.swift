/// A place between two characters of a text.
open class UITextPosition: NSObject, @unchecked Sendable {
  let offset: Int

  init(offset: Int) {
    self.offset = offset
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? Self)?.offset == offset }
  open override var hash: Int { offset }
}

/// A range of a text.
open class UITextRange: NSObject, @unchecked Sendable {
  public let start, end: UITextPosition
  public var isEmpty: Bool { start == end }

  init(_ start: UITextPosition, _ end: UITextPosition) {
    self.start = start
    self.end = end
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Self else { return false }
    return start == other.start && end == other.end
  }
  open override var hash: Int { start.offset }
}

// Positions count UTF-16 units, as on a phone.
extension UITextField {
  public final var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  public final var endOfDocument: UITextPosition { UITextPosition(offset: length) }

  /// The selected text, or the place of the cursor: the end of the text unless it has been moved.
  public final var selectedTextRange: UITextRange? {
    get { cursor.flatMap { $0.end.offset <= length ? $0 : nil } ?? endRange }
    set { cursor = newValue }
  }

  private var length: Int { text?.utf16.count ?? 0 }
  private var endRange: UITextRange { UITextRange(endOfDocument, endOfDocument) }

  public final func offset(from: UITextPosition, to other: UITextPosition) -> Int {
    other.offset - from.offset
  }

  public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...length).contains(target) ? UITextPosition(offset: target) : nil
  }

  public final func textRange(from: UITextPosition, to other: UITextPosition) -> UITextRange? {
    from.offset <= other.offset ? UITextRange(from, other) : UITextRange(other, from)
  }

  public final func text(in range: UITextRange) -> String? {
    let own = (text ?? "") as NSString
    guard range.end.offset <= own.length else { return nil }
    return own.substring(with: NSRange(range))
  }

  /// Replaces a part of the text and moves the cursor behind it.
  public final func replace(_ range: UITextRange, withText new: String) {
    let own = (text ?? "") as NSString
    guard range.end.offset <= own.length else { return }
    text = own.replacingCharacters(in: NSRange(range), with: new)
    let end = UITextPosition(offset: range.start.offset + new.utf16.count)
    cursor = UITextRange(end, end)
  }

  public final func insertText(_ new: String) {
    if let range = selectedTextRange { replace(range, withText: new) }
  }
}

extension NSRange {
  fileprivate init(_ range: UITextRange) {
    self.init(location: range.start.offset, length: range.end.offset - range.start.offset)
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
