import Foundation

/// A file of results or of known findings that could not be written.
public struct UnwrittenFile: Error, Hashable, CustomStringConvertible {
  let path: String
  let reason: String

  public var description: String {
    "cannot write '\(path)': \(reason). Choose a path in a folder that exists and is writable."
  }
}

extension Data {
  func write(toFile path: String) throws(UnwrittenFile) {
    do {
      try write(to: URL(fileURLWithPath: path))
    } catch {
      // Foundation's own description of a missing folder is: the file doesn't exist.
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
      throw UnwrittenFile(
        path: path,
        reason: cause.map { String(cString: strerror(Int32(($0 as NSError).code))) }
          ?? error.localizedDescription)
    }
  }
}
