/// A file being adapted: its edits and diagnostics so far.
struct FileRewriter {
  let module: Module
  let fileIndex: Int
  var edits = Edits()
  var diagnostics: [Diagnostic] = []
  /// Whether generated code uses a declaration from UIKit.
  var usesUIKit = false

  var file: SourceFile { module.files[fileIndex] }
  var tokens: [Token] { file.tokens }

  mutating func report(_ problem: Diagnostic.Problem, at token: Int) {
    diagnostics.append(Diagnostic(problem, file.path, line: tokens[token].line))
  }

  /// Removes tokens and the spaces after them.
  mutating func remove(tokens range: Range<Int>) {
    edits.remove(file.bytes(of: range), in: file.bytes)
  }

  /// Inserts text after a token, on the same line.
  mutating func insert(_ text: String, after token: Int) {
    edits.insert(text, at: tokens[token].range.upperBound)
  }

  /// The qualified name of the innermost type around a token.
  func enclosingType(of token: Int) -> String? {
    file.allTypes.last { $0.body.contains(token) }.map(module.subject)
  }
}
