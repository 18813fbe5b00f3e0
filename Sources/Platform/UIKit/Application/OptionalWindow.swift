/// A delegate whose window is optional twice when it is read through a protocol: an object of any
/// class may lack the property.
@preconcurrency @MainActor public protocol OptionalWindowOwner: AnyObject {}

extension OptionalWindowOwner {
  public var window: UIWindow?? {
    switch self {
    case let delegate as any UIApplicationDelegate: .some(delegate.window as UIWindow?)
    case let delegate as any UIWindowSceneDelegate: .some(delegate.window as UIWindow?)
    default: nil
    }
  }
}
