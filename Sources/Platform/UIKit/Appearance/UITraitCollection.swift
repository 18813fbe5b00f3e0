/// The amount of space in one dimension.
public enum UIUserInterfaceSizeClass: Sendable { case unspecified, compact, regular }

/// The light or dark appearance of an interface.
public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }

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
