import BenchmarkKit
import ComparedApps

/// Lines of source by file, with each file's scene and role. Exact.
package struct LinesOfCode: Codable, Sendable {
  /// One source file.
  package struct File: Codable, Hashable, Sendable {
    /// The architecture's module, or a module that all architectures share.
    package let module: String
    /// The folder: a scene, or `Application`.
    package let scene: String
    /// The role of the file, such as `Presenters`.
    package let role: String
    /// The file's name, without its extension.
    package let name: String
    /// Physical lines, as counted by `wc -l` and by the published tables.
    package let physical: Int
    package let code: Int
    package let comment: Int
    package let blank: Int
  }

  /// A published value: the physical lines of the file with the same name.
  package struct Published: Codable, Hashable, Sendable {
    package let module: String
    package let role: String
    package let name: String
    package let physical: Int
  }

  /// The correlation of our lines with the published ones, over files with the same name.
  package struct Correlation: Codable, Hashable, Sendable {
    package let module: String
    /// The role of the files; `nil` for all roles together.
    package var role: String?
    package let count: Int
    package let pearson: Double
    package let spearman: Double
    /// The order of the files, compared with the published one; absent until the run is finished.
    package var order: PublishedFileOrder?
  }

  /// Files of the architectures, in the order of the catalogue.
  package var files: [File]
  /// Files used by every architecture: the domain and the bare screens.
  package var shared: [File]
  /// The app's flows; absent in files of earlier versions.
  package var flows: [AppSources.Flow]?
  package var published: [Published]
  /// The source's own tables; absent in files of earlier versions.
  package var publishedTables: [PublishedTable]?
  package var correlations: [Correlation]
}
