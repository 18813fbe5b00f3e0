import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation
import JSONReading

/// The formats of a command's result.
protocol OutputFormat: RawRepresentable<String>, CaseIterable, ExpressibleByArgument, Sendable {
  static var table: Self { get }
  /// The help text for '--output'.
  static var places: ArgumentHelp { get }
  /// Whether '--output' can name a folder.
  static var acceptsFolders: Bool { get }
}

extension OutputFormat {
  static var acceptsFolders: Bool { false }
  static var places: ArgumentHelp {
    ArgumentHelp(
      """
      Also write this file, in the format of its extension, such as .md; can be given more than \
      once.
      """, valueName: "file")
  }
}

extension OutputFormat {
  /// Creates the format for a file's extension; `nil` if there is none.
  init?(fileName: String) {
    let names = ["txt": "table", "md": "markdown", "xml": "junit"]
    let end = (fileName as NSString).pathExtension.lowercased()
    // Names of formats are not extensions: `report.table` has no known format.
    guard ["txt", "md", "xml", "html", "csv", "json"].contains(end) else { return nil }
    self.init(rawValue: names[end] ?? end)
  }

  /// The known file extensions, for messages.
  static var fileExtensions: String {
    ["txt", "md", "html", "csv", "json", "xml"].filter { Self(fileName: "x." + $0) != nil }
      .map { "." + $0 }.joined(separator: ", ")
  }
}

/// The formats of plain tables.
enum TableFormat: String, OutputFormat {
  case table, markdown, html, csv, json
}

/// The formats of a comparison, whose rows are also checks.
enum ComparisonFormat: String, OutputFormat {
  case table, markdown, html, csv, json, github, junit
}

/// The formats of a run, which has checks as well as tables.
enum RunFormat: String, OutputFormat {
  case table, markdown, html, csv, json, github, junit

  static let acceptsFolders = true
  static var places: ArgumentHelp {
    ArgumentHelp(
      """
      Also write this file, in the format of its extension, such as .md; can be given more than \
      once. A folder receives run.json, report.html, report.md, one CSV file per table and the \
      sessions of findings.
      """, valueName: "file")
  }
}

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
      HTMLReport().render(tables, title: tables.first?.title ?? "", drawings: drawings)
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
