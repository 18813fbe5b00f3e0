public import Foundation

/// The app's side of notifications. Nothing is delivered by itself: a user's tap comes from the harness.
@preconcurrency @MainActor public final class UNUserNotificationCenter: NSObject {
  private static let shared = UNUserNotificationCenter()

  /// Not kept.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// What the app has asked to be shown and has not taken back, oldest first.
  public private(set) var requests: [UNNotificationRequest] = []

  public static func current() -> UNUserNotificationCenter { shared }

  /// Answers yes, at once.
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

  /// Forgets the app that was running.
  package func reset() {
    delegate = nil
    requests = []
  }
}

/// What an app asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
}

/// How a notification would be shown while the app is.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Hears what users do with notifications.
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

/// What a notification says, and its payload.
open class UNNotificationContent: NSObject {
  public internal(set) var title = ""
  public internal(set) var body = ""
  public internal(set) var userInfo: [AnyHashable: Any] = [:]
}

/// Content that an app writes itself.
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

/// When a notification would be shown.
open class UNNotificationTrigger: NSObject {}

/// A notification that an app wants shown.
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

/// A notification that was shown.
public final class UNNotification: NSObject {
  public let request: UNNotificationRequest
  init(request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}

/// What a user did with a notification.
public final class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public let actionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

  /// A tap on a notification with this payload.
  package init(userInfo: [AnyHashable: Any]) {
    let content = UNNotificationContent()
    content.userInfo = userInfo
    notification = UNNotification(
      request: UNNotificationRequest(identifier: "tapped", content: content, trigger: nil))
    super.init()
  }
}
