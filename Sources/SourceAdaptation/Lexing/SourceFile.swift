/// A Swift file as text and as tokens.
struct SourceFile {
  /// What diagnostics call the file.
  let path: String
  let bytes: [UInt8]
  let tokens: [Token]
  let types: [TypeDeclaration]

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    tokens = Lexer.tokens(of: text)
    types = DeclarationParser.types(in: tokens)
  }

  /// From the first byte of the first token to the last byte of the last one.
  func bytes(of tokenRange: Range<Int>) -> Range<Int> {
    let (first, last) = (tokens[tokenRange.lowerBound], tokens[tokenRange.upperBound - 1])
    return first.range.lowerBound..<last.range.upperBound
  }

  func imports(_ module: String) -> Bool {
    tokens.indices.dropLast().contains {
      tokens[$0].isWord("import") && tokens[$0 + 1].isWord(module)
    }
  }

  /// All types, nested ones after the one that holds them.
  var allTypes: [TypeDeclaration] { types.flatMap(\.withNested) }
}
