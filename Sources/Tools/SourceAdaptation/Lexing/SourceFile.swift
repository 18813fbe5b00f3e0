/// A Swift file as text and tokens.
struct SourceFile {
  /// The path shown in diagnostics.
  let path: String
  let bytes: [UInt8]
  let tokens: [Token]
  let types: [TypeDeclaration]

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    tokens = Token.tokens(of: text)
    types = DeclarationParser.types(in: tokens)
  }

  /// The bytes from the first token to the last one.
  func bytes(of tokenRange: Range<Int>) -> Range<Int> {
    let (first, last) = (tokens[tokenRange.lowerBound], tokens[tokenRange.upperBound - 1])
    return first.range.lowerBound..<last.range.upperBound
  }

  func imports(_ module: String) -> Bool {
    tokens.indices.dropLast().contains {
      tokens[$0].isWord("import") && tokens[$0 + 1].isWord(module)
    }
  }

  /// The start of the line after the first `count` lines, if these are all blank or comments.
  func startOfCode(afterCommentLines count: Int) -> Int? {
    var start = 0
    for _ in 0..<count {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let line = bytes[start..<end].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let isBlank = line.isEmpty || line.elementsEqual("\r".utf8)
      guard isBlank || line.starts(with: "//".utf8) else { return nil }
      start = end + 1
    }
    return start
  }

  /// All types, each followed by its nested types.
  var allTypes: [TypeDeclaration] { types.flatMap(\.withNested) }
}
