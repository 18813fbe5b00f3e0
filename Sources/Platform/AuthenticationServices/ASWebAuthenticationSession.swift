// Signing in on a web page. No page is loaded: a test says with which address it would end.
public import UIKit

/// The window over which the page would be displayed.
public typealias ASPresentationAnchor = UIWindow

/// Provides the window over which the page would be displayed.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding:
  AnyObject
{
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// The reason a session ended without an address.
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  public static let canceledLogin = Code.canceledLogin
  public static let presentationContextNotProvided = Code.presentationContextNotProvided
  public static let presentationContextInvalid = Code.presentationContextInvalid

  public static var errorDomain: String {
    "com.apple.AuthenticationServices.WebAuthenticationSession"
  }
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

/// Allows `catch ASWebAuthenticationSessionError.canceledLogin`.
public func ~= (code: ASWebAuthenticationSessionError.Code, error: any Error) -> Bool {
  (error as? ASWebAuthenticationSessionError)?.code == code
}

/// Asks whether the app may use a web page to sign in.
///
/// If the user continues, the session ends with the address that a test supplies for the page.
/// Without one, the user closes the page, which is an error like a refusal.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The addresses at which a page may end.
  public struct Callback: Hashable, Sendable {
    private let scheme: String
    private let host, path: String?

    public static func customScheme(_ scheme: String) -> Callback {
      Callback(scheme: scheme, host: nil, path: nil)
    }
    public static func https(host: String, path: String) -> Callback {
      Callback(scheme: "https", host: host, path: path)
    }

    public func matchesURL(_ url: URL) -> Bool {
      url.scheme == scheme && (host == nil || url.host == host) && (path == nil || url.path == path)
    }
  }

  @PerDevice private static var ends: ((URL) -> URL?)? = nil
  /// The address with which a page ends, such as one of the app's own with a code; `nil` if the
  /// user closes the page. Set by tests, and `nil` at first on each device.
  public static var endOfPage: ((URL) -> URL?)? {
    get { ends }
    set { ends = newValue }
  }

  @exclusivity(unchecked) open weak var presentationContextProvider:
    (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page shares no cookies. Stored, but has no effect.
  @exclusivity(unchecked) open var prefersEphemeralWebBrowserSession = false
  @exclusivity(unchecked) open var additionalHeaderFields: [String: String]?

  private let url: URL
  @exclusivity(unchecked) private var completion: CompletionHandler?
  /// Whether the session has started or been cancelled.
  @exclusivity(unchecked) private var isUsed = false

  /// The callback is not compared with the end of the page, because a test supplies both.
  public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    self.url = url
    completion = completionHandler
    super.init()
  }

  public convenience init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    self.init(
      url: url, callback: .customScheme(callbackURLScheme ?? ""),
      completionHandler: completionHandler)
  }

  open var canStart: Bool { !isUsed && presentationContextProvider != nil }

  /// Asks the user in the next turn. A session starts once, and needs a context.
  @discardableResult open func start() -> Bool {
    guard !isUsed else { return false }
    isUsed = true
    guard let provider = presentationContextProvider, let device = Device.current else {
      end(nil, .presentationContextNotProvided)
      return false
    }
    _ = provider.presentationAnchor(for: self)
    device.ask(
      title: "“App” Wants to Use “\(url.host ?? "")” to Sign In",
      message: "This allows the app and website to share information about you.",
      refusal: "Cancel", consent: "Continue"
    ) { [self] continues in
      let address = continues ? Self.endOfPage?(url) : nil
      end(address, .canceledLogin)
    }
    return true
  }

  /// Ends the session without a call of its handler. The question stays until it is answered.
  open func cancel() {
    isUsed = true
    completion = nil
  }

  private func end(_ address: URL?, _ code: ASWebAuthenticationSessionError.Code) {
    MainLoop.current.enqueue { [self] in
      let completion = completion
      self.completion = nil
      completion?(address, address == nil ? ASWebAuthenticationSessionError(code) : nil)
    }
  }
}
