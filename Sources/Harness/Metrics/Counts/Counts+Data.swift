import BenchmarkKit

extension Counts {
  package func data(in run: Run) -> [DataTable] {
    [
      DataTable(
        "counts", title: "Runtime operations by phase and kind of event",
        columns: [
          .subject,
          .init("phase", .string, "launch, event, lookup (part of event) or teardown."),
          .init("event", .string, "The kind of event; empty for other phases."),
          .init("times", .integer, "The number of launches, events or teardowns."),
          .init("allocations", .integer, "Allocated heap blocks, in total."),
          .init("bytes", .integer, unit: "B", "Requested bytes, before the allocator rounds up."),
          .init("retains", .integer, "Retains of strong references."),
          .init("releases", .integer, "Releases of strong references."),
        ],
        rows: rows.map { row in
          [
            .text(row.subject), .text(row.phase.rawValue),
            row.event.isEmpty ? .missing : .text(row.event), .integer(row.times),
          ] + row.operations.named.map { .integer($0.value) }
        })
    ]
  }
}
