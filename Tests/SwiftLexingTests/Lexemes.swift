import SwiftLexing

/// The lexemes of a source and their text.
struct Lexemes {
  private(set) var all: [Lexeme] = []
  private(set) var texts: [String] = []
  /// The line number at the end of each lexeme.
  private(set) var endLines: [Int] = []
  private(set) var unclosed: Lexeme.Kind?

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes)
      while let lexeme = lexer.next() {
        all.append(lexeme)
        texts.append(lexer.text(of: lexeme))
        endLines.append(lexer.line)
      }
      unclosed = lexer.unclosed?.kind
    }
  }

  init(_ source: String) { self.init(Array(source.utf8)) }

  var kinds: [Lexeme.Kind] { all.map(\.kind) }
}

extension [UInt8] {
  /// The source reassembled from its lexemes and the blank gaps between them.
  var rejoined: [UInt8] {
    var joined: [UInt8] = []
    for range in Lexemes(self).all.map(\.range) + [endIndex..<endIndex] {
      let gap = joined.count..<Swift.max(range.lowerBound, joined.count)
      joined += self[gap].filter { [0, 9, 11, 12, 32].contains($0) }
      joined += self[range]
    }
    return joined
  }

  /// The number of line endings, each LF, CRLF or CR.
  var lineEnds: Int {
    indices.count {
      self[$0] == 0x0A || self[$0] == 0x0D && ($0 + 1 == endIndex || self[$0 + 1] != 0x0A)
    }
  }
}
