// Authentication by face, fingerprint or passcode. A user of a session decides whether it succeeds.
public import UIKit

/// The ways to authenticate.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// The kind of sensor, which is always for faces.
public enum LABiometryType: Int, Sendable {
  case none
  case touchID
  case faceID
  case opticID = 4
  public static let LABiometryNone = LABiometryType.none
}

/// The reason why an authentication failed.
public struct LAError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004

    public static let touchIDNotAvailable = Code.biometryNotAvailable
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
    public static let touchIDLockout = Code.biometryLockout
  }

  public static let authenticationFailed = Code.authenticationFailed
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let systemCancel = Code.systemCancel
  public static let passcodeNotSet = Code.passcodeNotSet
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryLockout = Code.biometryLockout
  public static let appCancel = Code.appCancel
  public static let invalidContext = Code.invalidContext
  public static let notInteractive = Code.notInteractive

  public static var errorDomain: String { LAErrorDomain }
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Allows `catch LAError.userCancel`.
public func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }

/// Asks the user to authenticate. Every device has a face sensor, and its owner's face is enrolled.
@preconcurrency @MainActor open class LAContext: NSObject {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false
  private var isValid = true

  public override init() { super.init() }

  open var biometryType: LABiometryType { .faceID }
  /// The enrolled faces, which never change.
  open var evaluatedPolicyDomainState: Data? { Data("the owner".utf8) }

  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    if !isValid { error?.pointee = LAError(.invalidContext) as NSError }
    return isValid
  }

  /// Asks the user, who authenticates or cancels. `reply` is called in a later turn of the main
  /// loop; on a phone, on another thread. Without a launched app, the authentication succeeds.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    guard isValid, !interactionNotAllowed else {
      let error = LAError(isValid ? .notInteractive : .invalidContext)
      return MainLoop.current.enqueue { reply(false, error) }
    }
    guard let device = Device.current else { return reply(true, nil) }
    device.ask(
      title: "Face ID", message: localizedReason, refusal: localizedCancelTitle ?? "Cancel",
      consent: "Authenticate"
    ) { [weak self] isOwner in
      let error =
        self?.isValid == false ? LAError(.appCancel) : isOwner ? nil : LAError(.userCancel)
      MainLoop.current.enqueue { reply(error == nil, error) }
    }
  }

  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withUnsafeThrowingContinuation { continuation in
      evaluatePolicy(policy, localizedReason: localizedReason) { isOwner, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: isOwner)
        }
      }
    }
  }

  /// Cancels the authentication, and all later ones.
  open func invalidate() { isValid = false }
}
