import BenchmarkKit
import BenchmarkMetrics
import Checksums
import Foundation

/// A folder with one document per run, and an index of headline metrics.
///
/// Documents are complete or absent, and the index is only appended to. A crash loses nothing,
/// since entries missing from the index are read from the documents. Folders from several machines
/// are merged by copying all documents into one folder.
struct HistoryFolder {
  static let standard = ".bench/history"

  private let folder: URL
  private var index: URL { folder.appendingPathComponent("index.jsonl") }

  init(_ path: String) { folder = URL(given: path) }

  /// Stores a run unless it is already there, and returns its document's name.
  func add(_ run: BenchmarkKit.Run) throws(Failure) -> String {
    try Files.prepare(folder)
    guard let data = try? run.data() else { throw Failure(SystemFailure.notEncoded("the run")) }
    let name = Self.name(of: run, data)
    guard !names.contains(name) else { return name }
    try Files.write(data, to: folder.appendingPathComponent(name))
    try append(HistoryEntry(run, file: name))
    return name
  }

  /// All runs, oldest first.
  func entries() throws(Failure) -> [HistoryEntry] {
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw Failure(CommandFailure.noHistory(folder: folder.path, shown: folder.relativePath))
    }
    let known = names
    var entries: [String: HistoryEntry] = [:]
    for entry in HistoryEntry.read((try? Data(contentsOf: index)) ?? Data())
    where known.contains(entry.file) { entries[entry.file] = entry }
    for name in known where entries[name] == nil {
      let entry = HistoryEntry(
        try StoredRun.load(folder.appendingPathComponent(name).path), file: name)
      entries[name] = entry
      // A read-only folder is fine.
      if access(folder.path, W_OK) == 0 { try append(entry) }
    }
    return entries.values.sorted { ($0.date, $0.file) < ($1.date, $1.file) }
  }

  private var names: Set<String> {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Set(all.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") })
  }

  /// The file name of a document: the run's date and a checksum of the contents.
  private static func name(of run: BenchmarkKit.Run, _ data: Data) -> String {
    let date = run.date.filter { $0.isNumber || $0 == "T" || $0 == "Z" }
    return "\(date)-\(Checksum(data).text).json"
  }

  private func append(_ entry: HistoryEntry) throws(Failure) {
    do {
      // A line truncated by a crash must not corrupt this one.
      let separator = try lastByte().map { $0 == 0x0A ? Data() : Data([0x0A]) } ?? Data()
      let descriptor = open(index.path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
      guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: separator + entry.line())
      try handle.close()
    } catch {
      throw Failure(
        CommandFailure.indexNotExtended(path: index.path, reason: "\(SystemReason(error))"))
    }
  }

  private func lastByte() throws -> UInt8? {
    guard let handle = try? FileHandle(forReadingFrom: index) else { return nil }
    defer { try? handle.close() }
    let size = try handle.seekToEnd()
    guard size > 0 else { return nil }
    try handle.seek(toOffset: size - 1)
    return try handle.read(upToCount: 1)?.first
  }
}
