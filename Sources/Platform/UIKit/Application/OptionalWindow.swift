/// Lets `delegate.window??` compile: in Objective-C, `window` is an optional requirement whose type
/// is optional.
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
