public import Foundation

/// The app's interface to notifications. The harness simulates taps.
@preconcurrency @MainActor public final class UNUserNotificationCenter: NSObject {
  private static let shared = UNUserNotificationCenter()

  /// The delegate, referenced weakly.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// The pending notification requests, oldest first.
  public private(set) var requests: [UNNotificationRequest] = []

  public static func current() -> UNUserNotificationCenter { shared }

  // The device on which the user is asked; `nil` before an app has been launched. A weak reference
  // would slow down all others to the device, so the device removes this one in its `deinit`.
  nonisolated(unsafe) package private(set) unowned(unsafe) static var permission:
    (any NotificationPermission)?
  private var permission: (any NotificationPermission)? { Self.permission }
  private var status = UNAuthorizationStatus.notDetermined
  private var categories: Set<UNNotificationCategory> = []
  // The requests that wait for the user's answer.
  private var waiting: [(Bool) -> Void] = []

  /// Asks the user on the first request, and answers later ones in the same way.
  ///
  /// `completionHandler` is called in a later turn of the main loop; on a phone, possibly on
  /// another thread. Without a launched app, authorization is granted immediately.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    guard let permission else { return completionHandler(true, nil) }
    guard status == .notDetermined else {
      let isAuthorized = status == .authorized
      return permission.runLater { completionHandler(isAuthorized, nil) }
    }
    waiting.append { completionHandler($0, nil) }
    guard waiting.count == 1 else { return }
    permission.ask { [weak self] in self?.decide($0) }
  }

  private func decide(_ isAuthorized: Bool) {
    status = isAuthorized ? .authorized : .denied
    let answered = waiting
    waiting = []
    permission?.runLater { for answer in answered { answer(isAuthorized) } }
  }

  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withUnsafeContinuation { continuation in
      requestAuthorization(options: options) { isAuthorized, _ in
        continuation.resume(returning: isAuthorized)
      }
    }
  }

  /// Passes the current settings on, in a later turn of the main loop.
  public func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    let settings = UNNotificationSettings(status)
    guard let permission else { return completionHandler(settings) }
    permission.runLater { completionHandler(settings) }
  }

  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(status)
  }

  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    // A request replaces an earlier one with its identifier.
    requests.removeAll { $0.identifier == request.identifier }
    requests.append(request)
    completion?(nil)
  }

  /// Passes the pending requests on, in a later turn of the main loop.
  public func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    let pending = requests
    guard let permission else { return completionHandler(pending) }
    permission.runLater { completionHandler(pending) }
  }

  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }
  public func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = categories
    guard let permission else { return completionHandler(categories) }
    permission.runLater { completionHandler(categories) }
  }

  // Notifications are never delivered, as the harness simulates taps.
  public func removeAllDeliveredNotifications() {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func getDeliveredNotifications(
    completionHandler: @escaping ([UNNotification]) -> Void
  ) {
    guard let permission else { return completionHandler([]) }
    permission.runLater { completionHandler([]) }
  }

  public func removeAllPendingNotificationRequests() { requests = [] }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    requests.removeAll { identifiers.contains($0.identifier) }
  }

  /// Asks users on this device from now on.
  package func ask(on device: any NotificationPermission) { Self.permission = device }

  /// Forgets everything about an app.
  package func reset() {
    delegate = nil
    requests = []
    categories = []
    waiting = []
    status = .notDetermined
    Self.permission = nil
  }

  /// Forgets everything about a device's app, unless another device is in use.
  package func reset(from device: any NotificationPermission) {
    if Self.permission == nil || Self.permission === device { reset() }
  }

  /// Removes the reference to a device.
  nonisolated package static func forget(_ device: any NotificationPermission) {
    if permission === device { permission = nil }
  }
}

/// The part of a device that asks the user for permission to notify.
@MainActor package protocol NotificationPermission: AnyObject {
  /// Asks the user over the app; `answer` receives whether notifications are allowed.
  func ask(_ answer: @escaping @MainActor (Bool) -> Void)
  /// Runs a block in the main loop's next turn.
  func runLater(_ block: @escaping @MainActor () -> Void)
}

/// Whether the user allows notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether a kind of notifications is switched on.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// The settings for an app's notifications, which follow from the authorization.
public final class UNNotificationSettings: NSObject {
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) {
    authorizationStatus = status
    super.init()
  }

  public var alertSetting: UNNotificationSetting { setting }
  public var badgeSetting: UNNotificationSetting { setting }
  public var soundSetting: UNNotificationSetting { setting }
  public var lockScreenSetting: UNNotificationSetting { setting }
  public var notificationCenterSetting: UNNotificationSetting { setting }

  private var setting: UNNotificationSetting {
    authorizationStatus == .authorized ? .enabled : .disabled
  }
}

/// The permissions that an app requests.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Options for presenting a notification in the foreground. Ignored.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The method called when the user responds to a notification; the other, `willPresent`, is never
/// called.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
}

/// The text and payload of a notification.
open class UNNotificationContent: NSObject {
  public internal(set) var title = ""
  public internal(set) var body = ""
  public internal(set) var userInfo: [AnyHashable: Any] = [:]
  public internal(set) var subtitle = ""
  public internal(set) var badge: NSNumber?
  public internal(set) var sound: UNNotificationSound?
  public internal(set) var categoryIdentifier = ""
  public internal(set) var threadIdentifier = ""
  public internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
}

/// How much a notification disturbs the user. Stored, but has no effect.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// The editable content of a notification.
public final class UNMutableNotificationContent: UNNotificationContent {
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  public override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
}

/// The condition for delivering a notification. Ignored.
open class UNNotificationTrigger: NSObject {
  public final let repeats: Bool

  public override init() {
    repeats = false
    super.init()
  }

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// Delivers a notification after an interval. Ignored.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// Delivers a notification at a time of the calendar. Ignored.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A request to deliver a notification.
public final class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

/// A delivered notification.
public final class UNNotification: NSObject {
  public let request: UNNotificationRequest
  init(request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}

/// The user's response to a notification.
public final class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public let actionIdentifier = UNNotificationDefaultActionIdentifier

  /// Creates the response to a tap on a notification with this payload.
  package init(userInfo: [AnyHashable: Any]) {
    let content = UNNotificationContent()
    content.userInfo = userInfo
    notification = UNNotification(
      request: UNNotificationRequest(identifier: "tapped", content: content, trigger: nil))
    super.init()
  }
}
