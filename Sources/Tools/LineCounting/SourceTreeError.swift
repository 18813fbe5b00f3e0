/// The reason why a file or folder could not be counted; every case contains the path.
package enum SourceTreeError: Error, Hashable, Sendable {
  /// There is nothing at the path, or a folder in it cannot be entered.
  case missing(path: String)
  /// The file or folder exists, but cannot be read.
  case unreadable(path: String)
  /// A folder was found where a file was expected.
  case folderInsteadOfFile(path: String)
  /// The path leads to a device, socket or pipe.
  case notARegularFile(path: String)
  /// The file does not have the extension ".swift".
  case notSwift(path: String)
  /// The file contains a NUL byte at this byte offset: it is UTF-16 or binary, not Swift source.
  case notText(path: String, offset: Int)
  /// The folder contains no Swift file.
  case noSwiftFiles(path: String)
}

extension SourceTreeError: CustomStringConvertible {
  /// A one-line message that states the problem, the requirement and a remedy.
  package var description: String {
    switch self {
    case .missing(let path):
      "nothing found at '\(path)'. Expected a Swift file or a folder. "
        + "Check the spelling, and the permissions of every folder in the path."
    case .unreadable(let path):
      "'\(path)' cannot be read. Expected a file or folder that this user may read. "
        + "Check its permissions."
    case .folderInsteadOfFile(let path):
      "'\(path)' is a folder. Expected one Swift file. Choose a file in it, or count the tree."
    case .notARegularFile(let path):
      "'\(path)' is a device, socket or pipe. Expected a regular file. "
        + "Copy its contents to a file, or remove it from the folder."
    case .notSwift(let path):
      "'\(path)' does not end in '.swift'. Expected a Swift file or a folder. "
        + "Choose another file."
    case .notText(let path, let offset):
      "'\(path)' has a NUL byte at offset \(offset). Expected Swift source in UTF-8. "
        + "Convert the file from UTF-16, or remove it if it is binary."
    case .noSwiftFiles(let path):
      "no Swift file found below '\(path)'. Expected at least one that is not hidden. "
        + "Check that this is the right folder."
    }
  }
}
