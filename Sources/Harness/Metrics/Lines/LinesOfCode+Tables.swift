import BenchmarkKit
import ComparedApps

extension LinesOfCode {
  /// Lines by family of roles for all architectures, the published tables, then the other roles.
  func tables(_ subjects: [Subject]) -> [Table] {
    let modules = subjects.map(\.module).uniqued
    let published = publishedTables(modules, subjects)
    let shown = published.isEmpty ? [] : (publishedTables ?? []).flatMap(\.roles)
    return [byRole(modules, subjects)] + [byFlow(modules, subjects)].compactMap { $0 } + published
      + roles(of: modules).filter { $0 != "Application" && !shown.contains($0) }.map {
        byScene($0, modules, subjects)
      } + [correlationTable(modules, subjects)].compactMap { $0 }
  }

  private func roles(of modules: [String]) -> [String] {
    files.filter { modules.contains($0.module) }.map(\.role).uniqued
  }

  private func byRole(_ modules: [String], _ subjects: [Subject]) -> Table {
    let counted = files.filter { modules.contains($0.module) }
    let families = RoleFamily.allCases.filter { family in
      counted.contains { RoleFamily(role: $0.role) == family }
    }
    return Table(
      name: "lines-by-role", title: "Lines of code by role",
      columns: [.init("architecture", .text)] + families.map { .init($0.rawValue) }
        + [.init("all"), .init("code lines"), .init("files")],
      rows: modules.map { module in
        let own = counted.filter { $0.module == module }
        return [.text(subjects.architecture(of: module))]
          + families.map { family in
            let chosen = own.filter { RoleFamily(role: $0.role) == family }
            return chosen.isEmpty ? .empty : .integer(chosen.map(\.physical).sum)
          }
          + [
            .integer(own.map(\.physical).sum), .integer(own.map(\.code).sum),
            .integer(own.count),
          ]
      },
      notes: notes(modules, subjects))
  }

  private func byFlow(_ modules: [String], _ subjects: [Subject]) -> Table? {
    guard let flows, !flows.isEmpty else { return nil }
    func lines(_ module: String, where isIncluded: (File) -> Bool) -> Table.Cell {
      .integer(files.filter { $0.module == module && isIncluded($0) }.map(\.physical).sum)
    }
    return Table(
      name: "lines-by-flow", title: "Lines of code by flow",
      columns: [.init("architecture", .text)] + flows.map { .init($0.name) }
        + [.init("shared by flows"), .init("navigation in flows")],
      rows: modules.map { module in
        let scenes = Set(flows.flatMap(\.scenes))
        return [.text(subjects.architecture(of: module))]
          + flows.map { flow in lines(module) { flow.scenes.contains($0.scene) } }
          + [
            lines(module) { !scenes.contains($0.scene) },
            lines(module) {
              scenes.contains($0.scene) && RoleFamily(role: $0.role) == .navigation
            },
          ]
      },
      notes: [
        "Physical lines of all files in the flow's scenes: "
          + flows.map { "\($0.name): \($0.scenes.joined(separator: ", "))" }
          .joined(separator: "; ") + "."
      ])
  }

  private func notes(_ modules: [String], _ subjects: [Subject]) -> [String] {
    var notes = [
      "Physical lines as counted by wc -l; code lines are without comments and blank lines.",
      """
      navigation: coordinators, routers, their removal, and link handlers; assembly: modules, \
      configurators, assemblies and factories; protocols: inputs and outputs, too.
      """,
    ]
    for module in shared.map(\.module).uniqued {
      let files = shared.filter { $0.module == module }
      notes.append(
        """
        Shared by all architectures, and not counted above: \(module), \
        \(files.map(\.physical).sum) lines (\(files.map(\.code).sum) of code).
        """)
    }
    for subject in subjects.uniqued(by: \.module) {
      guard let parent = subject.parent, modules.contains(parent) else { continue }
      let own = total(of: subject.module)
      let base = total(of: parent)
      notes.append(
        """
        \(subjects.architecture(of: subject.module)) compared with \
        \(subjects.architecture(of: parent)): \(own - base > 0 ? "+" : "")\(own - base) lines.
        """)
    }
    return notes
  }

  /// The physical lines of an architecture.
  func total(of module: String) -> Int {
    files.filter { $0.module == module }.map(\.physical).sum
  }

  private func byScene(_ role: String, _ modules: [String], _ subjects: [Subject]) -> Table {
    let having = modules.filter { module in
      files.contains { $0.module == module && $0.role == role }
    }
    let counted = files.filter { $0.role == role && having.contains($0.module) }
    // Files that belong to no scene are told apart by their names.
    let isByFile = counted.allSatisfy { $0.scene == AppSources.applicationFolder }
    let row: (File) -> String = isByFile ? { $0.name } : { $0.scene }
    func comparison(_ module: String, in name: String? = nil) -> Table.Cell {
      let ours = counted.filter { $0.module == module && (name == nil || row($0) == name) }
      guard !ours.isEmpty else { return .empty }
      let names = Set(ours.map(\.name))
      let known = published.filter {
        $0.module == module && $0.role == role && names.contains($0.name)
      }
      return .comparison(
        ours.map(\.physical).sum, published: known.isEmpty ? nil : known.map(\.physical).sum)
    }
    let isPublished = published.contains { having.contains($0.module) && $0.role == role }
    var rows = counted.map(row).uniqued.map { name in
      [.text(name)] + having.map { comparison($0, in: name) }
    }
    rows.append([.text("Total")] + having.map { comparison($0) })
    return Table(
      name: "lines-" + role.lowercased().replacing(" ", with: "-"), title: "Lines of code: \(role)",
      columns: [.init(isByFile ? "file" : "scene", .text)]
        + having.map { .init(subjects.architecture(of: $0), .comparison) },
      rows: rows,
      notes: isPublished
        ? ["Physical lines: ours / published (difference), if the file was published."] : [],
      totals: 1)
  }

  private func correlationTable(_ modules: [String], _ subjects: [Subject]) -> Table? {
    let rows = correlations.filter { modules.contains($0.module) }
    guard !rows.isEmpty else { return nil }
    return Table(
      name: "lines-correlation", title: "Correlation with the published lines of code",
      columns: [
        .init("architecture", .text), .init("role", .text), .init("files"), .init("Pearson"),
        .init("Spearman"), .init("pairs"), .init("reversed"), .init("examples", .text),
      ],
      rows: rows.map { row -> [Table.Cell] in
        [
          .text(subjects.architecture(of: row.module)), .text(row.role ?? "all"),
          .integer(row.count), .decimal(row.pearson, digits: 2),
          .decimal(row.spearman, digits: 2), row.order.map { .integer($0.pairs) } ?? .empty,
          row.order.map { .integer($0.disagreements.count) } ?? .empty,
          .text(row.role == nil ? "" : row.order?.examples ?? ""),
        ]
      },
      notes: [
        "Physical lines of files with the same name in the article.",
        """
        reversed: pairs of files in which the longer one in the article is the shorter one here. \
        ‘A under B’: A is longer in the article, B here.
        """,
      ])
  }
}
