public import UIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The settings of a session. Only the request timeout and the additional headers have an effect.
open class URLSessionConfiguration: NSObject, NSCopying, @unchecked Sendable {
  /// The number of seconds that a request waits for its answer, unless its own timeout is shorter.
  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 7 * 24 * 3600
  /// The headers of all requests.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var identifier: String?
  open var allowsCellularAccess = true
  open var allowsConstrainedNetworkAccess = true
  open var allowsExpensiveNetworkAccess = true
  open var waitsForConnectivity = false
  open var isDiscretionary = false
  open var httpMaximumConnectionsPerHost = 6
  open var httpShouldSetCookies = true
  open var httpShouldUsePipelining = false
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  open var urlCache: URLCache?
  open var httpCookieStorage: HTTPCookieStorage?
  open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  open var urlCredentialStorage: URLCredentialStorage?
  open var networkServiceType = URLRequest.NetworkServiceType.default
  open var tlsMinimumSupportedProtocolVersion = tls_protocol_version_t.TLSv12
  open var tlsMaximumSupportedProtocolVersion = tls_protocol_version_t.TLSv13
  open var connectionProxyDictionary: [AnyHashable: Any]?
  open var sessionSendsLaunchEvents = false
  open var shouldUseExtendedBackgroundIdleMode = false
  open var protocolClasses: [AnyClass]?

  /// A new configuration with the default settings.
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// A new configuration, equal to the default, because no session stores anything.
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let made = URLSessionConfiguration()
    made.identifier = identifier
    return made
  }

  public override init() { super.init() }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let made = URLSessionConfiguration()
    made.timeoutIntervalForRequest = timeoutIntervalForRequest
    made.timeoutIntervalForResource = timeoutIntervalForResource
    made.httpAdditionalHeaders = httpAdditionalHeaders
    made.identifier = identifier
    made.requestCachePolicy = requestCachePolicy
    made.protocolClasses = protocolClasses
    return made
  }
}

/// The delegate of a session, which retains it until the session is invalidated.
public protocol URLSessionDelegate: AnyObject {
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
  /// Called once for each host, before its first answer, if the test has chosen certificates.
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}

extension URLSessionDelegate {
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
  public func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
}

/// The methods called for tasks without a completion handler.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

extension URLSessionTaskDelegate {
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
}

/// The methods called for data tasks without a completion handler.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void)
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

extension URLSessionDataDelegate {
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) { completionHandler(.allow) }
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {}
}
