// Attributes of text. Nothing is drawn.

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let tracking = NSAttributedString.Key("CTTracking")
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let link = NSAttributedString.Key("NSLink")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

/// The way in which a line that is too long is broken.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}

/// The direction of writing.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The layout of a paragraph.
open class NSParagraphStyle: TextAttributeValue, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The way in which lines are broken in some languages. Stored, but has no effect.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  public static let `default` = NSParagraphStyle()

  // Settable in the mutable subclass.
  @exclusivity(unchecked) fileprivate var values = Values()

  fileprivate struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var tabStops: [NSTextTab] = []
    var defaultTabInterval: CGFloat = 0
  }

  public override init() { super.init() }

  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var headIndent: CGFloat { values.headIndent }
  open var tailIndent: CGFloat { values.tailIndent }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var hyphenationFactor: Float { values.hyphenationFactor }
  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  open var tabStops: [NSTextTab]! { values.tabStops }
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  open func copy(with zone: NSZone? = nil) -> Any { copied(NSParagraphStyle()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(NSMutableParagraphStyle()) }
  open override func copy() -> Any { copy(with: nil) }
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  private func copied(_ other: NSParagraphStyle) -> NSParagraphStyle {
    other.values = values
    return other
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  open override var hash: Int { values.hashValue }
}

/// The layout of a paragraph, in mutable form.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? [] }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  open func setParagraphStyle(_ other: NSParagraphStyle) { values = other.values }
}

/// A position in a line at which text is aligned.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// An option of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  public let alignment: NSTextAlignment
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location
    self.options = options
    super.init()
  }
}

/// A shadow behind text.
@preconcurrency @MainActor open class NSShadow: TextAttributeValue {
  @exclusivity(unchecked) open var shadowOffset = CGSize.zero
  @exclusivity(unchecked) open var shadowBlurRadius: CGFloat = 0
  @exclusivity(unchecked) open var shadowColor: Any?

  public override init() { super.init() }
}

/// An image within text.
@preconcurrency @MainActor open class NSTextAttachment: TextAttributeValue {
  @exclusivity(unchecked) open var image: UIImage?
  @exclusivity(unchecked) open var bounds = CGRect.zero
  @exclusivity(unchecked) open var accessibilityLabel: String?

  public override init() { super.init() }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

/// Options for measuring text. Ignored.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

extension NSAttributedString {
  /// Creates a string that consists of an attachment, represented by a replacement character.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// The size of the text: zero, as nothing is drawn.
  public func size() -> CGSize { .zero }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: Any?
  ) -> CGRect { .zero }
}

extension String {
  /// The size of the text: zero, as nothing is drawn.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    .zero
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Any?
  ) -> CGRect { .zero }
}

// As of a `String`; drawing does nothing.
extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Any?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
  public func draw(at point: CGPoint, withAttributes: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(in rect: CGRect, withAttributes: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSAttributedString {
  /// A kind of document from which a text is read.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// An option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads a document: the text of its elements, without attributes and bullets.
  ///
  /// The text is UTF-8, or UTF-16 if it begins with a byte order mark.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isUTF16 ? .utf16 : .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let isHTML = options[.documentType] as? DocumentType == .html
    self.init(string: isHTML ? Self.text(ofHTML: text) : text)
  }

  private static func text(ofHTML source: String) -> String {
    var text = ""
    var rest = source[...]
    while let tag = rest.firstIndex(of: "<") {
      text += rest[..<tag]
      guard let end = rest[tag...].firstIndex(of: ">") else { break }
      let name = rest[tag...].dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "/" }
      if ["br", "br/", "/p", "/li", "/h1", "/h2", "/h3", "/div"].contains(name.lowercased()) {
        text += "\n"
      }
      if name.lowercased() == "li" { text += "\t" }
      rest = rest[end...].dropFirst()
    }
    text += rest
    let entities = ["&nbsp;": "\u{A0}", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&amp;": "&"]
    for name in ["&nbsp;", "&lt;", "&gt;", "&quot;", "&amp;"] {
      text = text.replacing(name, with: entities[name] ?? name)
    }
    return text
  }
}
