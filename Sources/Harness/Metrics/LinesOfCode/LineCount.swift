import AppArchitecture
import BenchmarkKit
import ComparedApps
import LineCounting
import Statistics

/// Counts the lines of architectures by role and scene, and the lines of shared modules separately.
package struct LineCount: Sendable {
  private let architectures: [Architecture]
  private let app: any App

  /// Creates a counter of an app's architectures; duplicates are counted once.
  package init(_ architectures: [Architecture], of app: any App) {
    self.app = app
    self.architectures = architectures.uniqued(by: \.module)
  }

  /// Counts the lines of the files in a `Sources` folder.
  ///
  /// - Throws: `SourceTreeError`, with the path, if a folder is missing or a file cannot be read.
  package func run(sources: String) throws -> LinesOfCode {
    let files = try architectures.flatMap { architecture in
      try self.files(
        of: architecture.module, at: "\(sources)/\(app.sources.folder(of: architecture.module))",
        roles: RoleAssignment(architecture.roles.map { Role($0.name, suffixes: [$0.suffix]) }))
    }
    let shared = try app.sources.shared.flatMap { module in
      try self.files(of: module.name, at: "\(sources)/\(module.folder)", roles: .none)
    }
    let published = published(for: files)
    return LinesOfCode(
      files: files, shared: shared, flows: app.sources.flows, published: published,
      publishedTables: app.publishedTables, correlations: try correlations(files, published))
  }

  private func files(
    of module: String, at path: String, roles: RoleAssignment
  ) throws -> [LinesOfCode.File] {
    try SourceTree(at: path, roles: roles).files.map { file in
      LinesOfCode.File(
        module: module, scene: app.sources.folder(ofFile: file.relativePath) ?? "",
        role: file.role?.name ?? "",
        name: String(file.name.dropLast(".swift".count)), physical: file.counts.physical,
        code: file.counts.codeAsCloc,
        comment: file.counts.commentAsCloc, blank: file.counts.blankAsCloc)
    }
  }

  /// The published values for files with the same name in the same architecture.
  private func published(for files: [LinesOfCode.File]) -> [LinesOfCode.Published] {
    files.compactMap { file in
      guard let name = architectures.first(where: { $0.module == file.module })?.name,
        let physical = app.publishedTables.lazy.compactMap({ $0.lines(of: file.name, in: name) })
          .first
      else { return nil }
      return LinesOfCode.Published(
        module: file.module, role: file.role, name: file.name, physical: physical)
    }
  }

  /// The correlations over all files of an architecture, then role by role.
  private func correlations(
    _ files: [LinesOfCode.File], _ published: [LinesOfCode.Published]
  ) throws -> [LinesOfCode.Correlation] {
    var correlations: [LinesOfCode.Correlation] = []
    for architecture in architectures {
      let theirs = published.filter { $0.module == architecture.module }
      var roles: [String?] = [nil]
      for row in theirs where !roles.contains(row.role) { roles.append(row.role) }
      correlations += try roles.compactMap { role in
        try correlation(files, theirs.filter { role == nil || $0.role == role }, role: role)
      }
    }
    return correlations
  }

  /// The correlation for a role; `nil` for fewer than three files, whose order is not informative.
  private func correlation(
    _ files: [LinesOfCode.File], _ theirs: [LinesOfCode.Published], role: String?
  ) throws -> LinesOfCode.Correlation? {
    guard theirs.count >= 3 else { return nil }
    let ours = theirs.map { row in
      files.first { $0.module == row.module && $0.name == row.name }?.physical ?? 0
    }
    let correlation = try Correlation(
      of: ours.map(Double.init), with: theirs.map { Double($0.physical) })
    return LinesOfCode.Correlation(
      module: theirs[0].module, role: role, count: correlation.count,
      pearson: correlation.pearson, spearman: correlation.spearman)
  }
}
