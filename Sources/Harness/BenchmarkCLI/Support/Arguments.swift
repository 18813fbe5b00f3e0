import BenchmarkKit
import Foundation
import JSONReading
import LineCounting

/// The command-line arguments as bytes: file names need not be UTF-8, but Swift strings are.
enum Arguments {
  /// Rejects arguments that are not UTF-8, which would name other files after decoding.
  ///
  /// `bench count` accepts them, because it only reads files and opens them by their bytes.
  static func check(_ arguments: [[UInt8]]) throws(Failure) {
    let isCount = arguments.first == Array("count".utf8)
    for (index, word) in arguments.enumerated()
    where String(validating: word, as: UTF8.self) == nil {
      if isCount, !isOption(word), !isOption(arguments[index - 1]) { continue }
      throw Failure(CommandFailure.notUTF8(argument: "\(FilePath(bytes: word))"))
    }
  }

  /// The paths for these arguments, in order.
  ///
  /// - Parameter arguments: All arguments of the command line.
  static func paths(
    _ words: [String], among arguments: [[UInt8]] = Invocation.current.arguments
  ) -> [FilePath] {
    var rest = arguments[...]
    return words.map { word in
      guard word.unicodeScalars.contains("\u{FFFD}"),
        let place = rest.firstIndex(where: { String(decoding: $0, as: UTF8.self) == word })
      else { return FilePath(word) }
      defer { rest = rest[(place + 1)...] }
      return FilePath(bytes: rest[place])
    }
  }

  private static func isOption(_ word: [UInt8]) -> Bool { word.first == UInt8(ascii: "-") }
}
