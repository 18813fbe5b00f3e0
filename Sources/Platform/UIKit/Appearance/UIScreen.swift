/// The device's screen, which has a fixed size and rotates with the interface.
@preconcurrency @MainActor public final class UIScreen {
  public static let main = UIScreen()
  public var bounds: CGRect {
    UIApplication.shared.isTurned
      ? CGRect(x: 0, y: 0, width: 844, height: 390) : nativeBounds
  }
  public let nativeBounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  public let scale: CGFloat = 3
  public let nativeScale: CGFloat = 3
  /// Stored until the device is shut down, but has no effect.
  public var brightness: CGFloat {
    get { MainLoop.current.surroundings.brightness }
    set { MainLoop.current.surroundings.brightness = min(max(newValue, 0), 1) }
  }
  /// Whether the screen is being recorded or mirrored, which it never is.
  public let isCaptured = false
  public let maximumFramesPerSecond = 60
  public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public static var screens: [UIScreen] { [.main] }
}

extension UIApplication {
  /// Whether the interface is in landscape.
  final var isTurned: Bool {
    MainLoop.current.surroundingsIfUsed?.interfaceOrientation.isLandscape ?? false
  }
}
