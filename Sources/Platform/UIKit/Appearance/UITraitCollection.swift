/// The amount of space in one dimension.
public enum UIUserInterfaceSizeClass: Sendable { case unspecified, compact, regular }

/// The light or dark appearance of an interface.
public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }

/// The contrast that the user prefers, which is always the default.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// The weight of text that the user prefers, which is always the default.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

/// The environment of an interface: idiom, size classes and style.
@preconcurrency @MainActor public final class UITraitCollection {
  private let isTurned: Bool?

  public init() { isTurned = nil }

  /// Creates the environment of an interface in landscape or portrait, regardless of its current
  /// orientation.
  init(turned: Bool) { isTurned = turned }

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
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  public var displayScale: CGFloat { 3 }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  public var legibilityWeight: UILegibilityWeight { .regular }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool { false }
}

/// The size of text that the user prefers, which is always the default.
public struct UIContentSizeCategory: Hashable, Sendable {
  let name: String
  public static let small = UIContentSizeCategory(name: "small")
  public static let medium = UIContentSizeCategory(name: "medium")
  public static let large = UIContentSizeCategory(name: "large")
  public static let extraLarge = UIContentSizeCategory(name: "extraLarge")
  public static let accessibilityLarge = UIContentSizeCategory(name: "accessibilityLarge")
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
  public var isAccessibilityCategory: Bool { self == .accessibilityLarge }
}

/// An object with an environment.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previous: UITraitCollection?)
}

extension UIViewController: UITraitEnvironment {
  public final var traitCollection: UITraitCollection { UITraitCollection() }
}

extension UIView: UITraitEnvironment {
  public final var traitCollection: UITraitCollection { UITraitCollection() }
}
