extension String {
  /// The text with some scalars replaced.
  ///
  /// `replacing(_:with:)` compares whole characters and therefore finds neither the line feed in a
  /// CRLF nor a `<` with a combining mark. The programs that read a report find both.
  ///
  /// - Parameter replacement: Returns the replacement for a scalar; `nil` to keep it.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
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
