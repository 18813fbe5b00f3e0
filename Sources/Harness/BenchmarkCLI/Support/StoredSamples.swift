import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// Times of individual events, stored by `bench --samples`.
enum StoredSamples {
  /// Prints the samples of these files, or of the runs to which they belong, as CSV.
  static func export(_ paths: [String]) throws {
    let files = try paths.flatMap(files)
    for (index, file) in files.enumerated() {
      let content = try Files.read(file, atMost: .max)
      var text = ""
      do {
        try EventSamples.exportCSV(content, includesHeader: index == 0) { line in
          text += line
          if text.utf8.count > 1 << 20 {
            try StandardStreams.write(text)
            text = ""
          }
        }
      } catch let error as EventSamples.FileError {
        throw Failure(
          CommandFailure.invalidFile(
            path: file, kind: "a file of samples", problem: error.description,
            advice: "Name a run's folder, or a file in its 'samples' folder."))
      }
      try StandardStreams.write(text)
    }
  }

  /// The sample files at a path: the file itself, or those in a run's folder.
  private static func files(_ path: String) throws(Failure) -> [String] {
    let run = StoredRun.path(path)
    guard run.hasSuffix(".json") else { return [path] }
    let folder = URL(given: run).deletingLastPathComponent().appendingPathComponent("samples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = names.filter { $0.hasSuffix(".samples") }.sorted()
    guard !files.isEmpty else {
      throw Failure(CommandFailure.noSamples(run: run))
    }
    return files.map { folder.appendingPathComponent($0).path }
  }
}
