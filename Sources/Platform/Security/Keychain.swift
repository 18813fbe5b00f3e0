// The keychain, as a store in memory, and random bytes.
//
// Foundation's classes stand in for the types of Core Foundation, which is not part of Foundation
// on Linux. As on a phone, `as CFDictionary` and `as String` convert from and to Swift's own types,
// and a `[String: AnyObject]` can contain the constants. Access control is left out.
import Foundation

public typealias CFDictionary = NSDictionary
public typealias CFArray = NSArray
public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFError = NSError
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
public typealias OSStatus = Int32

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

// MARK: Results

public let noErr: OSStatus = 0
public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecNotTrusted: OSStatus = -67843
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275

/// Returns a description of a result, in place of the system's text.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  default: NSString(string: "OSStatus \(status)")
  }
}

// MARK: Keys and values of a query

nonisolated(unsafe) public let kSecClass: CFString = "class"
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp"
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet"
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert"
nonisolated(unsafe) public let kSecClassKey: CFString = "keys"
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt"

nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct"
nonisolated(unsafe) public let kSecAttrService: CFString = "svce"
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr"
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena"
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl"
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc"
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt"
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp"
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn"
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync"
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "syna"
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat"
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat"
nonisolated(unsafe) public let kSecAttrType: CFString = "type"
nonisolated(unsafe) public let kSecAttrIsInvisible: CFString = "invi"
nonisolated(unsafe) public let kSecAttrPath: CFString = "path"
nonisolated(unsafe) public let kSecAttrPort: CFString = "port"
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "ptcl"
nonisolated(unsafe) public let kSecAttrSecurityDomain: CFString = "sdmn"
nonisolated(unsafe) public let kSecAttrAuthenticationType: CFString = "atyp"
nonisolated(unsafe) public let kSecAttrApplicationTag: CFString = "atag"

nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk"
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

nonisolated(unsafe) public let kSecValueData: CFString = "v_Data"
nonisolated(unsafe) public let kSecValueRef: CFString = "v_Ref"
nonisolated(unsafe) public let kSecValuePersistentRef: CFString = "v_PersistentRef"

nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data"
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes"
nonisolated(unsafe) public let kSecReturnRef: CFString = "r_Ref"
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef"

nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit"
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne"
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll"
nonisolated(unsafe) public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"

nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = "nleg"
nonisolated(unsafe) public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
nonisolated(unsafe) public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
nonisolated(unsafe) public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
nonisolated(unsafe) public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
nonisolated(unsafe) public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
nonisolated(unsafe) public let kSecUseOperationPrompt: CFString = "u_OpPrompt"

// MARK: Functions

/// Adds an item to the keychain, unless one with the same identity exists.
@discardableResult public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.shared.add(attributes.values, result) }

/// Finds items in the keychain.
@discardableResult public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.shared.find(query.values, result) }

/// Changes the items in the keychain that match a query.
@discardableResult public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  Keychain.shared.update(query.values, attributesToUpdate.values)
}

/// Deletes the items in the keychain that match a query.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.shared.delete(query.values)
}

/// A source of random bytes.
public struct SecRandomRef: Sendable {}

/// The system's source of random bytes.
public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

