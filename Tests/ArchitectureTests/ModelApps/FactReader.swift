import UserSessions

/// Reads a reference model's description of the screen, fact by fact, in the order of
/// `WindowReader`.
struct FactReader: ScreenSink {
  private enum Value {
    case text(String), number(Int), flag(Bool)
  }

  private var facts: [(name: String, value: Value)] = []
  private var next = 0

  /// Reads a model up to the fact that begins the description of the screen in front.
  init(_ model: some ReferenceModel) {
    model.describe(into: &self)
    while next < facts.count, name != "screen" { next += 1 }
  }

  // MARK: Recording

  mutating func text(_ name: String, _ value: String) { facts.append((name, .text(value))) }
  mutating func number(_ name: String, _ value: Int) { facts.append((name, .number(value))) }
  mutating func flag(_ name: String, _ value: Bool) { facts.append((name, .flag(value))) }
  mutating func extra(_ name: String, _ value: Int) { number(name, value) }
  mutating func extra(_ name: String, _ text: String) { self.text(name, text) }

  // MARK: Reading

  /// The name of the next fact.
  var name: String { facts[next].name }

  /// Whether the next fact is text.
  var isText: Bool { if case .text = facts[next].value { true } else { false } }

  /// Whether the next fact is a number.
  var isNumber: Bool { if case .number = facts[next].value { true } else { false } }

  mutating func text() -> String {
    guard case .text(let value) = take() else { preconditionFailure("no text: \(facts[next - 1])") }
    return value
  }

  mutating func number() -> Int {
    guard case .number(let value) = take() else {
      preconditionFailure("no number: \(facts[next - 1])")
    }
    return value
  }

  mutating func flag() -> Bool {
    guard case .flag(let value) = take() else { preconditionFailure("no flag: \(facts[next - 1])") }
    return value
  }

  private mutating func take() -> Value {
    defer { next += 1 }
    return facts[next].value
  }
}
