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

  /// The adapted file, which names the original for diagnostics.
  ///
  /// Compilers quote the adapted text by the line numbers of the original, so the added lines take the place of the
  /// comment at the top where there is one. Otherwise what is quoted is one line off.
  var text: String {
    // Foundation alone has selectors where there is Objective-C, so a file may import nothing else.
    let imports = usesUIKit && !file.imports("UIKit") ? "import UIKit\n" : ""
    let height = imports.isEmpty ? 1 : 2
    let start = file.startOfCode(afterCommentLines: height)
    let location = Spelling.sourceLocation(file.path, line: start == nil ? 1 : height + 1) + "\n"
    return imports + location
      + edits.applied(to: file.bytes, in: (start ?? 0)..<file.bytes.count)
  }

  /// The innermost type around a token, by its qualified name.
  func enclosingType(of token: Int) -> String? {
    file.allTypes.last { $0.body.contains(token) }.map(module.subject)
  }
}
