/// The changes to a file without which its declarations would be read wrongly.
struct Preparation {
  private(set) var edits = Edits()
  private let file: SourceFile
  private var tokens: [Token] { file.tokens }

  init(of file: SourceFile, without previews: [Range<Int>]) {
    self.file = file
    for range in previews { blank(range) }
    for block in ConditionalBlock.blocks(in: file.tokens) { replaceSystem(in: block) }
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
}
