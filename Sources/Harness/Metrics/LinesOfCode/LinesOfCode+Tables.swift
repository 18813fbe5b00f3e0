import BenchmarkKit
import ComparedApps

extension LinesOfCode {
  /// Lines by family of roles, by flow and by scene, then the published tables.
  func tables(_ subjects: [Subject]) -> [Table] {
    let modules = subjects.map(\.module).uniqued
    return [
      byRole(modules, subjects), byFlow(modules, subjects), byScene(modules, subjects),
      correlationTable(modules, subjects),
    ].compactMap { $0 } + publishedTables(modules, subjects)
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
      "Physical lines as counted by wc -l; code lines exclude comments and blank lines.",
      """
      navigation: coordinators, routers, their removal, and link handlers; assembly: modules, \
      configurators, assemblies and factories; protocols: including inputs and outputs.
      """,
    ]
    for module in shared.map(\.module).uniqued {
      let files = shared.filter { $0.module == module }
      notes.append(
        """
        Shared by all architectures, and not counted above: \(module), \
        \(files.map(\.physical).sum.grouped) lines (\(files.map(\.code).sum.grouped) of code).
        """)
    }
    for subject in subjects.uniqued(by: \.module) {
      guard let parent = subject.parent, modules.contains(parent) else { continue }
      let (own, base) = (physicalLines(of: subject.module), physicalLines(of: parent))
      notes.append(
        """
        \(subjects.architecture(of: subject.module)) compared with \
        \(subjects.architecture(of: parent)): \((own - base).signed) physical lines.
        """)
    }
    return notes
  }

  private func physicalLines(of module: String) -> Int {
    files.filter { $0.module == module }.map(\.physical).sum
  }

  /// The code lines of an architecture.
  func codeLines(of module: String) -> Int {
    files.filter { $0.module == module }.map(\.code).sum
  }

  /// The lines of every role in every scene, one column per architecture.
  ///
  /// Files that belong to no scene are distinguished by their names.
  private func byScene(_ modules: [String], _ subjects: [Subject]) -> Table? {
    let counted = files.filter { modules.contains($0.module) }
    guard !counted.isEmpty else { return nil }
    func place(_ file: File) -> [String] {
      [file.scene == AppSources.applicationFolder ? file.name : file.scene, file.role]
    }
    let scenes = counted.map { place($0)[0] }.uniqued
    let roles = counted.map(\.role).uniqued
    let places = scenes.flatMap { scene in roles.map { [scene, $0] } }
    let byPlace = Dictionary(grouping: counted) { [$0.module] + place($0) }
    let byModule = Dictionary(grouping: counted, by: \.module)
    func comparison(_ module: String, in wanted: [String]? = nil) -> Table.Cell {
      let ours = wanted.map { byPlace[[module] + $0, default: []] } ?? byModule[module, default: []]
      guard !ours.isEmpty else { return .empty }
      let names = Set(ours.map { [$0.role, $0.name] })
      let known = published.filter { $0.module == module && names.contains([$0.role, $0.name]) }
      return .comparison(
        ours.map(\.physical).sum, published: known.isEmpty ? nil : known.map(\.physical).sum)
    }
    let existing = Set(counted.map(place))
    let rows = places.filter(existing.contains).map { wanted in
      wanted.map { .text($0) } + modules.map { comparison($0, in: wanted) }
    }
    let isPublished = published.contains { modules.contains($0.module) }
    return Table(
      name: "lines-by-scene", title: "Lines of code by scene and role",
      columns: [.init("scene or file", .text), .init("role", .text)]
        + modules.map { .init(subjects.architecture(of: $0), .comparison) },
      rows: rows + [[.text("Total"), .empty] + modules.map { comparison($0) }],
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
        "Physical lines of files with the same name in the published table.",
        """
        reversed: pairs of files in which the longer one in the published table is the shorter one \
        here. ‘A under B’: A is longer in the published table, B here.
        """,
      ])
  }
}
