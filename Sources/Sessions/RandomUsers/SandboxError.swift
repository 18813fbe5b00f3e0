import Foundation

/// A system error while creating a copy of the process.
enum SandboxError: Error, Hashable, CustomStringConvertible {
  /// The copy's journal cannot be created in this folder.
  case noFile(folder: String, code: Int32)
  /// The copy cannot write to its journal in this folder.
  case notWritten(folder: String)
  /// The pipe to the copy cannot be created.
  case noPipe(code: Int32)
  /// The process cannot be forked.
  case noProcess(code: Int32)

  /// The failure, its cause, and a remedy.
  var description: String {
    switch self {
    case .noFile(let folder, let code):
      "cannot create a file in '\(folder)': \(Self.reason(code)). Free disk space, or set TMPDIR"
        + " to another folder."
    case .notWritten(let folder):
      "cannot write to a file in '\(folder)'; the process that runs the app has ended with exit"
        + " code \(Journal.exitCodeOfFailure). Free disk space, or set TMPDIR to another folder."
    case .noPipe(let code):
      "cannot create a pipe: \(Self.reason(code)). Close files, or raise the limit with ulimit -n."
    case .noProcess(let code):
      "cannot fork the process: \(Self.reason(code)). End other processes, or free memory."
    }
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
