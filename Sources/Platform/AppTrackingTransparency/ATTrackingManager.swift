// Permission to track the user. A user of a session decides.
public import UIKit

/// Asks the user whether the app may track, once on each device.
@preconcurrency @MainActor open class ATTrackingManager: NSObject {
  /// The user's answer.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }

  private static let permission = Permission()

  public static var trackingAuthorizationStatus: AuthorizationStatus {
    permission.isGiven.map { $0 ? .authorized : .denied } ?? .notDetermined
  }

  /// Asks the user, unless the user has answered before. Without a launched app, permission is
  /// given. The handler is called in a later turn of the main loop; on a phone, on any thread.
  public static func requestTrackingAuthorization(
    completionHandler: @escaping @MainActor (AuthorizationStatus) -> Void
  ) {
    permission.ask(
      title: "Allow “App” to track your activity across other companies’ apps and websites?",
      message: "Your data is used by the app.", refusal: "Ask App Not to Track", consent: "Allow"
    ) { completionHandler(trackingAuthorizationStatus) }
  }

  public static func requestTrackingAuthorization() async -> AuthorizationStatus {
    await withUnsafeContinuation { continuation in
      requestTrackingAuthorization { continuation.resume(returning: $0) }
    }
  }
}
