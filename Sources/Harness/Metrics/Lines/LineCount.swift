import BenchmarkKit
import FootballGatherUI
import LineCounting
import Statistics

/// Counts the lines of architectures by role and scene, and those of the shared modules separately.
package struct LineCount: Sendable {
  /// The modules that every architecture uses; their lines count for no architecture.
  private static let sharedModules = [
    (name: "FootballGather", folder: "Domain"), (name: "FootballGatherUI", folder: "Screens"),
  ]

  private let architectures: [Architecture]

  /// Creates a counter; duplicate architectures are counted once.
  package init(_ architectures: [Architecture]) {
    var seen: Set<String> = []
    self.architectures = architectures.filter { seen.insert($0.module).inserted }
  }

  /// Counts the files in an app's folder.
  ///
  /// - Throws: `SourceTreeError`, with the path, if a folder is missing or a file cannot be read.
  package func run(sources: String) throws -> LinesOfCode {
    let files = try architectures.flatMap { architecture in
      try Self.files(
        of: architecture.module, at: "\(sources)/Architectures/\(architecture.module)",
        roles: RoleAssignment(architecture.roles.map { Role($0.name, suffixes: [$0.suffix]) }))
    }
    let shared = try Self.sharedModules.flatMap { module in
      try Self.files(of: module.name, at: "\(sources)/\(module.folder)", roles: .none)
    }
    let published = published(for: files)
    return LinesOfCode(
      files: files, shared: shared, published: published,
      correlations: try correlations(files, published))
  }

  private static func files(
    of module: String, at path: String, roles: RoleAssignment
  ) throws -> [LinesOfCode.File] {
    try SourceTree(at: path, roles: roles).files.map { file in
      LinesOfCode.File(
        module: module, scene: file.scene?.rawValue ?? "", role: file.role?.name ?? "",
        name: String(file.name.dropLast(".swift".count)), physical: file.counts.physical,
        code: file.counts.codeAsCloc,
        comment: file.counts.comment - file.counts.emptyInComments,
        blank: file.counts.blank + file.counts.emptyInComments + file.counts.emptyInLiterals)
    }
  }

  /// The article's values for files with the same name in the same architecture.
  private func published(for files: [LinesOfCode.File]) -> [LinesOfCode.Published] {
    files.compactMap { file in
      guard let name = architectures.first(where: { $0.module == file.module })?.name,
        let physical = PublishedLines.physical(of: file.name, in: name)
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

  /// `nil` for fewer than three files, whose order is not informative.
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
