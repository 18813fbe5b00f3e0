/// A colour, given by its components or by name. Nothing is drawn.
@preconcurrency open class UIColor: TextAttributeValue, @unchecked Sendable {
  /// Red, green, blue and alpha, from 0 to 1, in place of Core Graphics' colour.
  public struct Components: Hashable, Sendable {
    public let red, green, blue, alpha: CGFloat
    public var components: [CGFloat]? { [red, green, blue, alpha] }
    public var numberOfComponents: Int { 4 }
  }

  private let components: Components
  package let name: String?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = Components(red: red, green: green, blue: blue, alpha: alpha)
    name = nil
    super.init()
  }

  public convenience override init() { self.init(white: 0, alpha: 0) }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from its hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    // The three components are the same curve, shifted by a third of the circle.
    func component(_ shift: CGFloat) -> CGFloat {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Creates a color for the only appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    // Traits can be read only on the main loop's thread.
    nonisolated(unsafe) let provide = dynamicProvider
    let color =
      MainLoop.isOnItsThread
      ? MainActor.assumeIsolated { provide(UITraitCollection()) } : .black
    self.init(color.components, name: color.name)
  }

  private init(_ components: Components, name: String?) {
    self.components = components
    self.name = name
    super.init()
  }

  /// Creates a named colour from the asset catalogue, whether or not it exists.
  public init?(named name: String) {
    components = Components(red: 0, green: 0, blue: 0, alpha: 1)
    self.name = name
    super.init()
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(named: name) }

  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
  /// Creates a colour that stands for a pattern.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }
  public static var tintColor: UIColor { .systemBlue }

  /// The colour itself, because there is only one appearance.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  public var cgColor: Components { components }

  /// Reads the components; always possible.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Reads the brightness, which is the mean of the components.
  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = (components.red + components.green + components.blue) / 3
    alpha?.pointee = components.alpha
    return true
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
  }

  /// Sets the colour of later drawing. Nothing is drawn.
  open func set() {}
  open func setFill() {}
  open func setStroke() {}

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return components == other.components && name == other.name
  }

  open override var hash: Int { components.hashValue }

  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let darkGray = UIColor(white: 0.33, alpha: 1)
  public static let lightGray = UIColor(white: 0.67, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  public static let systemRed = UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
  public static let systemGreen = UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)
  public static let systemOrange = UIColor(red: 1, green: 0.58, blue: 0, alpha: 1)
  public static let systemYellow = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
  public static let systemPurple = UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1)
  public static let systemPink = UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1)
  public static let systemTeal = UIColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1)
  public static let systemIndigo = UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1)
  public static let systemGray = UIColor(white: 0.56, alpha: 1)
  public static let systemGray2 = UIColor(white: 0.68, alpha: 1)
  public static let systemGray3 = UIColor(white: 0.78, alpha: 1)
  public static let systemGray4 = UIColor(white: 0.82, alpha: 1)
  public static let systemGray5 = UIColor(white: 0.9, alpha: 1)
  public static let systemGray6 = UIColor(white: 0.95, alpha: 1)
  public static let systemMint = UIColor(red: 0, green: 0.78, blue: 0.75, alpha: 1)
  public static let systemCyan = UIColor(red: 0.2, green: 0.68, blue: 0.9, alpha: 1)
  public static let systemBrown = UIColor(red: 0.64, green: 0.52, blue: 0.37, alpha: 1)
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  public static let secondarySystemBackground = UIColor(white: 0.95, alpha: 1)
  public static let systemGroupedBackground = UIColor(white: 0.95, alpha: 1)
  public static let tertiarySystemBackground = UIColor(white: 1, alpha: 1)
  public static let secondarySystemGroupedBackground = UIColor(white: 1, alpha: 1)
  public static let tertiarySystemGroupedBackground = UIColor(white: 0.95, alpha: 1)
  public static let label = UIColor(white: 0, alpha: 1)
  public static let secondaryLabel = UIColor(white: 0.24, alpha: 0.6)
  public static let tertiaryLabel = UIColor(white: 0.24, alpha: 0.3)
  public static let quaternaryLabel = UIColor(white: 0.24, alpha: 0.18)
  public static let placeholderText = UIColor(white: 0.24, alpha: 0.3)
  public static let link = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  public static let systemFill = UIColor(white: 0.47, alpha: 0.2)
  public static let secondarySystemFill = UIColor(white: 0.47, alpha: 0.16)
  public static let tertiarySystemFill = UIColor(white: 0.46, alpha: 0.12)
  public static let quaternarySystemFill = UIColor(white: 0.45, alpha: 0.08)
  public static let separator = UIColor(white: 0.24, alpha: 0.29)
  public static let opaqueSeparator = UIColor(white: 0.78, alpha: 1)
}
