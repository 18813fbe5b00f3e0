/// The changes to a file without which its declarations would be read wrongly.
struct Preparation {
  private(set) var edits = Edits()
  private let file: SourceFile
  private let blocks: [ConditionalBlock]
  private var tokens: [Token] { file.tokens }

  init(of file: SourceFile) {
    self.file = file
    blocks = ConditionalBlock.blocks(in: file.tokens)
    let macros = previewMacros
    let branches = blocks.flatMap(\.branches).filter { isPreview($0, besides: macros) }
    for range in branches.map(\.body) + macros { blank(range) }
    for block in blocks { replaceSystem(in: block) }
  }

  private mutating func blank(_ range: Range<Int>) {
    let bytes = file.bytes(of: range)
    // A preview may be within a branch that is blank already.
    if !edits.touch(bytes) { edits.blank(bytes, in: file.bytes) }
  }

  // MARK: Systems

  /// Makes code for iOS code for Linux, unless the block names Linux, too: then its author has
  /// chosen the code for Linux.
  private mutating func replaceSystem(in block: ConditionalBlock) {
    let systems = block.branches.flatMap(\.condition).filter { index in
      tokens[index - 1].isSymbol("(") && tokens[index - 2].isWord("os")
    }
    guard !systems.contains(where: { tokens[$0].isWord("Linux") }) else { return }
    for system in systems where tokens[system].isWord("iOS") {
      let bytes = tokens[system].range
      if !edits.touch(bytes) { edits.replace(bytes, with: "Linux") }
    }
  }

  // MARK: Previews

  /// The uses of `#Preview`, with their attributes: only Xcode has the macro.
  private var previewMacros: [Range<Int>] {
    let scan = TokenScan(tokens)
    let parser = DeclarationParser(scan: scan)
    var macros: [Range<Int>] = []
    var position = 0
    while position < tokens.count {
      let macro = parser.prefix(from: position, before: tokens.count).keyword
      guard let token = scan[macro], token.kind == .directive, token.text == "#Preview" else {
        position += 1
        continue
      }
      var end = macro + 1
      for bracket in ["(", "{"] where scan[end]?.isSymbol(bracket) == true {
        end = scan.next(after: end)
      }
      macros.append(position..<end)
      position = end
    }
    return macros
  }

  private static let previewProtocols: Set = [
    "PreviewProvider", "UIViewControllerRepresentable", "UIViewRepresentable",
  ]

  /// Whether a branch for debugging exists for previews: it declares one, or a view for one, or
  /// only imports SwiftUI.
  private func isPreview(_ branch: ConditionalBlock.Branch, besides macros: [Range<Int>]) -> Bool {
    guard tokens[branch.condition].contains(where: { $0.isWord("DEBUG") }),
      !tokens[branch.condition].contains(where: { $0.isSymbol("!") }), !branch.body.isEmpty
    else { return false }
    // Only declarations outside nested blocks count: those blocks may be left out by themselves.
    let nested = blocks.flatMap(\.branches).map(\.body).filter {
      branch.body.contains($0.lowerBound) && $0 != branch.body
    }
    func isInBranch(_ index: Int) -> Bool {
      branch.body.contains(index) && !(nested + macros).contains { $0.contains(index) }
    }
    let types = file.allTypes.filter { isInBranch($0.keyword) }
    let globals = file.globals.map(\.keyword).filter(isInBranch)
    let importsSwiftUI = file.imports.contains {
      isInBranch($0.target.lowerBound) && $0.module == "SwiftUI"
    }
    return types.contains { !Self.previewProtocols.isDisjoint(with: $0.inherited) }
      || importsSwiftUI && types.isEmpty && globals.allSatisfy { tokens[$0].isWord("import") }
  }
}
