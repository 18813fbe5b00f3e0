import BenchmarkKit
import DefectGallery
import OtherTools
import struct RandomUsers.Finding

extension [ToolScore] {
  /// Tables of each tool's findings: by kind of defect, and defect by defect.
  package var tables: [Table] { [summary, details] }

  private var summary: Table {
    let kinds = ToolScore.groups
    let counts = kinds.map { "\($0.name): \($0.defects.count.counted("defect"))" }
    return Table(
      name: "other-tools", title: "NavBench compared with other tools, on the gallery of defects",
      columns: [.init("tool", .text)] + kinds.map { .init($0.name) } + [
        .init("all"), .init("false positives"), .init("ms/session"), .init("time ratio"),
        .init("ms/start"),
      ],
      rows: map(\.row),
      notes: [
        """
        \(counts.joined(separator: ", ")). Every tool gets the events that trigger the defect.
        """,
        """
        false positives: complaints about \(GalleryForm.harmless.count) apps without a defect: the \
        fixed ones and the leak-free ones.
        """,
        """
        screens: the tool is installed once, and watches only screens. all objects: every class of \
        the app registers its instances, and limits are the fixed app's largest counts, so that \
        the fixed app never causes a false positive.
        """,
        """
        ms/session, time ratio: processor time of a session of an app without a defect, and its \
        ratio to the session alone; empty for tools whose cost lies in the app's classes. \
        Snapshots are texts: drawing and comparing pictures would take longer. ms/start: the time \
        that does not depend on the number of events, such as for copying the process and reading \
        its symbols, or for starting one process for all sessions.
        """,
      ])
  }

  private var details: Table {
    Table(
      name: "other-tools-defects", title: "Defects found by each tool",
      columns: [.init("defect", .text)] + map { .init($0.tool, .text) },
      rows: DefectGallery.defects.map { defect in
        [.text(defect.id)]
          + map { score in
            if score.found[defect.id] != nil { return .text("found") }
            return .text(score.unreached.contains(defect.id) ? "ends" : "-")
          }
      },
      notes: ["ends: the process ends before the tool can complain."])
  }
}

extension ToolScore {
  fileprivate var row: [Table.Cell] {
    var cells: [Table.Cell] = [.text(tool)]
    cells += Self.groups.map { .integer(count(in: $0.defects)) }
    cells += [.integer(found.count), .integer(falsePositives.count)]
    guard let cost else { return cells + [.empty, .empty, .empty] }
    return cells + [
      .decimal(cost.seconds * 1e3, digits: 2), .decimal(cost.ratio, digits: 1),
      .decimal(cost.start * 1e3, digits: 1),
    ]
  }

  /// The defects, in groups whose findings are of related kinds.
  fileprivate static let groups: [(name: String, defects: [Defect])] = [
    ("leaked", [Finding.Kind.leak]), ("abandoned", [.abandoned]),
    ("released late", [.releasedLate]), ("released early", [.releasedEarly]),
    ("crash, hang", [.crash, .hang]),
  ].map { name, kinds in (name, DefectGallery.defects.filter { kinds.contains($0.verdict) }) }

  private func count(in defects: [Defect]) -> Int {
    defects.count { found[$0.id] != nil }
  }
}
