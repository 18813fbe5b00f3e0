extension String {
  /// The text with each paragraph on one line, to be wrapped at the terminal's width.
  ///
  /// Indented lines, columns and headings, which are in capitals, stay unchanged.
  var flowing: String {
    split(separator: "\n", omittingEmptySubsequences: false).reduce(into: [Substring]()) {
      lines, line in
      guard let last = lines.last, last.isProse, line.isProse else { return lines.append(line) }
      lines[lines.count - 1] = last + " " + line
    }
    .joined(separator: "\n")
  }
}

extension Substring {
  fileprivate var isProse: Bool {
    !isEmpty && !hasPrefix(" ") && !contains("   ") && contains(where: \.isLowercase)
  }
}
