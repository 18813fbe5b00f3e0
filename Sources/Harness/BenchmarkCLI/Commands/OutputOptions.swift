import BenchmarkKit
import ArgumentParser
import BenchmarkReports
import Foundation

/// The output options of every command that prints tables: format, destination and verbosity.
struct OutputOptions<Format: OutputFormat>: ParsableArguments {
  @Option(help: "The format of standard output.")
  var format = Format.table
  @Option(help: Format.places, completion: .file())
  var output: [String] = []
  @Flag(help: "Suppress progress and tables, but not findings and errors.")
  var quiet = false
  @Flag(name: .customLong("no-progress"), help: "Suppress progress.")
  var hidesProgress = false
  @Option(
    help: "Emphasis: auto is on for terminals, unless NO_COLOR or FORCE_COLOR is set."
  )
  var color = ColourChoice.auto

  /// Whether progress messages are suppressed.
  var isSilent: Bool { quiet || hidesProgress }

  /// Rejects destinations that could not be written to after the work.
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

  /// The folder among the destinations of the result.
  var folder: URL? {
    output.first { Format(fileName: $0) == nil }.map { URL(given: $0) }
  }

  /// Writes the result to the requested files and to standard output.
  ///
  /// If a file cannot be written, the result still goes to the others and is printed, even with
  /// --quiet.
  ///
  /// - Parameter attempts: Earlier attempts to write the same result.
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

/// A series of attempts, each made even if earlier ones failed.
struct Attempts {
  /// The first error.
  private(set) var error: (any Error)?

  /// Runs `body` and keeps its error if it is the first.
  mutating func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      self.error = self.error ?? error
    }
  }
}

extension OutputOptions<TableFormat> {
  /// Writes tables.
  func deliver(_ tables: [Table]) throws { try deliver(tables, drawings: []) }
}
