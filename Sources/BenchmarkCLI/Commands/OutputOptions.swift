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

  /// Refuses what could not be written after the work.
  func validate() throws {
    if output.contains("") {
      throw ValidationError("found --output '', expected the name of a file or folder.")
    }
    let folders = output.filter { Format(fileName: $0) == nil }
    if let folder = folders.first, Format.self == TableFormat.self {
      throw ValidationError(
        "found --output '\(folder)', expected a file whose name ends in one of \(Format.fileEnds).")
    }
    if folders.count > 1 {
      throw ValidationError(
        "found \(folders.count) folders in --output ('\(folders.joined(separator: "', '"))'), expected one;"
          + " files' names end in one of \(Format.fileEnds).")
    }
    if let folder, let kind = FileKind(ofTargetOf: folder.path), kind != .folder {
      throw ValidationError(
        "found --output '\(folders[0])', which is \(kind), expected a folder or a file whose name ends in one of"
          + " \(Format.fileEnds).")
    }
    for file in output where Format(fileName: file) != nil { try check(file) }
  }

  private func check(_ file: String) throws {
    let destination = Destination(file)
    if let obstacle = destination.obstacle {
      throw ValidationError(
        "found --output '\(file)', which is \(obstacle), expected a regular file or none. Remove it, or give another name."
      )
    }
    let parent = URL(given: file).standardizedFileURL.deletingLastPathComponent().path
    if parent != folder?.standardizedFileURL.path, let problem = destination.folderProblem {
      throw ValidationError("found --output '\(file)', \(problem).")
    }
  }

  /// The folder among the places that the result goes to.
  var folder: URL? {
    output.first { Format(fileName: $0) == nil }.map { URL(given: $0) }
  }

  /// Writes the files that were asked for, and the result to standard output.
  ///
  /// A result that some file could not take is not lost: it goes to the others, and is printed even if that was not wanted.
  ///
  /// - Parameter attempts: What was tried before with the same result.
  func deliver(
    after attempts: Attempts = Attempts(), _ text: (Format, ConsoleReport) throws -> String
  ) throws {
    var attempts = attempts
    for path in output {
      guard let format = Format(fileName: path) else { continue }
      attempts.attempt {
        try Files.write(Data(try text(format, ConsoleReport()).utf8), to: URL(given: path))
      }
    }
    if !quiet || attempts.error != nil {
      attempts.attempt { try StandardStreams.write(try text(format, .forTerminal(color))) }
    }
    if let error = attempts.error { throw error }
  }
}

/// Several things of which each is tried, whatever became of the others.
struct Attempts {
  /// The first error.
  private(set) var error: (any Error)?

  /// Tries something.
  mutating func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      self.error = self.error ?? error
    }
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
