/// A class whose instances an app can style all at once.
///
/// Settings of the proxy can be read back, but have no effect on other instances.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(for traits: UITraitCollection) -> Self
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class that can contain styled instances.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: NSObject {
  /// The object that stands for all instances of the class, until the device is shut down.
  public static func appearance() -> Self { proxy("") }
  public static func appearance(for traits: UITraitCollection) -> Self { proxy("") }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(containerTypes.map { "\($0)" }.joined(separator: ".")) }

  private static func proxy(_ place: String) -> Self {
    let surroundings = MainLoop.current.surroundings
    let name = "\(ObjectIdentifier(Self.self)) \(place)"
    if let known = surroundings.proxies[name] as? Self { return known }
    guard let made = makeObject(of: Self.self) as? Self else {
      preconditionFailure("\(Self.self) has no init()")
    }
    surroundings.proxies[name] = made
    return made
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarButtonItem: UIAppearance {}
extension UITabBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
