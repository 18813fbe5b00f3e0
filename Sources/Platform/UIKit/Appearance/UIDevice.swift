/// The kind of device that an interface is designed for.
public enum UIUserInterfaceIdiom: Sendable { case phone, pad }

/// The current device, as the app sees it.
@preconcurrency @MainActor public final class UIDevice {
  public static let current = UIDevice()
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  /// The state of the battery, which is always full.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { MainLoop.current.idiom }
  public let systemVersion = "17.0"
  public let systemName = "iOS"
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var name: String { model }
  /// The same identifier on every device, so that sessions are deterministic.
  public let identifierForVendor = UUID(uuidString: "00000000-0000-4000-8000-000000000000")
  public let isMultitaskingSupported = true
  public let proximityState = false
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var isBatteryMonitoringEnabled: Bool {
    get { MainLoop.current.surroundings.isBatteryMonitoringEnabled }
    set { MainLoop.current.surroundings.isBatteryMonitoringEnabled = newValue }
  }
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }

  /// The way in which the device is held.
  public var orientation: UIDeviceOrientation { MainLoop.current.surroundings.orientation }
  public var isGeneratingDeviceOrientationNotifications: Bool {
    MainLoop.current.surroundings.notifiesOfOrientation > 0
  }
  public func beginGeneratingDeviceOrientationNotifications() {
    MainLoop.current.surroundings.notifiesOfOrientation += 1
  }
  public func endGeneratingDeviceOrientationNotifications() {
    let surroundings = MainLoop.current.surroundings
    surroundings.notifiesOfOrientation = max(0, surroundings.notifiesOfOrientation - 1)
  }
  public func playInputClick() {}

  /// Sets `orientation` as key-value coding does, with which apps turn the interface; ignores any
  /// other key.
  public func setValue(_ value: Any?, forKey key: String) {
    guard key == "orientation", let number = value as? Int,
      let orientation = UIDeviceOrientation(rawValue: number)
    else { return }
    UIApplication.shared.turnDevice(to: orientation)
  }
}
