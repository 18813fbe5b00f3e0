import BenchmarkKit
import Foundation
import JSONReading
import UserSessions

/// A campaign's completed jobs, in a file that survives the end of the process.
///
/// Jobs are deterministic and have keys, so the file describes a run completely: the results are a
/// fold over its records in the order of the jobs, no matter when and by which process each job was
/// done.
package final class Journal: JobRecords, @unchecked Sendable {
  /// The journal's file.
  package let url: URL
  /// The manifest of the campaign.
  package let manifest: Manifest
  /// Whether the journal was new when it was opened.
  package let isNew: Bool
  /// Warnings about damaged records that were skipped; their jobs count as not done.
  package private(set) var skipped: [Warning] = []

  private let file: OpenFile
  private let lock = NSLock()
  // The offset of each record; records are read when they are needed.
  private var offsets: [JobKey: Int] = [:]
  private var end: Int

  /// Opens or creates a journal, and locks it against other processes.
  ///
  /// `Campaign` checks the records, because it knows their types.
  ///
  /// - Parameter manifest: The manifest of a new journal; without one, the journal must exist.
  /// - Throws: An error if another process has locked the journal, or if it is damaged or cannot be
  ///   read or written.
  package init(_ url: URL, manifest: Manifest? = nil) throws(Failure) {
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
        // The failed write left the file empty.
        unlink(url.path)
        throw error
      }
    } else {
      throw Failure(CampaignFailure.noJournal(path: url.path))
    }
    try readRecords()
  }

  /// The folder for individual event times; `nil` if they are not stored.
  ///
  /// The folder is always next to the journal, even if the journal is moved.
  package var samples: URL? {
    manifest.keepsSamples
      ? url.deletingLastPathComponent().appendingPathComponent("samples") : nil
  }

  /// Whether a job is completed.
  package func contains(_ key: JobKey) -> Bool { lock.withLock { offsets[key] != nil } }

  /// The keys of all completed jobs, in no particular order.
  package var keys: [JobKey] { lock.withLock { Array(offsets.keys) } }

  /// The content of a job's record; `nil` if the job was not completed.
  package func content(of key: JobKey) throws(Failure) -> JobContent? {
    guard let offset = lock.withLock({ offsets[key] }) else { return nil }
    guard let line = Self.readLine(file.descriptor, at: offset) else { throw damaged(at: offset) }
    return JobContent(data: line.content, location: location(of: line))
  }

  private func location(of line: Line) -> String { "at byte \(line.offset) of '\(url.path)'" }

  /// Appends a record and waits until it is on disk. Any thread may call this.
  package func append<Part>(_ record: JobRecord<Part>) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let content = try? encoder.encode(record) else {
      throw Failure(SystemFailure.notEncoded("the result of a job"))
    }
    let line = Self.line(content)
    lock.lock()
    defer { lock.unlock() }
    let offset = end
    end = try Self.append(line, to: file.descriptor, at: offset, url)
    offsets[record.job] = offset
  }

  /// Removes the file, whose contents are no longer needed.
  package func remove() { unlink(url.path) }

  // MARK: Reading

  private func readRecords() throws(Failure) {
    while let line = Self.firstLine(file.descriptor, from: end) {
      if line.offset != end {
        skipped.append(Warning(CampaignWarning.damagedRecord(path: url.path, byte: end)))
      }
      let key = try key(of: line)
      guard offsets.updateValue(line.offset, forKey: key) == nil else {
        throw Failure(CampaignFailure.duplicate(key, path: url.path))
      }
      end = line.end
    }
    guard ftruncate(file.descriptor, off_t(end)) == 0 else { throw Files.failure(url, errno) }
  }

  private func key(of line: Line) throws(Failure) -> JobKey {
    struct Head: Decodable { let job: JobKey }
    do {
      return try JSONDecoder().decode(Head.self, from: line.content).job
    } catch {
      throw Failure(
        CampaignFailure.invalidRecord(
          location: location(of: line), problem: "\(JSONProblem(decoding: error))"))
    }
  }

  private func damaged(at offset: Int) -> Failure { Self.damaged(url, at: offset) }

  private static func damaged(_ url: URL, at offset: Int) -> Failure {
    Failure(CampaignFailure.damaged(path: url.path, byte: offset))
  }

  private static func checkIsTorn(
    _ descriptor: Int32, after offset: Int, _ url: URL
  ) throws(Failure) {
    if firstLine(descriptor, from: offset) != nil { throw damaged(url, at: offset) }
  }

  // MARK: The file

  private static func openLocked(_ url: URL, creates: Bool) throws(Failure) -> OpenFile {
    while true {
      // Workers must not inherit the descriptor: the lock would outlive this process.
      let descriptor = open(
        url.path, O_RDWR | O_CLOEXEC | (creates ? O_CREAT : 0), 0o644)
      guard descriptor >= 0 else {
        throw creates
          ? Files.failure(url, errno)
          : Failure(CampaignFailure.notOpened(path: url.path, reason: "\(SystemReason(errno))"))
      }
      let file = OpenFile(descriptor: descriptor)
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        throw Failure(CampaignFailure.locked(path: url.path))
      }
      // The previous owner of the lock may have removed the file that was opened here.
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_nlink > 0 { return file }
    }
  }

  private static func append(
    _ line: Data, to descriptor: Int32, at offset: Int, _ url: URL
  ) throws(Failure) -> Int {
    lseek(descriptor, off_t(offset), SEEK_SET)
    if let problem = Files.writeAll(line, to: descriptor) {
      // Half a line is useless, and the next line must not follow it.
      ftruncate(descriptor, off_t(offset))
      throw Files.failure(url, problem)
    }
    return offset + line.count
  }
}

/// A file that is unlocked and closed when its last reference is released.
private final class OpenFile: Sendable {
  let descriptor: Int32

  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit {
    // Closing alone would leave the lock to a child that was forked in the meantime.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
