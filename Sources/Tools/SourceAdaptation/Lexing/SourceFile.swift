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
  /// The number of lines that were changed before the file was read.
  private(set) var preparedLines = 0

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    tokens = Token.tokens(of: text)
    (types, globals) = DeclarationParser.declarations(in: tokens)
    allTypes = types.flatMap(\.withNested)
  }

  /// A file to be adapted, read as its adapted copy will be compiled.
  init(preparing input: Input) {
    self.init(path: input.path, text: input.text)
    let edits = Preparation(of: self).edits
    guard !edits.isEmpty else { return }
    let lines = edits.changedLines(of: bytes)
    self.init(path: path, text: edits.applied(to: bytes, in: bytes.indices))
    preparedLines = lines
  }

  /// The bytes from the first token to the last one.
  func bytes(of tokenRange: Range<Int>) -> Range<Int> {
    let (first, last) = (tokens[tokenRange.lowerBound], tokens[tokenRange.upperBound - 1])
    return first.range.lowerBound..<last.range.upperBound
  }
}
