/// The `#if` conditions that enclose a position.
struct ConditionStack {
  // The alternatives of each enclosing `#if` so far; the last alternative is the current one.
  private var frames: [[String]] = []

  mutating func enter(_ directive: String, condition: String) {
    switch directive {
    case "#if": frames.append([condition])
    case "#elseif" where !frames.isEmpty: frames[frames.count - 1].append(condition)
    case "#else" where !frames.isEmpty: frames[frames.count - 1].append("true")
    case "#endif": _ = frames.popLast()
    default: break
    }
  }

  /// The condition that holds here; `nil` if there is none.
  var current: String? {
    let parts = frames.flatMap { alternatives in
      alternatives.dropLast().map { "!(\($0))" } + alternatives.suffix(1).map { "(\($0))" }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " && ")
  }
}
