import ArgumentParser

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
