/// The kind of device that an interface is designed for.
public enum UIUserInterfaceIdiom: Sendable { case phone, pad }

/// The amount of room in one dimension.
public enum UIUserInterfaceSizeClass: Sendable { case unspecified, compact, regular }

/// The light or dark appearance of an interface.
public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }

/// The current device, as the app sees it.
@preconcurrency @MainActor public final class UIDevice {
  public static let current = UIDevice()
  public var userInterfaceIdiom: UIUserInterfaceIdiom { MainLoop.current.idiom }
  public let systemVersion = "17.0"
  public let systemName = "iOS"
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
}

/// The environment of an interface: idiom, size classes and style.
@preconcurrency @MainActor public final class UITraitCollection {
  public var userInterfaceIdiom: UIUserInterfaceIdiom { MainLoop.current.idiom }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    userInterfaceIdiom == .pad ? .regular : .compact
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
}

extension UIViewController {
  public final var traitCollection: UITraitCollection { UITraitCollection() }
}

extension UIView {
  public final var traitCollection: UITraitCollection { UITraitCollection() }
}

/// The screen of the device, of a fixed size.
@preconcurrency @MainActor public final class UIScreen {
  public static let main = UIScreen()
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  public let scale: CGFloat = 3
}
