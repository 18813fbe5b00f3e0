// Permission to track the user. A user of a session decides.
public import UIKit

/// Asks the user whether the app may track, once on each device.
@preconcurrency @MainActor open class ATTrackingManager: NSObject {
  /// The user's answer.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }

  // The user's answer, and the loop of the device that was asked.
  private static var status = AuthorizationStatus.notDetermined
  private static weak var loop: MainLoop?

  public static var trackingAuthorizationStatus: AuthorizationStatus {
    startOver()
    return status
  }

  /// Asks the user, unless the user has answered before. Without a launched app, permission is
  /// given. The handler is called in a later turn of the main loop; on a phone, on any thread.
  public static func requestTrackingAuthorization(
    completionHandler: @escaping @MainActor (AuthorizationStatus) -> Void
  ) {
    startOver()
    guard status == .notDetermined, let device = Device.current else {
      if status == .notDetermined { status = .authorized }
      return MainLoop.current.enqueue { completionHandler(status) }
    }
    device.ask(
      title: "Allow “App” to track your activity across other companies’ apps and websites?",
      message: "Your data is used by the app.", refusal: "Ask App Not to Track", consent: "Allow"
    ) { isAllowed in
      status = isAllowed ? .authorized : .denied
      MainLoop.current.enqueue { completionHandler(status) }
    }
  }

  public static func requestTrackingAuthorization() async -> AuthorizationStatus {
    await withUnsafeContinuation { continuation in
      requestTrackingAuthorization { continuation.resume(returning: $0) }
    }
  }

  // A new device has not been asked yet.
  private static func startOver() {
    guard loop !== MainLoop.current else { return }
    loop = .current
    status = .notDetermined
  }
}
