import BenchmarkKit
import Statistics

extension PrintedDefects: RunSection {
  package static let id = MetricID("printedDefects")
  package static let title = "Printed defects"

  package func withConclusions(in run: Run) -> PrintedDefects {
    PrintedDefects(rows: rows.map { $0.findings == nil ? $0.completed(from: run) : $0 })
  }

  package func tables(in run: Run) -> [Table] {
    guard !rows.isEmpty else { return [] }
    return [
      Table(
        name: "printed-defects", title: "Defects in published code, reproduced by subjects",
        columns: [
          .init("defect", .text), .init("subject", .text), .init("what happens", .text),
          .init("findings"), .init("abandoned"), .init("slope"), .init("held by", .text),
          .init("shown by", .text),
        ],
        rows: rows.map { row in
          [
            .text(row.id), .text(row.subject), .text(row.summary),
            row.findings.map { .integer($0) } ?? .empty,
            row.types.isEmpty ? .empty : row.abandoned.map { .integer($0) } ?? .empty,
            row.growingType == nil ? .empty : row.slope.map { .decimal($0, digits: 3) } ?? .empty,
            .text(row.holders), .text(row.replay ?? row.cycle.map { "'\($0)', repeated" } ?? ""),
          ]
        },
        notes: [
          """
          findings: the sessions, links and exit paths that show the defect; they do not make the \
          run fail. abandoned: objects that it leaves behind, in all sessions. slope: objects that \
          each repetition of a cycle of actions adds.
          """
        ] + different)
    ]
  }
}

extension PrintedDefects {
  private var different: [String] {
    let subjects = rows.filter { ($0.findings ?? 0) > 0 }.map(\.subject).uniqued { $0 }
    guard !subjects.isEmpty else { return [] }
    return [
      """
      Not timed or counted, because they show different screens and so do different work: \
      \(subjects.joined(separator: ", ")).
      """
    ]
  }
}

extension PrintedDefects.Row {
  /// The first reference that holds the objects, and the number of others.
  fileprivate var holders: String {
    guard let references, let first = references.first else { return "" }
    return references.count == 1 ? first : "\(first) and \(references.count - 1) more"
  }

  fileprivate func completed(from run: Run) -> Self {
    var row = self
    let found = run.findings.filter { $0.defect == id && $0.subject == subject }
    row.findings = found.map { $0.sessions ?? 1 }.sum
    let traces = (run.leaks?.defects ?? []).filter { trace in
      trace.subject == subject && trace.objects.contains(where: isSign)
    }
    row.abandoned = traces.map { $0.objects.filter(isSign).map(\.count).sum }.sum
    row.slope =
      run.leaks?.growth.first {
        $0.subject == subject && $0.type == growingType && $0.cycle == cycle
      }?.slope
    row.references = Set(traces.flatMap(\.suspects)).sorted()
    row.replay = found.first?.replay ?? traces.first?.replay
    return row
  }

  private func isSign(_ objects: Leaks.Objects) -> Bool {
    objects.verdict == .abandoned && types.contains(objects.type)
  }
}
