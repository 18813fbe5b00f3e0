extension String {
  /// The text with others in the place of some scalars.
  ///
  /// `replacing(_:with:)` compares whole characters, so it finds neither the line feed in a CRLF nor a `<` that carries a combining
  /// mark. Whatever reads a report finds both.
  ///
  /// - Parameter replacement: What stands for a scalar; `nil` where it stays.
  func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = String.UnicodeScalarView()
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if let replacement = replacement(scalar) {
        result.append(contentsOf: replacement.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
