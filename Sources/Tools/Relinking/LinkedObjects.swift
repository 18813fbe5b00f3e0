import Foundation

/// The object files that SwiftPM links into an executable.
package struct LinkedObjects {
  package let paths: [String]
  private let executable: URL

  /// Reads the list next to an executable; empty if it is not in a build folder.
  package init(of executable: URL) {
    // The executable of tests has the extension `xctest`.
    let product = executable.deletingPathExtension().appendingPathExtension("product")
    let list = product.appendingPathComponent("Objects.LinkFileList")
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    paths = text.split(separator: "\n").map { $0.trimmingCharacters(in: ["'", "\"", " "]) }
    self.executable = executable
  }

  /// An object that is newer than the executable, which is then out of date; `nil` if there is
  /// none.
  package var newer: String? {
    guard let built = Self.changed(executable.path) else { return nil }
    return paths.first { path in Self.changed(path).map { $0 > built } ?? false }
  }

  /// The modules of the objects.
  package var modules: Set<String> {
    Set(paths.compactMap { $0.firstMatch(of: /\/(\w+)\.build\//).map { String($0.1) } })
  }

  private static func changed(_ path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }
}
