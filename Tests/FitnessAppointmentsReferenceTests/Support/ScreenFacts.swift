import UserSessions

/// The facts reported by a model, stored so that tests can query them.
struct ScreenFacts: ScreenSink, Equatable {
  enum Value: Equatable {
    case text(String)
    case number(Int)
    case flag(Bool)

    var text: String {
      switch self {
      case .text(let text): text
      case .number(let number): String(number)
      case .flag(let flag): String(flag)
      }
    }
  }

  struct Fact: Equatable {
    let name: String
    let value: Value
  }

  private(set) var all: [Fact] = []

  init(of model: some ReferenceModel) { model.describe(into: &self) }

  mutating func text(_ name: String, _ value: String) { add(name, .text(value)) }
  mutating func number(_ name: String, _ value: Int) { add(name, .number(value)) }
  mutating func flag(_ name: String, _ value: Bool) { add(name, .flag(value)) }
  mutating func extra(_ name: String, _ value: Int) {}
  mutating func extra(_ name: String, _ text: String) {}

  private mutating func add(_ name: String, _ value: Value) {
    all.append(Fact(name: name, value: value))
  }

  func texts(_ name: String) -> [String] {
    all.compactMap { fact in
      if fact.name == name, case .text(let text) = fact.value { text } else { nil }
    }
  }

  func numbers(_ name: String) -> [Int] {
    all.compactMap { fact in
      if fact.name == name, case .number(let number) = fact.value { number } else { nil }
    }
  }

  func flags(_ name: String) -> [Bool] {
    all.compactMap { fact in
      if fact.name == name, case .flag(let flag) = fact.value { flag } else { nil }
    }
  }
}

extension ScreenFacts {
  /// The name of the screen in front, without the suffix "Screen".
  var screen: String { String((texts("screen").first ?? "").dropLast("Screen".count)) }
  var title: String { texts("title").first ?? "" }
  var tab: Int { numbers("tab").first ?? -1 }
  /// The depths of the stacks of both tabs.
  var depths: [Int] { numbers("depth") }
  /// The depths of the sheets, from the lowest.
  var sheets: [Int] { numbers("sheet") }
  /// Title, message and buttons of the current alert; empty if there is none.
  var alert: [String] { texts("alert") }
  var status: String { texts("status").first ?? "" }
  var isBusy: Bool { flags("overlay").last ?? false }
  var user: String { texts("token").first ?? "" }
  var homeClub: Int { numbers("home club").first ?? 0 }
  var lastUsername: String { texts("stored username").first ?? "" }

  /// Whether the element is visible and can be touched; for a bar item, whether it can be touched.
  func isEnabled(_ name: String) -> Bool { flags(name).last ?? false }
  func isVisible(_ name: String) -> Bool { flags(name).first ?? false }

  /// The rows of a table as "first|second", with a tick first if checked, and with headers.
  func rows(_ table: String) -> [String] {
    var rows: [String] = []
    var pending: [String] = []
    for fact in all where fact.name == table {
      switch fact.value {
      case .text(let text): pending.append(text)
      case .number:  // The number of rows follows each header.
        rows += pending.filter { !$0.isEmpty }.map { "# " + $0 }
        pending = []
      case .flag(let isChecked) where pending.count == 2:
        rows.append((isChecked ? "✓" : "") + pending.joined(separator: "|"))
        pending = []
      case .flag: break
      }
    }
    return rows
  }

  /// The operations and arguments of the open requests, such as "details 3".
  var requests: [String] {
    var facts = all.filter { $0.name.hasPrefix("request ") }[...]
    var requests: [String] = []
    while let name = facts.first?.name.dropFirst("request ".count) {
      // The first fact of a request is a number that identifies its kind.
      let arguments = facts.prefix(Self.factCounts[String(name)] ?? 2).dropFirst()
      requests.append(([String(name)] + arguments.map(\.value.text)).joined(separator: " "))
      facts = facts.dropFirst(arguments.count + 1)
    }
    return requests
  }

  /// The number of facts reported for a request, if it is not two.
  private static let factCounts = ["state": 1, "offers": 1, "slots": 3, "book": 7]
}
