// Certificates, keys and trust, for code that checks the certificate of a server. A certificate and
// a key contain the given bytes, which are only compared; no chain of certificates is evaluated.
import Foundation

/// An object that is equal to itself only. On a phone, equal contents make such objects equal.
public protocol IdentityHashable: AnyObject, Hashable {}

extension IdentityHashable {
  public static func == (one: Self, other: Self) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: Certificates

/// A certificate, of which only the bytes are known.
public final class SecCertificate: IdentityHashable {
  let data: CFData
  init(data: CFData) { self.data = data }
}

public func SecCertificateCreateWithData(
  _ allocator: AnyObject?, _ data: CFData
) -> SecCertificate? { data.length == 0 ? nil : SecCertificate(data: data) }
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
@discardableResult public func SecCertificateCopyCommonName(
  _ certificate: SecCertificate, _ name: UnsafeMutablePointer<CFString?>
) -> OSStatus { errSecUnimplemented }
public func SecCertificateCopyNormalizedIssuerSequence(
  _ certificate: SecCertificate
) -> CFData? { nil }
public func SecCertificateCopyNormalizedSubjectSequence(
  _ certificate: SecCertificate
) -> CFData? { nil }
public func SecCertificateCopySerialNumberData(
  _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { nil }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? { nil }

// MARK: Trust

/// The certificates of a server and the policies for evaluating them.
public final class SecTrust: IdentityHashable {
  let certificates: [SecCertificate]
  /// Whether the certificates are trusted without an app's own anchors.
  let isTrusted: Bool
  /// The only certificates to trust, if the app has chosen any.
  var anchors: [SecCertificate]?

  init(certificates: [SecCertificate], isTrusted: Bool = false) {
    self.certificates = certificates
    self.isTrusted = isTrusted
  }

  /// Whether one of the anchors is among the certificates; without anchors, whether they are those
  /// of a server.
  var isValid: Bool {
    guard let anchors else { return isTrusted }
    return certificates.contains { own in anchors.contains { $0.data == own.data } }
  }
}

/// A rule for evaluating certificates.
public final class SecPolicy: IdentityHashable {}

public func SecPolicyCreateSSL(_ isServer: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
@discardableResult public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?,
  _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let all = certificates as? [SecCertificate] ?? [certificates as? SecCertificate].compactMap { $0 }
  trust.pointee = SecTrust(certificates: all)
  return errSecSuccess
}
@discardableResult public func SecTrustSetPolicies(
  _ trust: SecTrust, _ policies: CFTypeRef
) -> OSStatus { errSecSuccess }
@discardableResult public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ certificates: CFArray?
) -> OSStatus {
  trust.anchors = certificates.map { $0.compactMap { $0 as? SecCertificate } }
  return errSecSuccess
}
/// Has no effect: as soon as there are anchors, nothing else is trusted.
@discardableResult public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorsOnly: Bool
) -> OSStatus { errSecSuccess }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: CFIndex) -> SecCertificate? {
  trust.certificates.indices.contains(index) ? trust.certificates[index] : nil
}
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? {
  trust.certificates as CFArray
}
/// The result of an evaluation.
public enum SecTrustResultType: UInt32, Sendable {
  case invalid, proceed, deny, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}
@discardableResult public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = trust.isValid ? .unspecified : .recoverableTrustFailure
  return errSecSuccess
}
/// Compares certificates only, without their chain, host or dates.
/// - Returns: Whether an anchor is among the certificates; without anchors, whether they are those
///   of a server. Otherwise, the error is set.
@discardableResult public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  if trust.isValid { return true }
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted))
  return false
}

// MARK: Keys

/// A key, of which only the bytes and the attributes are known.
public final class SecKey: IdentityHashable {
  let data: CFData
  let attributes: CFDictionary
  init(data: CFData, attributes: CFDictionary) {
    self.data = data
    self.attributes = attributes
  }
}

/// An algorithm for encrypting and signing.
public struct SecKeyAlgorithm: Hashable, Sendable {
  let rawValue: String
  public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(
    rawValue: "algid:encrypt:RSA:OAEP:SHA256")
  public static let eciesEncryptionStandardVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM")
  public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(
    rawValue: "algid:sign:ECDSA:message-X962:SHA256")
  public static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:message-PSS:SHA256")
  public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA256")
}

nonisolated(unsafe) public let kSecAttrKeyType: CFString = "type"
nonisolated(unsafe) public let kSecAttrKeyTypeRSA: CFString = "42"
nonisolated(unsafe) public let kSecAttrKeyTypeEC: CFString = "73"
nonisolated(unsafe) public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
nonisolated(unsafe) public let kSecAttrKeyClass: CFString = "kcls"
nonisolated(unsafe) public let kSecAttrKeyClassPublic: CFString = "0"
nonisolated(unsafe) public let kSecAttrKeyClassPrivate: CFString = "1"
nonisolated(unsafe) public let kSecAttrKeySizeInBits: CFString = "bsiz"
nonisolated(unsafe) public let kSecAttrIsPermanent: CFString = "perm"
nonisolated(unsafe) public let kSecPrivateKeyAttrs: CFString = "private"
nonisolated(unsafe) public let kSecPublicKeyAttrs: CFString = "public"

public func SecKeyCreateWithData(
  _ data: CFData, _ attributes: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { SecKey(data: data, attributes: attributes) }
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { key.data }
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { key.attributes }
/// Fails with `errSecUnimplemented`, because keys are only bytes here.
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plain: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { failure(error) }

// Operations on keys, all of which fail with `errSecUnimplemented`.

private func failure<Result>(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Result? {
  error?.pointee = Unmanaged.passRetained(
    NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
  return nil
}

public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { failure(error) }
@discardableResult public func SecKeyGeneratePair(
  _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?,
  _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus { errSecUnimplemented }
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ cipher: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { failure(error) }
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ data: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { failure(error) }
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ data: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { failure(error) ?? false }
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }

/// An operation that a key may support.
public enum SecKeyOperationType: Int, Sendable { case sign, verify, encrypt, decrypt, keyExchange }
