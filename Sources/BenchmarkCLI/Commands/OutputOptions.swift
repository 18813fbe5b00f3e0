import ArgumentParser
import BenchmarkReports
import Foundation

/// The options of every command that prints tables: in which form, where to, and with how many words.
struct OutputOptions<Format: OutputFormat>: ParsableArguments {
  @Option(help: "The form of what goes to standard output.")
  var format = Format.table
  @Option(help: Format.places, completion: .file())
  var output: [String] = []
  @Flag(help: "No progress and no tables; findings and errors are still told.")
  var quiet = false
  @Flag(name: .customLong("no-progress"), help: "No progress.")
  var hidesProgress = false
  @Option(
    help: "Whether there is emphasis: auto is on a terminal, unless NO_COLOR or FORCE_COLOR is set."
  )
  var color = ColourChoice.auto

  /// Whether nothing is told of work under way.
  var isSilent: Bool { quiet || hidesProgress }

  func validate() throws {
    let folders = output.filter { Format(fileName: $0) == nil }
    if let folder = folders.first, Format.self == TableFormat.self {
      throw ValidationError(
        "found --output '\(folder)', expected a file whose name ends in one of \(Format.fileEnds).")
    }
    let made = folders.first.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    // Told before the work and not behind it.
    for file in output where Format(fileName: file) != nil {
      let folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent().path
      if folder != made, access(folder, W_OK) != 0 {
        throw ValidationError(
          "found --output '\(file)', expected a file in a folder that is there and can be written to."
        )
      }
    }
    if folders.count > 1 {
      throw ValidationError(
        "found \(folders.count) folders in --output ('\(folders.joined(separator: "', '"))'), expected one;"
          + " files' names end in one of \(Format.fileEnds).")
    }
  }

  /// The folder among the places that the result goes to.
  var folder: URL? {
    output.first { Format(fileName: $0) == nil }.map { URL(fileURLWithPath: $0) }
  }

  /// Writes the files that were asked for, and the result to standard output.
  func deliver(_ text: (Format, ConsoleReport) throws -> String) throws {
    for path in output {
      guard let format = Format(fileName: path) else { continue }
      let content = try text(format, ConsoleReport())
      try Files.write(Data(content.utf8), to: URL(fileURLWithPath: path))
    }
    if !quiet { BenchmarkCLI.output(try text(format, .forTerminal(color))) }
  }
}

extension OutputOptions<TableFormat> {
  /// Delivers tables.
  ///
  /// - Parameter csv: The table that a CSV file has; the first where nothing is said.
  func deliver(_ tables: [Table], csv: Table? = nil) throws {
    try deliver { format, console in
      try Rendering.text(of: tables, as: format, console, csv: csv)
    }
  }
}
