extension String {
  /// The text with each paragraph in one line, for whoever folds it at the width that there is.
  ///
  /// Lines that are indented or have columns stay, and so do headings, which are in capitals.
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
