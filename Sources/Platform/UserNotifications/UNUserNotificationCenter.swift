public import Foundation

/// The app's interface to notifications. The harness simulates taps.
@preconcurrency @MainActor public final class UNUserNotificationCenter: NSObject {
  private static let shared = UNUserNotificationCenter()

  /// The delegate, referenced weakly.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// The pending notification requests, oldest first.
  public private(set) var requests: [UNNotificationRequest] = []

  public static func current() -> UNUserNotificationCenter { shared }

  /// Grants authorization immediately.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(true, nil) }

  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    requests.append(request)
    completion?(nil)
  }

  public func removeAllPendingNotificationRequests() { requests = [] }

  /// Removes the delegate and all requests, for the next app.
  package func reset() {
    delegate = nil
    requests = []
  }
}

/// The permissions that an app requests.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
}

/// Options for presenting a notification in the foreground. Ignored.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
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
}

/// The condition for delivering a notification. Ignored.
open class UNNotificationTrigger: NSObject {}

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
  public let actionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

  /// Creates the response to a tap on a notification with this payload.
  package init(userInfo: [AnyHashable: Any]) {
    let content = UNNotificationContent()
    content.userInfo = userInfo
    notification = UNNotification(
      request: UNNotificationRequest(identifier: "tapped", content: content, trigger: nil))
    super.init()
  }
}
