/// Why a file or a folder could not be counted; every case holds the path as it was reached.
public enum SourceTreeError: Error, Hashable, Sendable {
  /// Nothing is at the path, or a folder on the way to it may not be entered.
  case missing(path: String)
  /// The file or folder is there, but may not be read.
  case unreadable(path: String)
  /// A folder is where one file was expected.
  case folderInsteadOfFile(path: String)
  /// A device, socket or pipe is there.
  case notARegularFile(path: String)
  /// A file without the extension ".swift" was named.
  case notSwift(path: String)
  /// The file holds a NUL byte, at an offset in bytes: it is UTF-16 or binary, not Swift source.
  case notText(path: String, offset: Int)
  /// The folder holds no Swift file.
  case noSwiftFiles(path: String)
}

extension SourceTreeError: CustomStringConvertible {
  /// What was found, what was expected, and what to do, in one line.
  public var description: String {
    switch self {
    case .missing(let path):
      "nothing found at '\(path)'. Expected a Swift file or a folder. "
        + "Check the spelling, and that every folder on the way may be entered."
    case .unreadable(let path):
      "'\(path)' cannot be read. Expected a file or folder that this user may read. "
        + "Check its permissions."
    case .folderInsteadOfFile(let path):
      "'\(path)' is a folder. Expected one Swift file. Name a file in it, or count it as a tree."
    case .notARegularFile(let path):
      "'\(path)' is a device, socket or pipe. Expected a regular file. "
        + "Copy its contents to a file, or take it out of the folder."
    case .notSwift(let path):
      "'\(path)' does not end in '.swift'. Expected a Swift file or a folder of them. "
        + "Name another file."
    case .notText(let path, let offset):
      "'\(path)' has a NUL byte at offset \(offset). Expected Swift source in UTF-8. "
        + "Convert the file from UTF-16, or take it out if it is binary."
    case .noSwiftFiles(let path):
      "no Swift file found below '\(path)'. Expected at least one that is not hidden. "
        + "Check that this is the right folder."
    }
  }
}
