/// A file being adapted: its edits so far, and what was noticed on the way.
struct FileRewriter {
  let module: Module
  let fileIndex: Int
  var edits = Edits()
  var diagnostics: [Diagnostic] = []
  /// Whether something was written that UIKit declares.
  var usesUIKit = false

  var file: SourceFile { module.files[fileIndex] }
  var tokens: [Token] { file.tokens }

  mutating func report(_ severity: Diagnostic.Severity, at token: Int, _ message: String) {
    diagnostics.append(Diagnostic(severity, file.path, line: tokens[token].line, message))
  }

  /// Takes tokens out, with the blanks after them.
  mutating func remove(tokens range: Range<Int>) {
    edits.remove(file.bytes(of: range), in: file.bytes)
  }

  /// Puts text on the line of a token, after it.
  mutating func insert(_ text: String, after token: Int) {
    edits.insert(text, at: tokens[token].range.upperBound)
  }

  /// The adapted file. Compilers find the user's own behind its first line.
  var text: String {
    let location = Spelling.sourceLocation(file.path, line: 1) + "\n"
    // Foundation alone has selectors where there is Objective-C, so a file may import nothing else.
    let missing = usesUIKit && !file.imports("UIKit") ? "import UIKit\n" : ""
    return missing + location + edits.applied(to: file.bytes, in: file.bytes.indices)
  }

  /// The innermost type around a token, by its qualified name.
  func enclosingType(of token: Int) -> String? {
    file.allTypes.last { $0.body.contains(token) }.map(module.subject)
  }
}
