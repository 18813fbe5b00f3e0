/// The command line of `adapt-sources`.
package struct Arguments: Equatable, Sendable {
  package private(set) var module = ""
  package private(set) var entryPoint = EntryPoint.library
  package private(set) var output = ""
  /// Files of the module that need no adaptation but that the others may reference.
  package private(set) var compiled: [String] = []
  package private(set) var files: [String] = []

  package struct Misuse: Error, CustomStringConvertible {
    package let description: String

    init(_ problem: String) {
      description =
        "adapt-sources: error: \(problem); usage: adapt-sources --module NAME "
        + "--main executable|library --output DIR [--compiled FILE]... FILE..."
    }
  }

  package init(_ words: some Sequence<String>) throws(Misuse) {
    var words = words.makeIterator()
    while let word = words.next() {
      guard word.hasPrefix("--") else {
        files.append(word)
        continue
      }
      guard let value = words.next() else { throw Misuse("found '\(word)' without a value") }
      switch word {
      case "--module": module = value
      case "--output": output = value
      case "--compiled": compiled.append(value)
      case "--main":
        guard let entryPoint = EntryPoint(rawValue: value) else {
          throw Misuse("found '--main \(value)'; expected 'executable' or 'library'")
        }
        self.entryPoint = entryPoint
      default: throw Misuse("found the unknown option '\(word)'")
      }
    }
    if module.isEmpty { throw Misuse("expected '--module'") }
    if output.isEmpty { throw Misuse("expected '--output'") }
  }
}
