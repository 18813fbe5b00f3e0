import BenchmarkKit
import BenchmarkReports
import Foundation
import JSONReading

/// Renders results in the requested format.
enum Rendering {
  /// Renders tables, and drawings below them; CSV holds only the first table.
  static func text(
    of tables: [Table], _ drawings: [String] = [], as format: TableFormat, _ console: ConsoleReport
  ) throws -> String {
    switch format {
    case .table: console.render(tables) + drawings.map { "\n\($0)\n" }.joined()
    case .markdown:
      MarkdownReport().render(tables) + drawings.map { "\n```\n\($0)\n```\n" }.joined()
    case .html:
      HTMLReport().render(tables, title: tables.first?.title ?? "Details", drawings: drawings)
    case .csv: tables.first.map(CSVReport().render) ?? ""
    case .json: try JSONReport().render(tables).escapedAsJSON
    }
  }

  /// A value as JSON with sorted keys, so that equal values give equal files.
  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self).escapedAsJSON + "\n"
  }

  /// A run's document.
  static func document(_ run: BenchmarkKit.Run) throws -> String {
    String(decoding: try run.data(), as: UTF8.self).escapedAsJSON
  }
}

extension String {
  /// The JSON, with control characters except line breaks escaped for terminals.
  fileprivate var escapedAsJSON: String {
    guard unicodeScalars.contains(where: { $0.isControl && $0 != "\n" }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isControl, scalar != "\n" {
        let number = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - number.count) + number
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
