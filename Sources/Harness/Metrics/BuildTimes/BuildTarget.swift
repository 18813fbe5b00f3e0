import AppArchitecture
import BenchmarkKit
import ComparedApps
import Foundation

extension BuildTimes.Target {
  /// The build targets, one per architecture; the edited file is the largest that has a function.
  ///
  /// - Parameter sources: The `Sources` folder.
  /// - Throws: `SourceTreeError`, with the path, if a folder is missing or a file cannot be read.
  package static func all(
    _ architectures: [Architecture], of app: some App, sources: String
  ) throws -> [Self] {
    let files = try LineCount(architectures, of: app).run(sources: sources).files
    return try architectures.compactMap { architecture in
      let own = files.filter { $0.module == architecture.module }
      let folder = "\(sources)/\(app.sources.folder(of: architecture.module))"
      let fromLargest = own.sorted { ($1.physical, $0.name) < ($0.physical, $1.name) }
      // Some files, such as those of models, may contain no function.
      let largest = try fromLargest.first { file in
        let path = "\(folder)/\(file.scene)/\(file.name).swift"
        return SourceEdit.body(of: try String(contentsOfFile: path, encoding: .utf8), number: 0)
          != nil
      }
      guard let largest else { return nil }
      return Self(
        module: architecture.module, files: own.count, codeLines: own.map(\.code).reduce(0, +),
        editedFile: "\(largest.scene)/\(largest.name).swift")
    }
  }
}