/// Fills memory with random bytes, which differ from session to session.
@discardableResult public func SecRandomCopyBytes(
  _ source: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(
      of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}

/// The items of the process's keychain, in the order in which they were added.
///
/// Nothing is encrypted, and no item outlives the process. An item's identity is its class, access
/// group and, depending on the class, its account and service or its account and server. Values
/// that are not attributes, such as `kSecValueData` in a search, are not compared.
private final class Keychain: @unchecked Sendable {
  typealias Values = [String: Any]

  static let shared = Keychain()

  private let lock = NSLock()
  private var items: [Values] = []

  func add(_ item: Values, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard let kind = item[kSecClass] as? String else { return errSecParam }
    let stored = item.filter { Self.isStored($0.key) }
    return lock.withLock {
      let identity = Self.identity(of: kind)
      let isKnown = items.contains { other in
        ([kSecClass] + identity).allSatisfy { Self.areEqual(other[$0], stored[$0]) }
      }
      if isKnown { return errSecDuplicateItem }
      items.append(stored)
      result?.pointee = Self.answer(stored, item)
      return errSecSuccess
    }
  }

  func find(_ query: Values, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard query[kSecClass] is String else { return errSecParam }
    return lock.withLock {
      let found = items.filter { Self.matches($0, query) }
      guard let first = found.first else { return errSecItemNotFound }
      if Self.areEqual(query[kSecMatchLimit], kSecMatchLimitAll) {
        result?.pointee = found.compactMap { Self.answer($0, query) } as AnyObject
      } else {
        result?.pointee = Self.answer(first, query)
      }
      return errSecSuccess
    }
  }

  func update(_ query: Values, _ changes: Values) -> OSStatus {
    guard query[kSecClass] is String else { return errSecParam }
    return lock.withLock {
      let matching = items.indices.filter { Self.matches(items[$0], query) }
      for index in matching {
        items[index].merge(changes.filter { Self.isStored($0.key) }) { $1 }
      }
      return matching.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  func delete(_ query: Values) -> OSStatus {
    guard query[kSecClass] is String else { return errSecParam }
    return lock.withLock {
      let count = items.count
      items.removeAll { Self.matches($0, query) }
      return items.count < count ? errSecSuccess : errSecItemNotFound
    }
  }

  /// The attributes that identify an item, in addition to its class.
  private static func identity(of kind: String) -> [CFString] {
    switch kind as CFString {
    case kSecClassGenericPassword: [kSecAttrAccessGroup, kSecAttrAccount, kSecAttrService]
    case kSecClassInternetPassword:
      [
        kSecAttrAccessGroup, kSecAttrAccount, kSecAttrServer, kSecAttrSecurityDomain,
        kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
      ]
    default: [kSecAttrAccessGroup, kSecAttrLabel, kSecAttrApplicationTag]
    }
  }

  // The keys that control a search have the same prefixes as the constants above: `r_`, `m_` and
  // `u_`.
  private static func isStored(_ key: String) -> Bool {
    !["r_", "m_", "u_"].contains { key.hasPrefix($0) }
      && key != kSecUseDataProtectionKeychain as String
  }

  private static func matches(_ item: Values, _ query: Values) -> Bool {
    query.allSatisfy { key, value in
      guard isStored(key), !key.hasPrefix("v_") else { return true }
      if key == kSecAttrSynchronizable as String, areEqual(value, kSecAttrSynchronizableAny) {
        return true
      }
      return areEqual(item[key], value)
    }
  }

  private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = text(one), let other = text(other) { return one == other }
    return (one as? AnyHashable) == (other as? AnyHashable)
  }

  /// A text of either kind: on Linux, equal ones of different kinds are not equal as `AnyHashable`.
  private static func text(_ value: Any) -> String? {
    value as? String ?? (value as? NSString).map { $0 as String }
  }

  /// Returns an item in the format that the query requests.
  private static func answer(_ item: Values, _ query: Values) -> CFTypeRef? {
    let returnsData = query[kSecReturnData] as? Bool ?? false
    let returnsAttributes = query[kSecReturnAttributes] as? Bool ?? false
    if returnsAttributes {
      return item.filter { $0.key != kSecValueData as String || returnsData } as NSDictionary
    }
    return returnsData ? (item[kSecValueData] as? Data).map { $0 as NSData } : nil
  }
}

extension CFDictionary {
  /// The values by key, as Swift's own types.
  fileprivate var values: [String: Any] { self as? [String: Any] ?? [:] }
}

extension [String: Any] {
  fileprivate subscript(key: CFString) -> Any? { self[key as String] }
}
