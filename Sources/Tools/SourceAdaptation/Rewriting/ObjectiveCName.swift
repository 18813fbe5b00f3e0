/// The names that Swift gives methods in Objective-C.
enum ObjectiveCName {
  static func selector(of method: Member) -> String {
    if let custom = method.prefix.attribute("objc")?.arguments {
      return custom.filter { $0 != " " }
    }
    let labels = method.parameters.map { $0.label ?? "_" }
    return selector(method.name, labels: labels)
  }

  /// `move(to:by:)` becomes `moveTo:by:`, and `handle(gesture:)` becomes `handleWithGesture:`.
  static func selector(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if first != "_" {
      let readsOn = isPreposition(firstWord(of: first)) || isPreposition(lastWord(of: name))
      selector += (readsOn ? "" : "With") + Spelling.capitalized(first)
    }
    for label in labels.dropFirst() {
      selector += ":" + (label == "_" ? "" : label)
    }
    return selector + ":"
  }

  static func setter(of property: String) -> String { "set" + Spelling.capitalized(property) + ":" }

  private static func firstWord(of name: String) -> String {
    String(name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase })
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return String(name[start...])
  }

  private static func isPreposition(_ word: String) -> Bool {
    prepositions.contains(word.lowercased())
  }

  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
