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

  /// Whether the file's statements launch the app. Its adapted copy is empty, because it has
  /// another name.
  var isMainFile: Bool { path.split(separator: "/").last == "main.swift" && !tokens.isEmpty }

  /// Files to be adapted, read as their adapted copies will be compiled, in a module with further
  /// files.
  static func prepared(_ inputs: [Input], besides others: [SourceFile] = []) -> [SourceFile] {
    let files = inputs.map { SourceFile(path: $0.path, text: $0.text) }
    let previews = files.map(Previews.init)
    let used = (previews + others.map(Previews.init))
      .reduce(into: Set<String>()) { $0.formUnion($1.namesOutside) }
    return zip(files, previews).map { $0.prepared(without: $1.unused(by: used)) }
  }

  private func prepared(without previews: [Range<Int>]) -> SourceFile {
    let edits = Preparation(of: self, without: previews).edits
    guard !edits.isEmpty else { return self }
    var file = SourceFile(path: path, text: edits.applied(to: bytes, in: bytes.indices))
    file.preparedLines = edits.changedLines(of: bytes)
    return file
  }

  /// The bytes from the first token to the last one.
  func bytes(of tokenRange: Range<Int>) -> Range<Int> {
    let (first, last) = (tokens[tokenRange.lowerBound], tokens[tokenRange.upperBound - 1])
    return first.range.lowerBound..<last.range.upperBound
  }
}
