import UserSessions

/// The facts reported by a model, stored so that tests can query them.
struct ScreenFacts: ScreenSink, Equatable {
  private(set) var all: [Fact] = []

  init() {}

  init(of model: some ReferenceModel) { model.describe(into: &self) }

  struct Fact: Equatable {
    let name: String
    let value: Value
  }

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

  mutating func text(_ name: String, _ value: String) { add(name, .text(value)) }
  mutating func number(_ name: String, _ value: Int) { add(name, .number(value)) }
  mutating func flag(_ name: String, _ value: Bool) { add(name, .flag(value)) }
  // Separate tests cover invisible state.
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
  var depth: Int { numbers("depth").first ?? 0 }
  /// The screen's name without the suffix "Screen".
  var screen: String { String((texts("screen").first ?? "").dropLast("Screen".count)) }
  var title: String { texts("title").first ?? "" }
  /// Title, message and buttons of the current alert; empty if there is none.
  var alert: [String] { texts("alert") }
  var isBusy: Bool { flags("overlay").last ?? false }

  /// Whether the element is visible and can be touched; for a bar item, whether it can be touched.
  func isEnabled(_ name: String) -> Bool { flags(name).last ?? false }
  func isTableEnabled(_ name: String) -> Bool { flags(name).dropFirst().first ?? false }
  func isVisible(_ name: String) -> Bool { flags(name).first ?? false }

  /// The rows of the player list, each as "name, position, skill", with a tick first if selected.
  var players: [String] {
    let texts = texts("players").dropFirst()
    let ticks = flags("players").dropFirst(2)
    return zip(ticks, stride(from: texts.startIndex, to: texts.endIndex, by: 3)).map {
      tick, first in
      (tick ? "✓" : "") + texts[first]
    }
  }

  /// The rows of any other table as "first|second", with headers in order.
  func rows(_ table: String) -> [String] {
    var rows: [String] = []
    var pending: [String] = []
    for fact in all where fact.name == table {
      switch fact.value {
      case .text(let text): pending.append(text)
      case .number:  // The number of rows follows each header.
        rows += pending.map { "# " + $0 }
        pending = []
      case .flag(let isTicked) where pending.count == 2:
        rows.append((isTicked ? "✓" : "") + pending.joined(separator: "|"))
        pending = []
      case .flag: break
      }
    }
    return rows
  }

  /// The pending requests, such as "login ann" or "list players 2".
  var requests: [String] {
    var facts = all.filter { $0.name.hasPrefix("request ") }[...]
    var requests: [String] = []
    while let name = facts.first?.name.dropFirst("request ".count) {
      let values = facts.prefix(Self.factCounts[String(name)] ?? 1)
      requests.append("\(name) " + values.map(\.value.text).joined(separator: " "))
      facts = facts.dropFirst(values.count)
    }
    return requests
  }

  /// The number of facts reported for a request, if more than one.
  private static let factCounts = [
    "register": 2, "add player": 2, "update player": 7, "add to gather": 3, "end gather": 5,
  ]

  var requestCount: Int { numbers("requests").first ?? 0 }

  var remembersUser: Bool { flags("remembers user").first ?? false }
  var storedUsername: String { texts("stored username").first ?? "" }
  var isSignedIn: Bool { flags("signed in").first ?? false }
}
