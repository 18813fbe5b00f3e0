import ArgumentParser

/// The formats of plain tables.
enum TableFormat: String, OutputFormat {
  case table, markdown, html, csv, json

  /// Whether the format can show text that is not in a table.
  var holdsText: Bool { self != .csv && self != .json }
}
