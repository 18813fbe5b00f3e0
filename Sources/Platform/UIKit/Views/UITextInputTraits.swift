/// The properties of a keyboard, all of which are optional on a phone.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {}

/// A responder that takes what a keyboard types. Users type into a view that can become first
/// responder.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

extension UITextField: UIKeyInput {}
extension UITextView: UIKeyInput {}

/// The type of keyboard. Stored, but has no effect.
public enum UIKeyboardType: Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The label of the return key. Stored, but has no effect.
public enum UIReturnKeyType: Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// The autocorrection setting. Stored, but has no effect.
public enum UITextAutocorrectionType: Sendable { case `default`, no, yes }

/// The autocapitalisation setting. Stored, but has no effect.
public enum UITextAutocapitalizationType: Sendable {
  case none, words, sentences, allCharacters
}

/// The spelling check. Stored, but has no effect.
public enum UITextSpellCheckingType: Sendable { case `default`, no, yes }

/// The conversion of quotes. Stored, but has no effect.
public enum UITextSmartQuotesType: Sendable { case `default`, no, yes }

/// The conversion of dashes. Stored, but has no effect.
public enum UITextSmartDashesType: Sendable { case `default`, no, yes }

/// The spaces around text that is pasted or cut. Stored, but has no effect.
public enum UITextSmartInsertDeleteType: Sendable { case `default`, no, yes }

/// The rules by which a password is suggested. None is ever suggested.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String

  public init(descriptor: String) {
    passwordRulesDescriptor = descriptor
    super.init()
  }
}

/// The look of the keyboard. Stored, but has no effect.
public enum UIKeyboardAppearance: Sendable {
  case `default`, dark, light
  public static let alert = UIKeyboardAppearance.dark
}

/// The semantic meaning of text input, for suggestions. Stored, but has no effect.
public struct UITextContentType: Hashable, Sendable {
  let name: String
  public static let name = UITextContentType(name: "name")
  public static let givenName = UITextContentType(name: "given-name")
  public static let familyName = UITextContentType(name: "family-name")
  public static let emailAddress = UITextContentType(name: "email")
  public static let telephoneNumber = UITextContentType(name: "tel")
  public static let username = UITextContentType(name: "username")
  public static let password = UITextContentType(name: "password")
  public static let newPassword = UITextContentType(name: "new-password")
  public static let oneTimeCode = UITextContentType(name: "one-time-code")
  public static let fullStreetAddress = UITextContentType(name: "street-address")
  public static let postalCode = UITextContentType(name: "postal-code")
  public static let streetAddressLine1 = UITextContentType(name: "address-line1")
  public static let streetAddressLine2 = UITextContentType(name: "address-line2")
  public static let addressState = UITextContentType(name: "address-level1")
  public static let organizationName = UITextContentType(name: "organization")
  public static let jobTitle = UITextContentType(name: "organization-title")
  public static let middleName = UITextContentType(name: "additional-name")
  public static let namePrefix = UITextContentType(name: "honorific-prefix")
  public static let nameSuffix = UITextContentType(name: "honorific-suffix")
  public static let nickname = UITextContentType(name: "nickname")
  public static let birthdate = UITextContentType(name: "bday")
  public static let addressCity = UITextContentType(name: "address-level2")
  public static let countryName = UITextContentType(name: "country-name")
  public static let creditCardNumber = UITextContentType(name: "cc-number")
  public static let URL = UITextContentType(name: "url")
}
