/// The assistive technologies of the device, none of which is switched on.
@preconcurrency @MainActor public enum UIAccessibility {
  /// An event that an app announces to assistive technologies.
  public struct Notification: Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Has no effect, because no assistive technology is switched on.
  public static func post(notification: Notification, argument: Any?) {}

  public static let isVoiceOverRunning = false
  public static let isSwitchControlRunning = false
  public static let isGuidedAccessEnabled = false
  public static let isInvertColorsEnabled = false
  public static let isGrayscaleEnabled = false
  public static let isBoldTextEnabled = false
  public static let isReduceTransparencyEnabled = false
  public static let isReduceMotionEnabled = false
  public static let isDarkerSystemColorsEnabled = false
  public static let isClosedCaptioningEnabled = false

  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerColorsStatusDidChangeNotification")
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
}
