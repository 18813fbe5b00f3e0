import SwiftLexing

/// The code of a source file as tokens, without comments and whitespace.
struct SourceTokens {
  /// A token of code.
  struct Token {
    let text: String
    /// The line in the file, from 1.
    let line: Int
    /// Whether the token is a keyword or an identifier; strings are not.
    let isWord: Bool
  }

  let tokens: [Token]
  /// The index of the bracket that matches each bracket; pairs that would overlap are not matched.
  private let partners: [Int: Int]

  /// Splits Swift source into tokens.
  init(_ source: String) {
    var source = source
    tokens = source.withUTF8 { bytes in
      var tokens: [Token] = []
      var lexer = Lexer(bytes)
      while let lexeme = lexer.next() {
        if lexeme.kind.isTrivia { continue }
        let isText = lexeme.kind == .string || lexeme.kind == .stringHead
        tokens.append(
          Token(
            text: isText ? "\"" : lexer.text(of: lexeme), line: lexeme.line,
            isWord: lexeme.kind == .word || lexeme.kind == .quotedWord))
      }
      return tokens
    }
    partners = Self.partners(in: tokens)
  }

  private static let closing = ["(": ")", "[": "]", "{": "}"]

  private static func partners(in tokens: [Token]) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if closing[token.text] != nil {
        open.append(index)
      } else if let start = open.last, closing[tokens[start].text] == token.text {
        open.removeLast()
        partners[start] = index
        partners[index] = start
      }
    }
    return partners
  }

  /// The text of a token; empty outside the file.
  func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  /// Whether there is a keyword or an identifier at an index.
  func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].isWord }

  /// The index of the bracket that matches the one at `index`, if there is one.
  func partner(of index: Int) -> Int? { partners[index] }

  /// The index of the innermost bracket that is open at `index`, such as that of an argument list.
  func innermostOpening(at index: Int) -> Int? {
    var position = index - 1
    while position >= 0 {
      if Self.closing[text(position)] != nil { return position }
      // Skip a whole group.
      position =
        (Self.closing.values.contains(text(position)) ? partners[position] : nil) ?? position
      position -= 1
    }
    return nil
  }
}
