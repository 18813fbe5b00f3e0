extension FileRewriter {
  /// The adapted file, which names the original for diagnostics.
  ///
  /// Compilers quote the adapted text beside the line numbers of the original. To keep each line in
  /// its place, the added line replaces the first line if that line can be left out or joined with
  /// the second. Otherwise, the quoted lines are numbered one too high.
  var text: String {
    var edits = edits
    let isReplaced = file.replaceFirstLine(in: &edits)
    let imports = impliedImports.map { "import \($0); " }.joined()
    return imports + Spelling.sourceLocation(file.path, line: isReplaced ? 2 : 1) + "\n"
      + edits.applied(to: file.bytes, in: file.byteOrderMark.upperBound..<file.bytes.count)
  }
}

extension SourceFile {
  fileprivate var byteOrderMark: Range<Int> { 0..<(bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0) }

  /// Removes the first line if it is blank, a comment, or imports that fit into the second line.
  fileprivate func replaceFirstLine(in edits: inout Edits) -> Bool {
    guard let lineEnd = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return false }
    let code = tokens.prefix { $0.line == 1 }
    let end = code.last?.range.upperBound ?? byteOrderMark.upperBound
    // A string may continue on the next line.
    guard end <= lineEnd, !edits.touch(end..<(lineEnd + 1)) else { return false }
    let comment = String(decoding: bytes[end..<lineEnd], as: UTF8.self)
    let isBlock = !comment.drop(while: \.isWhitespace).hasPrefix("//")
    let depth = isBlock ? comment.count(of: "/*") - comment.count(of: "*/") : 0
    switch depth {
    case 0 where code.isEmpty: edits.replace(end..<(lineEnd + 1), with: "")
    case 1 where code.isEmpty: edits.replace(end..<(lineEnd + 1), with: "/*")
    case 0 where imports.contains { $0.target.upperBound == code.endIndex }:
      edits.replace(end..<(lineEnd + 1), with: "; ")
    default: return false
    }
    return true
  }
}

extension String {
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
