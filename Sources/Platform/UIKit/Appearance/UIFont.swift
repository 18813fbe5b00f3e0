/// A font, given by name and size. Nothing is drawn.
@preconcurrency open class UIFont: TextAttributeValue, @unchecked Sendable {
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// The role of text, which determines its font on a device.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// Empty: no font is installed.
  public static var familyNames: [String] { [] }
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  public let fontName: String
  public let pointSize: CGFloat
  private let traits: UIFontDescriptor.SymbolicTraits

  public init?(name: String, size: CGFloat) {
    fontName = name
    pointSize = size
    traits = []
    super.init()
  }

  /// Creates a font with a descriptor's name and symbolic traits, in its size if `size` is zero.
  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    fontName = descriptor.postscriptName
    pointSize = size > 0 ? size : descriptor.pointSize
    traits = descriptor.symbolicTraits
    super.init()
  }

  open var fontDescriptor: UIFontDescriptor {
    let descriptor = UIFontDescriptor(name: fontName, size: pointSize)
    return traits.isEmpty ? descriptor : descriptor.withSymbolicTraits(traits) ?? descriptor
  }

  // The font of every new label.
  static let label = systemFont(ofSize: 17)

  private init(system weight: Weight, size: CGFloat) {
    fontName = "System"
    pointSize = size
    traits = weight.rawValue < Weight.semibold.rawValue ? [] : .traitBold
    super.init()
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(system: weight, size: size)
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: weight, size: size)
  }
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12

  open var familyName: String { fontName }
  open var lineHeight: CGFloat { pointSize * 1.2 }
  open var ascender: CGFloat { pointSize }
  open var descender: CGFloat { -pointSize / 5 }
  open var capHeight: CGFloat { pointSize * 0.7 }
  open var xHeight: CGFloat { pointSize / 2 }
  open var leading: CGFloat { 0 }
  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: size)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(system: .bold, size: size)
  }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(system: .regular, size: size)
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: weight, size: size)
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(system: .regular, size: 17)
  }
}
