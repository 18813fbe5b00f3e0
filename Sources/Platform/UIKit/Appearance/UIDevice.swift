/// The kind of device that an interface is designed for.
public enum UIUserInterfaceIdiom: Sendable { case phone, pad }

/// The current device, as the app sees it.
@preconcurrency @MainActor public final class UIDevice {
  public static let current = UIDevice()
  public var userInterfaceIdiom: UIUserInterfaceIdiom { MainLoop.current.idiom }
  public let systemVersion = "17.0"
  public let systemName = "iOS"
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
}
