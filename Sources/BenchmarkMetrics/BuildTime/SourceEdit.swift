import Foundation

/// Changes of a source that make the compiler work: the text has to change, not only the file's date.
public enum SourceEdit {
  /// The source with one more statement at the beginning of its first function that returns nothing.
  ///
  /// - Parameters:
  ///   - source: Swift as the project's format has it: such a function's first line ends with its brace.
  ///   - number: Another one for another text.
  /// - Returns: `nil` where there is no such function.
  public static func body(of source: String, number: Int) -> String? {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let function = lines.firstIndex {
      $0.contains(/^\s*(?:\w+\s+)*func\s/) && $0.hasSuffix("{") && !$0.contains("->")
    }
    guard let function else { return nil }
    lines.insert("_ = \(number)", at: function + 1)
    return lines.joined(separator: "\n")
  }

  /// A source whose public interface depends on the number.
  public static func interface(number: Int) -> String {
    "/// Changes the module's interface.\npublic func edit\(number)() {}\n"
  }
}
