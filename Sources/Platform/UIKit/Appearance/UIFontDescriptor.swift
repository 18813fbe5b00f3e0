/// The attributes of a font: its name, size and traits. Nothing is drawn.
@preconcurrency open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// A property of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A part of the setting of a typographic feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let type = featureIdentifier
    public static let selector = typeIdentifier
  }

  /// The style of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The design of a system font.
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }

  public let fontAttributes: [AttributeName: Any]

  public init(fontAttributes: [AttributeName: Any] = [:]) {
    self.fontAttributes = fontAttributes
    super.init()
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(fontAttributes: [.name: name, .size: size])
  }

  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }

  open var pointSize: CGFloat { fontAttributes[.size] as? CGFloat ?? 0 }
  open var postscriptName: String { fontAttributes[.name] as? String ?? "System" }

  private var traits: [TraitKey: Any] { fontAttributes[.traits] as? [TraitKey: Any] ?? [:] }

  open var symbolicTraits: SymbolicTraits {
    SymbolicTraits(rawValue: traits[.symbolic] as? UInt32 ?? 0)
  }

  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// Returns a descriptor with these attributes in addition to, or instead of, its own.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { _, new in new })
  }
  open func withSymbolicTraits(_ symbolic: SymbolicTraits) -> UIFontDescriptor? {
    addingAttributes([.traits: traits.merging([.symbolic: symbolic.rawValue]) { _, new in new }])
  }
  open func withSize(_ size: CGFloat) -> UIFontDescriptor { addingAttributes([.size: size]) }
  open func withFamily(_ family: String) -> UIFontDescriptor { addingAttributes([.family: family]) }
  open func withFace(_ face: String) -> UIFontDescriptor { addingAttributes([.face: face]) }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
}

// Typographic features. Fonts store them, but nothing is drawn.
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
