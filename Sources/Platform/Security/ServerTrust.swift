import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

// Foundation declares these names on Linux, but makes them unavailable.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate =
  "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// `nil`, because no server presents a certificate here.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates a credential that accepts a server's certificate.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
