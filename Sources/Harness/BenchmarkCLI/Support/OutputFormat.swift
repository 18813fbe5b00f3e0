import ArgumentParser
import Foundation

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
