import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// Finds and loads runs stored in files.
enum StoredRun {
  /// The folder of the last run without an --output folder.
  static let lastFolder = ".bench/last"

  static func load(_ path: String) throws(Failure) -> BenchmarkKit.Run {
    let path = self.path(path)
    if FileKind(ofTargetOf: path) == .folder {
      throw Failure(CommandFailure.noRunIn(folder: path))
    }
    let data = try Files.read(path)
    do {
      return try BenchmarkKit.Run.read(data)
    } catch {
      throw Failure(CommandFailure.invalidRun(path: path, problem: "\(error)"))
    }
  }

  /// The path of a run's document; for a folder, its `run.json`.
  static func path(_ path: String) -> String {
    let file = URL(given: path).appendingPathComponent("run.json").path
    return FileKind(ofTargetOf: path) == .folder && FileManager.default.fileExists(atPath: file)
      ? (path as NSString).appendingPathComponent("run.json") : path
  }

  /// The document of the newest run near the current folder; `nil` if there is none.
  static func newest() -> String? {
    let folders = ["", lastFolder] + folders(in: "") + folders(in: "results")
    let files = Set(folders.map { ($0 as NSString).appendingPathComponent("run.json") })
    let dated = files.compactMap { file -> (file: String, date: String)? in
      struct Head: Decodable { let date: String }
      guard let data = FileManager.default.contents(atPath: file),
        let head = try? JSONDecoder().decode(Head.self, from: data)
      else { return nil }
      return (file, head.date)
    }
    return dated.max { ($0.date, $0.file) < ($1.date, $1.file) }?.file
  }

  /// Keeps a run that the user did not store, so that 'bench report' can render it.
  ///
  /// If the folder cannot be written to, a note is printed instead of an error.
  static func keep(_ run: BenchmarkKit.Run) {
    let folder = URL(given: lastFolder)
    do {
      try Files.prepare(folder)
      try Files.write(try run.data(), to: folder.appendingPathComponent("run.json"))
    } catch {
      note("the run is not kept for 'bench report': \(error)")
    }
  }

  private static func folders(in folder: String) -> [String] {
    let path = folder.isEmpty ? "." : folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }
      .map { (folder as NSString).appendingPathComponent($0) }
  }
}
