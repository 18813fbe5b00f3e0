import ArgumentParser

/// The formats of plain tables.
enum TableFormat: String, OutputFormat {
  case table, markdown, html, csv, json
}
