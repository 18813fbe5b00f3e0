/// The amount of space in one dimension.
public enum UIUserInterfaceSizeClass: Sendable { case unspecified, compact, regular }

/// The light or dark appearance of an interface.
public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }

/// The contrast that the user prefers, which is always the default.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// The weight of text that the user prefers, which is always the default.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

/// Whether an interface lies above another. Always `base`.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

/// The environment of an interface: idiom, size classes and style.
@preconcurrency @MainActor public final class UITraitCollection {
  private let isTurned: Bool?
  public let userInterfaceStyle: UIUserInterfaceStyle

  public convenience init() { self.init(userInterfaceStyle: .light) }

  /// Creates the environment of an interface in another style, to resolve colours.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    isTurned = nil
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates the environment of an interface in landscape or portrait, regardless of its current
  /// orientation.
  init(turned: Bool) {
    isTurned = turned
    userInterfaceStyle = .light
  }

  public static var current: UITraitCollection { UITraitCollection() }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { MainLoop.current.idiom }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    userInterfaceIdiom == .pad ? .regular : .compact
  }
  /// The height, which is compact on a phone in landscape.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    userInterfaceIdiom == .phone && isTurned ?? UIApplication.shared.isTurned
      ? .compact : .regular
  }
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  public var displayScale: CGFloat { 3 }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  public var legibilityWeight: UILegibilityWeight { .regular }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool { false }
}

/// The size of text that the user prefers, which is always the default.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Comparable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(suffix: "Unspecified")
  public static let extraSmall = UIContentSizeCategory(suffix: "XS")
  public static let small = UIContentSizeCategory(suffix: "S")
  public static let medium = UIContentSizeCategory(suffix: "M")
  public static let large = UIContentSizeCategory(suffix: "L")
  public static let extraLarge = UIContentSizeCategory(suffix: "XL")
  public static let extraExtraLarge = UIContentSizeCategory(suffix: "XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(suffix: "XXXL")
  public static let accessibilityMedium = UIContentSizeCategory(suffix: "AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(suffix: "AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(suffix: "AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    suffix: "AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    suffix: "AccessibilityXXXL")
  private static let ascending = [
    unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge,
    extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private init(suffix: String) { rawValue = "UICTContentSizeCategory" + suffix }

  private var rank: Int { Self.ascending.firstIndex(of: self) ?? 0 }

  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    first.rank < second.rank
  }
}

/// An object with an environment.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previous: UITraitCollection?)
}

extension UIViewController: UITraitEnvironment {}
extension UIView: UITraitEnvironment {}

/// An attribute of an environment, which a registration for its changes names.
public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
public enum UITraitAccessibilityContrast: UITraitDefinition {}
public enum UITraitLegibilityWeight: UITraitDefinition {}

/// A registration for changes of an environment.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// An object that can be told of changes of its environment.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// Holds a handler, as the object does on a phone.
private final class TraitChangeRegistration: UITraitChangeRegistration {
  private let handler: Any?

  init(_ handler: Any? = nil) { self.handler = handler }
}

extension UITraitChangeObservable {
  /// Retains the handler until it is unregistered, but never calls it: there is one appearance, and
  /// a controller learns from `traitCollectionDidChange(_:)` that the device was turned.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(handler)
    (self as? UIView)?.ownLook.details.traitRegistrations.append(registration)
    (self as? UIViewController)?.traitRegistrations.append(registration)
    return registration
  }

  /// Never sends the action.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Never sends the action.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? UIView)?.look?.detailsIfMade?.traitRegistrations.removeAll { $0 === registration }
    (self as? UIViewController)?.traitRegistrations.removeAll { $0 === registration }
  }
}
