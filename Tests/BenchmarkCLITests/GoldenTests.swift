@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Checksums
import Foundation
import Testing

@testable import BenchmarkCLI

/// Compares every output of the stored runs with its recorded checksum.
///
/// `Golden/outputs.txt` lists the checksum, size and name of each output. A commit that changes an
/// output must also update its line there.
@Suite("Output of the stored runs") struct GoldenTests {
  private static let golden = Bench.root.appendingPathComponent(
    "Tests/BenchmarkCLITests/Golden/outputs.txt")
  /// The folder that keeps changed outputs for comparison with those of an older commit.
  private static let changed = Bench.root.appendingPathComponent(".build/golden")

  @Test(
    "in every format, the stored runs' reports, comparison and history match recorded checksums")
  func outputs() throws {
    try Bench.withFolder { folder in
      try render(in: folder)

      let outputs = try Self.list(folder)
      let expected = try String(contentsOf: Self.golden, encoding: .utf8)

      guard outputs != expected else { return }
      try? FileManager.default.removeItem(at: Self.changed)
      try FileManager.default.copyItem(at: folder, to: Self.changed)
      try outputs.write(
        to: Self.changed.appendingPathComponent("outputs.txt"), atomically: true, encoding: .utf8)
      let lines = Set(expected.split(separator: "\n"))
      let new = outputs.split(separator: "\n").filter { !lines.contains($0) }
      Issue.record(
        """
        Outputs have changed; they are in .build/golden. If the changes are intended, copy \
        .build/golden/outputs.txt to Tests/BenchmarkCLITests/Golden. Changed or new outputs:
        \(new.joined(separator: "\n"))
        """)
    }
  }

  private func render(in folder: URL) throws {
    let runs = try Self.storedRuns()
    #expect(runs.count >= 3)
    for run in runs {
      let place = folder.appendingPathComponent(run.deletingLastPathComponent().lastPathComponent)
      // The folder also contains the page and the Markdown, so one run is enough to compare these
      // two as separate files.
      let formats = ["txt", "csv", "json", "xml"] + (run == runs.first ? ["md", "html"] : [])
      let files = formats.map { place.appendingPathComponent("as.\($0)").path }
      let places = ([place.path] + files).flatMap { ["--output", $0] }
      try store(
        bench(["report", run.path, "--format", "github"] + places),
        in: place.appendingPathComponent("as.github"))
      let rendered = files.compactMap { RunFormat(fileName: $0) } + [.github]
      #expect(run != runs.first || Set(rendered) == Set(RunFormat.allCases))
    }
    let history = folder.appendingPathComponent("history").path
    try bench(["history", "add"] + runs.map(\.path) + ["--history", history])
    for figure in ["time", "abandoned"] {
      let file = folder.appendingPathComponent("history-\(figure).txt").path
      try bench(["history", figure, "--history", history, "--quiet", "--output", file])
    }
    try store(
      bench(["history", "export", "--history", history]),
      in: folder.appendingPathComponent("history.csv"))

    let comparisons = ["txt", "md", "html", "csv", "json", "xml"].map {
      folder.appendingPathComponent("comparison.\($0)").path
    }
    let rendered = comparisons.compactMap { ComparisonFormat(fileName: $0) } + [.github]
    #expect(Set(rendered) == Set(ComparisonFormat.allCases))
    // The other stored runs cover another app, other subjects or other metrics.
    let full = runs.map(\.path).filter { path in
      !["self-test", "fitness", "football-gather", "builds"].contains(where: path.contains)
    }
    // Exit code 2 means that a metric is worse.
    try store(
      bench(
        ["compare"] + full + ["--format", "github"] + comparisons.flatMap { ["--output", $0] },
        allowing: [0, 2]),
      in: folder.appendingPathComponent("comparison.github"))
    // The suite of checks is named after the paths of the runs.
    let checks = folder.appendingPathComponent("comparison.xml")
    try store(String(contentsOf: checks, encoding: .utf8), in: checks)
  }

  /// Returns the standard output of a command.
  @discardableResult
  private func bench(
    _ arguments: [String], allowing statuses: Set<Int32> = [0]
  ) throws -> String {
    let result = try Bench.run(arguments)
    #expect(statuses.contains(result.status), "\(arguments): \(result.errors)")
    return result.output
  }

  /// Stores an output without the checkout's path.
  private func store(_ output: String, in file: URL) throws {
    try Data(output.replacing("\(Bench.root.path)/", with: "").utf8).write(to: file)
  }

  /// The stored runs in `results`, sorted by path.
  private static func storedRuns() throws -> [URL] {
    let results = Bench.root.appendingPathComponent("results")
    return try FileManager.default.contentsOfDirectory(at: results, includingPropertiesForKeys: nil)
      .map { $0.appendingPathComponent("run.json") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .sorted { $0.path < $1.path }
  }

  /// Lists the checksum, size in bytes and name of each file, one file per line.
  private static func list(_ folder: URL) throws -> String {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (names ?? []).sorted().compactMap { name -> String? in
      let file = folder.appendingPathComponent(name)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        return nil
      }
      let data = try Data(contentsOf: file)
      return "\(Checksum(data).text) \(data.count) \(name)\n"
    }.joined()
  }
}
