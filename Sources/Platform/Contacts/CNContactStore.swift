// An empty address book. A user of a session decides whether an app may read it.
public import UIKit

/// The kind of data in the address book.
public enum CNEntityType: Int, Sendable { case contacts }

/// Whether an app may use the contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// The reason why the contacts cannot be used.
public struct CNError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable { case authorizationDenied = 100 }

  public static let authorizationDenied = Code.authorizationDenied

  public static var errorDomain: String { "CNErrorDomain" }
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

/// Allows `catch CNError.authorizationDenied`.
public func ~= (code: CNError.Code, error: any Error) -> Bool { (error as? CNError)?.code == code }

/// A property of a contact that a request asks for.
public protocol CNKeyDescriptor {}

extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactIdentifierKey = "identifier"

/// A text of a contact, such as a number, with its label.
public struct CNLabeledValue<Value> {
  public let label: String?
  public let value: Value
  public init(label: String?, value: Value) {
    self.label = label
    self.value = value
  }
}

/// A telephone number.
open class CNPhoneNumber: NSObject {
  public let stringValue: String
  public init(stringValue: String) {
    self.stringValue = stringValue
    super.init()
  }
}

/// A person or an organisation. None is ever found.
open class CNContact: NSObject {
  open var identifier: String { "" }
  open var givenName: String { "" }
  open var familyName: String { "" }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { [] }
  open var emailAddresses: [CNLabeledValue<NSString>] { [] }
  open var imageData: Data? { nil }
  open var thumbnailImageData: Data? { nil }

  /// A condition that no contact meets.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }
}

/// A list of all contacts.
open class CNContactFetchRequest: NSObject {
  public let keysToFetch: [any CNKeyDescriptor]
  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}

/// The user's contacts.
@preconcurrency @MainActor open class CNContactStore: NSObject {
  private static let permission = Permission()

  public override init() { super.init() }

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    permission.isGiven.map { $0 ? .authorized : .denied } ?? .notDetermined
  }

  /// Asks the user, unless the user has answered before. Without a launched app, permission is
  /// given. The handler is called in a later turn of the main loop; on a phone, on any thread.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    Self.permission.ask(
      title: "“App” Would Like to Access Your Contacts", message: "They are used by the app.",
      refusal: "Don’t Allow", consent: "OK"
    ) {
      let isGiven = Self.permission.isGiven == true
      completionHandler(isGiven, isGiven ? nil : CNError(.authorizationDenied))
    }
  }

  /// Throws `CNError.authorizationDenied` if the user refuses.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    try await withUnsafeThrowingContinuation { continuation in
      requestAccess(for: entityType) { isGiven, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(isGiven))
      }
    }
  }

  /// Finds no contact. Throws `CNError.authorizationDenied` without permission.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { try check() }

  /// Finds no contact. Throws `CNError.authorizationDenied` without permission.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    try check()
    return []
  }

  private func check() throws {
    guard Self.permission.isGiven == true else { throw CNError(.authorizationDenied) }
  }
}
