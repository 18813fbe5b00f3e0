/// The command line of `adapt-sources`.
package struct Arguments: Equatable, Sendable {
  package private(set) var module = ""
  package private(set) var entryPoint = EntryPoint.library
  package private(set) var output = ""
  /// Files of the module that need no adaptation but that the others may reference.
  package private(set) var compiled: [String] = []
  package private(set) var files: [String] = []

  /// An error in the command line.
  package enum Misuse: Error, Equatable, CustomStringConvertible {
    case missingValue(option: String)
    case unknownOption(String)
    case unknownEntryPoint(String)
    case missingOption(String)

    package var description: String {
      "adapt-sources: error: \(problem); usage: adapt-sources --module NAME "
        + "--main executable|library --output DIR [--compiled FILE]... FILE..."
    }

    private var problem: String {
      switch self {
      case .missingValue(let option): "found '\(option)' without a value"
      case .unknownOption(let option): "found the unknown option '\(option)'"
      case .unknownEntryPoint(let value):
        "found '--main \(value)', expected 'executable' or 'library'"
      case .missingOption(let option): "expected '\(option)'"
      }
    }
  }

  package init(_ words: some Sequence<String>) throws(Misuse) {
    var words = words.makeIterator()
    while let word = words.next() {
      guard word.hasPrefix("--") else {
        files.append(word)
        continue
      }
      guard let value = words.next() else { throw Misuse.missingValue(option: word) }
      switch word {
      case "--module": module = value
      case "--output": output = value
      case "--compiled": compiled.append(value)
      case "--main":
        guard let entryPoint = EntryPoint(rawValue: value) else {
          throw Misuse.unknownEntryPoint(value)
        }
        self.entryPoint = entryPoint
      default: throw Misuse.unknownOption(word)
      }
    }
    if module.isEmpty { throw Misuse.missingOption("--module") }
    if output.isEmpty { throw Misuse.missingOption("--output") }
  }
}
