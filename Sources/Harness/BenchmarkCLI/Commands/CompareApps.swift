import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import Foundation
import JSONReading
import RandomUsers

/// Turns the comparison of two versions of a user's app into a run.
struct CompareApps: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare-apps",
    abstract: "Report on two versions of your own app, from a test's comparison.json.",
    discussion: """
      A test compares the versions with RandomUsers and writes the file; 'Compare two versions' in
      the documentation of RandomUsers describes the steps. Exits with 1 if the versions differ
      unexpectedly or the new one has new findings.

      The result is a run: with --output FOLDER, its run.json works with 'bench report',
      'bench compare' and 'bench history'. JUnit and GitHub formats name the source lines.

      EXAMPLES
        bench compare-apps comparison.json
        bench compare-apps comparison.json --output comparison
        bench compare-apps comparison.json --format github
        bench compare-apps comparison.json --quiet --output checks.xml
      """.flowing)

  @Argument(
    help: "The comparison.json that the test wrote, or its folder.", completion: .json)
  var comparison: String
  @OptionGroup(title: "Output") var output: OutputOptions<RunFormat>
  @Flag(help: .all) var all = false

  func run() throws {
    if let folder = output.folder { try Files.prepare(folder) }
    let run = try BenchmarkKit.Run(
      Self.load(comparison), in: FileManager.default.currentDirectoryPath)
    try output.deliver(run, to: output.folder, showsAll: all)
    try run.conclude()
  }

  private static func load(_ path: String) throws(Failure) -> AppComparison {
    let inside = URL(given: path).appendingPathComponent("comparison.json").path
    let file = FileKind(ofTargetOf: path) == .folder ? inside : path
    let data = try Files.read(file)
    do {
      return try AppComparison.read(data)
    } catch {
      throw Failure(
        CommandFailure.invalidFile(
          path: file, kind: "a comparison", problem: "\(error)",
          advice: "Rerun the test that writes it, with the same version of the package."))
    }
  }
}
