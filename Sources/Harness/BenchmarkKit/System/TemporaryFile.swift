import Foundation

/// A file with an unguessable name, which is locked while it is being written.
///
/// The lock distinguishes the file from those left by dead processes, on any machine that can
/// access the folder.
package struct TemporaryFile: ~Copyable {
  /// A system error.
  package struct Problem: Error {
    package let code: Int32
  }

  private let path: String
  private let descriptor: Int32
  private var isKept = false

  /// Creates an empty file.
  package init(in folder: String) throws(Problem) {
    while true {
      let path = folder + "/" + Self.newName
      let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw Problem(code: errno) }
      // A failure is ignored: on a file system without locks, `removeAbandoned(in:)` cannot lock
      // the file either, and so does not remove it.
      flock(descriptor, LOCK_EX | LOCK_NB)
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_nlink > 0 {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      // Another process removed it as abandoned between the two calls.
      close(descriptor)
    }
  }

  deinit {
    if !isKept { unlink(path) }
    close(descriptor)
  }

  /// Writes everything and waits until it is on disk.
  ///
  /// - Parameter permissions: The permissions of the file to be replaced; `nil` for the default.
  package func write(_ data: Data, permissions: mode_t?) throws(Problem) {
    if let permissions { fchmod(descriptor, permissions) }
    if let problem = Files.writeAll(data, to: descriptor) { throw Problem(code: problem) }
  }

  /// Gives the file its final name.
  package mutating func rename(to path: String) throws(Problem) {
    guard Foundation.rename(self.path, path) == 0 else { throw Problem(code: errno) }
    isKept = true
  }

  /// Removes files left in a folder by dead processes.
  package static func removeAbandoned(in folder: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for name in names where isName(name) {
      let path = folder + "/" + name
      let descriptor = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(descriptor)
    }
  }

  private static var newName: String {
    let number = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return ".navbench-" + String(repeating: "0", count: 16 - number.count) + number + ".part"
  }

  private static func isName(_ name: String) -> Bool {
    name.wholeMatch(of: /\.navbench-[0-9a-f]{16}\.part/) != nil
  }
}
