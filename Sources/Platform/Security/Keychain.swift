// The keychain, as a store in memory, and random bytes.
//
// Swift's own types stand in for those of Core Foundation, which is not part of Foundation on
// Linux: `as CFDictionary` and `as String` then convert a type to itself. Everything else is left
// out, such as certificates, keys and access control.
import Foundation

public typealias CFDictionary = [String: Any]
public typealias CFString = String
public typealias CFTypeRef = AnyObject
public typealias CFBoolean = Bool
public typealias OSStatus = Int32

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

// MARK: Results

public let noErr: OSStatus = 0
public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
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
  default: "OSStatus \(status)"
  }
}

// MARK: Keys and values of a query

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
public let kSecClassCertificate: CFString = "cert"
public let kSecClassKey: CFString = "keys"
public let kSecClassIdentity: CFString = "idnt"

public let kSecAttrAccount: CFString = "acct"
public let kSecAttrService: CFString = "svce"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrDescription: CFString = "desc"
public let kSecAttrComment: CFString = "icmt"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrSynchronizableAny: CFString = "syna"
public let kSecAttrCreationDate: CFString = "cdat"
public let kSecAttrModificationDate: CFString = "mdat"
public let kSecAttrType: CFString = "type"
public let kSecAttrIsInvisible: CFString = "invi"
public let kSecAttrPath: CFString = "path"
public let kSecAttrPort: CFString = "port"
public let kSecAttrProtocol: CFString = "ptcl"
public let kSecAttrSecurityDomain: CFString = "sdmn"
public let kSecAttrAuthenticationType: CFString = "atyp"
public let kSecAttrApplicationTag: CFString = "atag"

public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleAlways: CFString = "dk"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

public let kSecValueData: CFString = "v_Data"
public let kSecValueRef: CFString = "v_Ref"
public let kSecValuePersistentRef: CFString = "v_PersistentRef"

public let kSecReturnData: CFString = "r_Data"
public let kSecReturnAttributes: CFString = "r_Attributes"
public let kSecReturnRef: CFString = "r_Ref"
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"

public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"

public let kSecUseDataProtectionKeychain: CFString = "nleg"
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"

// MARK: Functions

/// Adds an item to the keychain, unless one with the same identity exists.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.shared.add(attributes, result) }

/// Finds items in the keychain.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.shared.find(query, result) }

/// Changes the items in the keychain that match a query.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.shared.update(query, attributesToUpdate)
}

/// Deletes the items in the keychain that match a query.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.shared.delete(query)
}

/// A source of random bytes.
public struct SecRandomRef: Sendable {}

/// The system's source of random bytes.
public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

/// Fills memory with random bytes, which differ from session to session.
public func SecRandomCopyBytes(
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
  static let shared = Keychain()

  private let lock = NSLock()
  private var items: [CFDictionary] = []

  func add(_ item: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
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

  func find(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
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

  func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    guard query[kSecClass] is String else { return errSecParam }
    return lock.withLock {
      let matching = items.indices.filter { Self.matches(items[$0], query) }
      for index in matching {
        items[index].merge(changes.filter { Self.isStored($0.key) }) { $1 }
      }
      return matching.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  func delete(_ query: CFDictionary) -> OSStatus {
    guard query[kSecClass] is String else { return errSecParam }
    return lock.withLock {
      let count = items.count
      items.removeAll { Self.matches($0, query) }
      return items.count < count ? errSecSuccess : errSecItemNotFound
    }
  }

  /// The attributes that identify an item, in addition to its class.
  private static func identity(of kind: String) -> [String] {
    switch kind {
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
    !["r_", "m_", "u_"].contains { key.hasPrefix($0) } && key != kSecUseDataProtectionKeychain
  }

  private static func matches(_ item: CFDictionary, _ query: CFDictionary) -> Bool {
    query.allSatisfy { key, value in
      guard isStored(key), !key.hasPrefix("v_") else { return true }
      if key == kSecAttrSynchronizable, areEqual(value, kSecAttrSynchronizableAny) { return true }
      return areEqual(item[key], value)
    }
  }

  private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return (one as? AnyHashable) == (other as? AnyHashable)
  }

  /// Returns an item in the format that the query requests.
  private static func answer(_ item: CFDictionary, _ query: CFDictionary) -> CFTypeRef? {
    let returnsData = query[kSecReturnData] as? Bool ?? false
    let returnsAttributes = query[kSecReturnAttributes] as? Bool ?? false
    if returnsAttributes {
      return item.filter { $0.key != kSecValueData || returnsData } as AnyObject
    }
    return returnsData ? (item[kSecValueData] as? Data).map { $0 as AnyObject } : nil
  }
}
