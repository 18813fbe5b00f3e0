/// Text emphasis for terminals.
struct TextStyle {
  let isEnabled: Bool

  func bold(_ text: String) -> String { wrap(text, 1) }
  func dim(_ text: String) -> String { wrap(text, 2) }
  func red(_ text: String) -> String { wrap(text, 31) }
  func yellow(_ text: String) -> String { wrap(text, 33) }

  private func wrap(_ text: String, _ code: Int) -> String {
    isEnabled ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
