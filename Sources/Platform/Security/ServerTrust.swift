import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

// Foundation declares these names on Linux, but makes them unavailable.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate =
  "NSURLAuthenticationMethodClientCertificate"

/// A server that presents certificates, which the system trusts.
package final class CertifiedServer: URLProtectionSpace, @unchecked Sendable {
  fileprivate let trust: SecTrust

  package init(host: String, port: Int, certificates: [Data]) {
    trust = SecTrust(
      certificates: certificates.map { SecCertificate(data: $0 as CFData) }, isTrusted: true)
    super.init(
      host: host, port: port, protocol: NSURLProtectionSpaceHTTPS, realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
  }

  package required init?(coder: NSCoder) { nil }
}

extension URLProtectionSpace {
  /// The certificates that the server presents; `nil` unless a test has chosen them.
  public var serverTrust: SecTrust? { (self as? CertifiedServer)?.trust }
}

extension URLCredential {
  /// Creates a credential that accepts a server's certificate.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
