// Signing in with an Apple account or a stored password. A test supplies the account.
public import UIKit

/// A credential with which a user signs in.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A source of requests to sign in.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// The reason a user was not signed in.
public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }

  public static let unknown = Code.unknown
  public static let canceled = Code.canceled
  public static let invalidResponse = Code.invalidResponse
  public static let notHandled = Code.notHandled
  public static let failed = Code.failed
  public static let notInteractive = Code.notInteractive

  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

/// Allows `catch ASAuthorizationError.canceled`.
public func ~= (code: ASAuthorizationError.Code, error: any Error) -> Bool {
  (error as? ASAuthorizationError)?.code == code
}

/// A user who has been signed in.
@preconcurrency @MainActor open class ASAuthorization: NSObject {
  /// A part of the user's name and address that an app asks for.
  public struct Scope: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }
  /// The operation of a request, such as signing in or out. Stored, but has no effect.
  public struct OpenIDOperation: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }

  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential

  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
    super.init()
  }
}

@preconcurrency @MainActor open class ASAuthorizationRequest: NSObject {
  public let provider: any ASAuthorizationProvider

  init(_ provider: any ASAuthorizationProvider) {
    self.provider = provider
    super.init()
  }
}

/// A request to an Apple account. The values are stored; a test's answer may read them.
@preconcurrency @MainActor open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  @exclusivity(unchecked) open var requestedScopes: [ASAuthorization.Scope]?
  @exclusivity(unchecked) open var state: String?
  @exclusivity(unchecked) open var nonce: String?
  @exclusivity(unchecked) open var requestedOperation =
    ASAuthorization.OpenIDOperation.operationImplicit
  @exclusivity(unchecked) open var user: String?
}

@preconcurrency @MainActor open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// The user's Apple account.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDProvider: NSObject,
  ASAuthorizationProvider
{
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

  /// Posted only by tests.
  nonisolated public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

  @PerDevice private static var states: [String: CredentialState] = [:]
  /// The states of users; others are not found. An account that has signed a user in is authorised
  /// until a test changes its state.
  public static var credentialStates: [String: CredentialState] {
    get { states }
    set { states = newValue }
  }

  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

  /// Calls the handler in a later turn.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    let state = Self.credentialStates[userID] ?? .notFound
    MainLoop.current.enqueue { completion(state, nil) }
  }
}

/// The passwords stored on the device.
@preconcurrency @MainActor
open class ASAuthorizationPasswordProvider: NSObject,
  ASAuthorizationProvider
{
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(self)
  }
}

/// A stored name and password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user, password: String

  public init(user: String, password: String) {
    (self.user, self.password) = (user, password)
    super.init()
  }
}

/// Whether an account seems to belong to a person. Chosen by tests.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// The credential of an Apple account, with what the user shares.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let email: String?
  public let fullName: PersonNameComponents?
  public let identityToken, authorizationCode: Data?
  public let state: String?
  public let authorizedScopes: [ASAuthorization.Scope]
  public let realUserStatus: ASUserDetectionStatus

  /// The answer of an account to an app, made by a test.
  public init(
    user: String, email: String? = nil, fullName: PersonNameComponents? = nil,
    identityToken: Data? = nil, authorizationCode: Data? = nil, state: String? = nil,
    authorizedScopes: [ASAuthorization.Scope] = [],
    realUserStatus: ASUserDetectionStatus = .unsupported
  ) {
    self.user = user
    self.email = email
    self.fullName = fullName
    self.identityToken = identityToken
    self.authorizationCode = authorizationCode
    self.state = state
    self.authorizedScopes = authorizedScopes
    self.realUserStatus = realUserStatus
    super.init()
  }
}

@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Provides the window over which the question would be displayed.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks the user to sign in.
///
/// If the user continues, the first request for which a test supplies a credential is answered with
/// it. Without one, the request fails, as on a phone without an account or passwords.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  @PerDevice private static var source:
    ((ASAuthorizationRequest) -> (any ASAuthorizationCredential)?)? = nil
  /// The credential for a request; `nil` if the device has none. Set by tests, and `nil` at first
  /// on each device.
  public static var credentials: ((ASAuthorizationRequest) -> (any ASAuthorizationCredential)?)? {
    get { source }
    set { source = newValue }
  }

  public let authorizationRequests: [ASAuthorizationRequest]
  @exclusivity(unchecked) open weak var delegate: (any ASAuthorizationControllerDelegate)?
  @exclusivity(unchecked) open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  /// The number of the request that waits for an answer, and that of the last one.
  @exclusivity(unchecked) private var waiting: Int?
  @exclusivity(unchecked) private var last = 0

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// Asks the user in the next turn. The controller is retained until the answer.
  ///
  /// Requests that include one for a password fail without a question if the device has no
  /// credential, so that an app can make them when it starts.
  open func performRequests() {
    _ = presentationContextProvider?.presentationAnchor(for: self)
    last += 1
    let number = last
    waiting = number
    let asksForPassword = authorizationRequests.contains { $0 is ASAuthorizationPasswordRequest }
    guard let device = Device.current, !asksForPassword || credential != nil else {
      return fail(.unknown)
    }
    device.ask(
      title: "Sign in to “App”", message: "The app receives your name and your address.",
      refusal: "Cancel", consent: "Continue"
    ) { [self] continues in
      guard waiting == number else { return }
      guard continues else { return fail(.canceled) }
      guard let found = credential else { return fail(.unknown) }
      if let account = found.credential as? ASAuthorizationAppleIDCredential {
        ASAuthorizationAppleIDProvider.credentialStates[account.user] = .authorized
      }
      end { $0.authorizationController(controller: self, didCompleteWithAuthorization: found) }
    }
  }

  /// Ends the requests that wait for an answer as if the user had. The question stays until it is
  /// answered.
  open func cancel() { if waiting != nil { fail(.canceled) } }

  private var credential: ASAuthorization? {
    authorizationRequests.lazy.compactMap { request in
      Self.credentials?(request).map { ASAuthorization(request.provider, $0) }
    }.first
  }

  private func fail(_ code: ASAuthorizationError.Code) {
    end {
      $0.authorizationController(
        controller: self, didCompleteWithError: ASAuthorizationError(code))
    }
  }

  private func end(_ call: @escaping @MainActor (any ASAuthorizationControllerDelegate) -> Void) {
    waiting = nil
    MainLoop.current.enqueue { [self] in if let delegate { call(delegate) } }
  }
}

/// Apple's sign-in button. The app gives it an action.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static let `default` = signIn
  }
  public enum Style: Int, Sendable { case white, whiteOutline, black }

  @exclusivity(unchecked) open var cornerRadius: CGFloat = 6

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: .zero)
    accessibilityLabel =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
  }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Sign in with Apple"
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
