extension Int {
  /// The number with its noun, such as `1 launch` or `6 launches`.
  package func counted(_ noun: String) -> String {
    if self == 1 { return "1 \(noun)" }
    let isHissing = ["ch", "sh", "s", "x"].contains { noun.hasSuffix($0) }
    return "\(grouped) \(noun)\(isHissing ? "es" : "s")"
  }
}

extension String {
  /// The text with a full stop at its end.
  package var sentence: String { hasSuffix(".") ? self : self + "." }
}
