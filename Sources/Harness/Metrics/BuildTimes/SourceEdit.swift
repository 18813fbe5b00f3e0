import BenchmarkKit
import Foundation

/// Source edits that force a recompilation: the text has to change, not only the file's date.
package enum SourceEdit {
  /// The source with a statement added to its first function without a return value.
  ///
  /// - Parameters:
  ///   - source: Swift in the project's format: a function's first line ends with its opening
  ///     brace.
  ///   - number: The number in the statement; different numbers produce different sources.
  /// - Returns: `nil` if there is no such function.
  package static func body(of source: String, number: Int) -> String? {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let function = lines.firstIndex {
      $0.contains(/^\s*(?:\w+\s+)*func\s/) && $0.hasSuffix("{") && !$0.contains("->")
    }
    guard let function else { return nil }
    lines.insert("_ = \(number)", at: function + 1)
    return lines.joined(separator: "\n")
  }

  /// A source file whose public interface depends on `number`.
  package static func interface(number: Int) -> String {
    "/// Changes the module's interface.\npublic func edit\(number)() {}\n"
  }
}
