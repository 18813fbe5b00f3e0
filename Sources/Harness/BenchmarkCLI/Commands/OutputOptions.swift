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
  @Flag(help: .quiet) var quiet = false
  @Flag(name: .customLong("no-progress"), help: "Suppress progress.")
  var hidesProgress = false
  @Option(
    help: "When to emphasise text; auto means on terminals, unless NO_COLOR or FORCE_COLOR is set."
  )
  var color = ColourChoice.auto

  /// Whether progress messages are suppressed.
  var isSilent: Bool { quiet || hidesProgress }

  /// Rejects destinations that cannot be written to, before any work begins.
  func validate() throws {
    if output.contains("") { throw ValidationError(.empty("--output")) }
    let folders = output.filter { Format(fileName: $0) == nil }
    if let folder = folders.first, !Format.acceptsFolders {
      throw ValidationError(.unknownExtension(folder, known: Format.fileExtensions))
    }
    if folders.count > 1 {
      throw ValidationError(.severalFolders(folders, known: Format.fileExtensions))
    }
    if let folder, let kind = FileKind(ofTargetOf: folder.path), kind != .folder {
      throw ValidationError(.notFolder(folders[0], found: kind, known: Format.fileExtensions))
    }
    for file in output where Format(fileName: file) != nil { try check(file) }
  }

  private func check(_ file: String) throws {
    let destination = Destination(file)
    if let obstacle = destination.obstacle {
      throw ValidationError(.notRegular(file, found: obstacle))
    }
    let parent = URL(given: file).standardizedFileURL.deletingLastPathComponent().path
    if parent != folder?.standardizedFileURL.path, let problem = destination.folderProblem {
      throw ValidationError(.unwritable(file, reason: problem))
    }
  }

  /// The folder to write the result to, if one is given.
  var folder: URL? {
    output.first { Format(fileName: $0) == nil }.map { URL(given: $0) }
  }

  /// Writes the result to the requested files and to standard output.
  ///
  /// If a file cannot be written, the result is still written to the other files, and is printed
  /// even with --quiet.
  ///
  /// - Parameters:
  ///   - attempts: Earlier attempts to write the same result.
  ///   - isBrief: Whether standard output gets only the overview of a run.
  func deliver(
    after attempts: Attempts = Attempts(), isBrief: Bool = false,
    _ text: (Format, ConsoleReport) throws -> String
  ) throws {
    var attempts = attempts
    for path in output {
      guard let format = Format(fileName: path) else { continue }
      attempts.attempt {
        try Files.write(Data(try text(format, ConsoleReport()).utf8), to: URL(given: path))
      }
    }
    if !quiet || attempts.error != nil {
      attempts.attempt {
        try StandardStreams.write(try text(format, .forTerminal(color, isBrief: isBrief)))
      }
    }
    if let error = attempts.error { throw error }
  }
}

/// A series of attempts, each made even if earlier ones failed.
struct Attempts {
  /// The first error.
  private(set) var error: (any Error)?

  /// Runs `body` and stores its error if it is the first.
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
