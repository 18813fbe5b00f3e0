import UIKit
import UserSessions

/// A visible field for text, with everything that suggests what text it expects.
@MainActor struct VisibleField {
  let name: String
  private(set) var text: String
  let isSecure: Bool
  private let keyboard: UIKeyboardType
  private let placeholder: String
  private let hints: String

  /// Creates a field from a text field, text view, search bar, or view of the app's own that takes
  /// text; `nil` for any other view.
  init?(_ view: UIView, named name: String) {
    self.name = name
    var words = [name, view.accessibilityLabel ?? ""]
    switch view {
    case let field as UITextField:
      text = field.text ?? ""
      isSecure = field.isSecureTextEntry
      keyboard = field.keyboardType
      placeholder = field.placeholder ?? ""
    case let view as UITextView:
      (text, isSecure, keyboard, placeholder) = (view.text ?? "", false, .default, "")
    case let bar as UISearchBar:
      (text, isSecure, keyboard) = (bar.text ?? "", false, .default)
      placeholder = bar.placeholder ?? ""
    case is any UIKeyInput:
      // What has been typed is known to the view alone.
      (text, isSecure, keyboard, placeholder) = ("", false, .default, "")
    default: return nil
    }
    words.append(placeholder)
    // A capital letter begins a word, as in `dueDate`.
    let text = words.joined(separator: " ").replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2)" }
    hints = " " + String(text.lowercased().map { $0.isLetter || $0.isNumber ? $0 : " " })
  }

  /// The field after an event that may type into it.
  func with(_ event: UserEvent) -> VisibleField {
    guard case .type(let text, name) = event else { return self }
    var field = self
    field.text = text
    return field
  }

  /// Whether the field expects the text of the field before it, such as a repeated password.
  var isRepetition: Bool { mentions("repeat", "confirm", "again", "retype") }

  /// Texts that the field may accept, likelier ones first; never empty.
  var candidates: [String] {
    var texts = forKeyboard
    if isSecure || mentions("passw") { texts += ["Passw0rd!", "secret12"] }
    for (words, candidates) in Self.topics where words.contains(where: hints.contains) {
      texts += candidates
    }
    for length in numbers where (1...64).contains(length) {
      texts.append(String(repeating: "1", count: length))
      texts.append(String(repeating: "a", count: length))
    }
    if let example { texts.append(example) }
    return texts.isEmpty ? ["Anna", "Anna Smith", "12345678"] : texts
  }

  private var forKeyboard: [String] {
    switch keyboard {
    case .emailAddress: ["anna@example.com"]
    case .numberPad: ["7", "30", "1234", "123456", "12345678"]
    case .decimalPad: ["2.5", "10", "100"]
    case .phonePad: ["+15550123456", "5550123456"]
    case .URL: ["https://example.com"]
    default: []
    }
  }

  /// Likely texts by words in the name of a field; a space marks the beginning of a word.
  private static let topics: [(words: [String], texts: [String])] = [
    (["mail"], ["anna@example.com"]),
    (["phone", "mobile"], ["+15550123456", "5550123456"]),
    (["website", " url", "link"], ["https://example.com"]),
    (["code", " pin"], ["1234", "123456"]),
    (["zip", "postal", "postcode"], ["12345", "SW1A 1AA"]),
    (["year"], ["2001"]),
    ([" date", "birth"], ["2001-02-03", "03.02.2001", "02/03/2001"]),
    ([" age"], ["30"]),
    (["card number"], ["4242424242424242"]),
    (["cvc", "cvv"], ["123"]),
    (["expir"], ["12/39"]),
    (["amount", "price", "quantity", "number"], ["1", "10", "2.5"]),
    (["name", "user"], ["Anna", "Anna Smith", "anna_smith1"]),
  ]

  /// The numbers among the hints: `6-digit code` asks for a text of six characters.
  private var numbers: [Int] { hints.split { !$0.isNumber }.compactMap { Int($0) } }

  /// The placeholder as text; some placeholders are examples, such as `e.g. Anna` or `12/34`.
  private var example: String? {
    let text = ["e.g. ", "e.g., ", "example: ", "for example "].reduce(placeholder) {
      $0.lowercased().hasPrefix($1) ? String($0.dropFirst($1.count)) : $0
    }
    return text.isEmpty ? nil : text
  }

  private func mentions(_ words: String...) -> Bool { words.contains(where: hints.contains) }
}
