/// A Swift file as text and tokens.
struct SourceFile {
  /// The path shown in diagnostics.
  let path: String
  let bytes: [UInt8]
  let tokens: [Token]
  let types: [TypeDeclaration]
  /// All types, each followed by its nested types.
  let allTypes: [TypeDeclaration]
  /// The declarations outside types.
  let globals: [Member]

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    tokens = Token.tokens(of: text)
    (types, globals) = DeclarationParser.declarations(in: tokens)
    allTypes = types.flatMap(\.withNested)
  }

  /// The bytes from the first token to the last one.
  func bytes(of tokenRange: Range<Int>) -> Range<Int> {
    let (first, last) = (tokens[tokenRange.lowerBound], tokens[tokenRange.upperBound - 1])
    return first.range.lowerBound..<last.range.upperBound
  }

}
