import ArgumentParser

/// The formats of a comparison, whose rows are also checks.
enum ComparisonFormat: String, OutputFormat {
  case table, markdown, html, csv, json, github, junit
}
