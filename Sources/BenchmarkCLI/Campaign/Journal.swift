import BenchmarkResults
import Foundation
import JSONReading
import UserSessions

/// The jobs of a campaign that were done, in a file that survives whatever ends the process.
///
/// A job is deterministic and has a key, so the file is all there is to know of a run: results are a fold over it in the order
/// of the jobs, whoever did them and when.
final class Journal: @unchecked Sendable {
  /// Where it is.
  let url: URL
  /// What is run.
  let manifest: Manifest
  /// Whether there was none before.
  let isNew: Bool
  /// Damaged places that were skipped, in words; their jobs count as not done.
  private(set) var skipped: [String] = []

  private let file: OpenFile
  private let lock = NSLock()
  // Where each record is; records are read again when they are wanted.
  private var offsets: [JobKey: Int] = [:]
  private var end: Int

  /// Opens a journal, makes it where there is none, and lets no other process have it.
  ///
  /// - Parameter manifest: What a new journal begins with; without one, there must be a journal.
  /// - Throws: When another process has it, when it is damaged, or cannot be read or written.
  init(_ url: URL, manifest: Manifest? = nil) throws(Failure) {
    self.url = url
    file = try Self.openLocked(url, creates: manifest != nil)
    if let head = Self.readLine(file.descriptor, at: 0) {
      self.manifest = try Manifest(head.content, from: url)
      isNew = false
      end = head.end
    } else if let manifest {
      try Self.checkIsTorn(file.descriptor, after: 0, url)
      let line = Self.line(try manifest.data())
      self.manifest = manifest
      isNew = true
      do {
        end = try Self.append(line, to: file.descriptor, at: 0, url)
      } catch {
        // It holds nothing.
        unlink(url.path)
        throw error
      }
    } else {
      throw Failure(
        .badInput,
        "'\(url.path)' is no journal of a run: its first line cannot be read. Remove it and run again."
      )
    }
    try readRecords()
  }

  /// The folder for every single time of an event; `nil` where they are not stored.
  ///
  /// It is beside the journal, wherever that has been moved to.
  var samples: URL? {
    manifest.keepsSamples
      ? url.deletingLastPathComponent().appendingPathComponent("samples") : nil
  }

  /// Whether a job was done.
  func contains(_ key: JobKey) -> Bool { lock.withLock { offsets[key] != nil } }

  /// The keys of all jobs that were done, in no order.
  var keys: [JobKey] { lock.withLock { Array(offsets.keys) } }

  /// What a job came to; `nil` where it was not done.
  func record(_ key: JobKey) throws(Failure) -> JobRecord? {
    guard let offset = lock.withLock({ offsets[key] }) else { return nil }
    guard let line = Self.readLine(file.descriptor, at: offset) else { throw damaged(at: offset) }
    return try decode(line)
  }

  /// Adds a record; when this returns, it is on the disk. Any thread may call it.
  func append(_ record: JobRecord) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let content = try? encoder.encode(record) else {
      throw Failure(.machine, "the result of a job could not be written down")
    }
    let line = Self.line(content)
    lock.lock()
    defer { lock.unlock() }
    let offset = end
    end = try Self.append(line, to: file.descriptor, at: offset, url)
    offsets[record.job] = offset
  }

  /// Removes the file: what was in it is elsewhere now.
  func remove() { unlink(url.path) }

  // MARK: Reading

  private func readRecords() throws(Failure) {
    while let line = Self.firstLine(file.descriptor, from: end) {
      if line.offset != end {
        skipped.append(
          "'\(url.path)' is damaged at byte \(end): a record there is not what was written. Its job is done again."
        )
      }
      let key = try decode(line).job
      guard offsets.updateValue(line.offset, forKey: key) == nil else {
        throw Failure(
          .badInput,
          "'\(url.path)' has job \(key.number) of \(key.metric.rawValue) twice. Remove the file and run again."
        )
      }
      end = line.end
    }
    guard ftruncate(file.descriptor, off_t(end)) == 0 else { throw Files.failure(url, errno) }
  }

  private func decode(_ line: Line) throws(Failure) -> JobRecord {
    let record: JobRecord
    do {
      record = try JSONDecoder().decode(JobRecord.self, from: line.content)
    } catch {
      throw Failure(
        .badInput,
        "the record at byte \(line.offset) of '\(url.path)' cannot be understood: \(JSONProblem(decoding: error))."
      )
    }
    if let problem = record.problem(in: manifest) {
      throw Failure(
        .badInput,
        "the record at byte \(line.offset) of '\(url.path)' cannot be used: \(problem). Remove the file and run again."
      )
    }
    return record
  }

  private func damaged(at offset: Int) -> Failure { Self.damaged(url, at: offset) }

  private static func damaged(_ url: URL, at offset: Int) -> Failure {
    Failure(
      .badInput,
      "'\(url.path)' is damaged at byte \(offset): a record there is not what was written, and others follow it."
        + " Restore the file, or remove it and run again.")
  }

  private static func checkIsTorn(
    _ descriptor: Int32, after offset: Int, _ url: URL
  ) throws(Failure) {
    if firstLine(descriptor, from: offset) != nil { throw damaged(url, at: offset) }
  }

  // MARK: The file

  private static func openLocked(_ url: URL, creates: Bool) throws(Failure) -> OpenFile {
    while true {
      // A worker must not inherit it: the lock would outlive this process.
      let descriptor = open(
        url.path, O_RDWR | O_CLOEXEC | (creates ? O_CREAT : 0), 0o644)
      guard descriptor >= 0 else {
        throw creates
          ? Files.failure(url, errno)
          : Failure(
            .badInput,
            "the journal '\(url.path)' cannot be opened: \(String(cString: strerror(errno))).")
      }
      let file = OpenFile(descriptor: descriptor)
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        throw Failure(
          .usage,
          "another process is working on '\(url.path)'. Wait until it has ended, or give another folder."
        )
      }
      // The one who had the lock may have removed the file that was opened here.
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_nlink > 0 { return file }
    }
  }

  private static func append(
    _ line: Data, to descriptor: Int32, at offset: Int, _ url: URL
  ) throws(Failure) -> Int {
    lseek(descriptor, off_t(offset), SEEK_SET)
    if let problem = Files.writeAll(line, to: descriptor) {
      // Half a line is of no use, and the next one must not follow it.
      ftruncate(descriptor, off_t(offset))
      throw Files.failure(url, problem)
    }
    return offset + line.count
  }
}

/// A file that is closed when nobody has it any more.
private final class OpenFile: Sendable {
  let descriptor: Int32

  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }
}
