import BenchmarkKit
import FootballGatherUI

extension BuildTimes.Target {
  /// The build targets, one per architecture.
  ///
  /// - Parameter sources: The app's folder.
  /// - Throws: `SourceTreeError`, with the path, if a folder is missing or a file cannot be read.
  package static func all(_ architectures: [Architecture], sources: String) throws -> [Self] {
    let files = try LineCount(architectures).run(sources: sources).files
    return architectures.compactMap { architecture in
      let own = files.filter { $0.module == architecture.module }
      guard let largest = own.max(by: { ($0.physical, $1.name) < ($1.physical, $0.name) }) else {
        return nil
      }
      return Self(
        module: architecture.module, files: own.count, codeLines: own.map(\.code).reduce(0, +),
        editedFile: "\(largest.scene)/\(largest.name).swift")
    }
  }
}
