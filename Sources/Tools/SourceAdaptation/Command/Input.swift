/// An input file.
package struct Input: Equatable, Sendable {
  package enum Kind: String, Sendable { case swift, storyboard, xib }

  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  package var fileName: String { String(path.split(separator: "/").last ?? "") }
  /// The file name without its extension.
  package var name: String {
    String(fileName.prefix(upTo: fileName.lastIndex(of: ".") ?? fileName.endIndex))
  }
  package var kind: Kind? { Kind(rawValue: String(fileName.split(separator: ".").last ?? "")) }
}

/// An output file.
package struct Output: Equatable, Sendable {
  package let fileName: String
  package let text: String
}
