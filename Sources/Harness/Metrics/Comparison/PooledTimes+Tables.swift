import BenchmarkKit
import Statistics

extension PooledTimes {
  /// Tables of the ratios over all machines, of each machine's ratios, and of the machines.
  package var tables: [Table] { [summary, details.placed(.folded), list.placed(.folded)] }

  private var summary: Table {
    Table(
      name: "pooled-times", title: "Time per event on several machines: ratio to \(baseline)",
      columns: [
        .init("subject", .text), .init("machines"), .init("lowest"), .init("highest"),
        .init("mean over machines", .estimate), .init("another machine, from"),
        .init("another machine, to"), .init("between machines, %"), .init("I², %"),
      ],
      rows: rows.map { row in
        [
          .text(row.subject), .integer(row.ratios.count), decimal(row.lowest), decimal(row.highest),
          Table.Cell(row.pooled?.ratio, digits: 3), decimal(row.pooled?.prediction.lower),
          decimal(row.pooled?.prediction.upper), decimal(row.pooled.map { $0.deviation * 100 }, 1),
          decimal(row.pooled.map { $0.inconsistency * 100 }, 0),
        ]
      }, notes: notes)
  }

  /// The overview's column of time ratios, such as `1.05–1.11`.
  ///
  /// A subject that was measured on only some of the machines has no range, but keeps its interval.
  /// `nil` if all runs are from one machine.
  var overviewColumn: Figure.OverviewColumn.Machines? {
    guard machines.count > 1 else { return nil }
    let isPartial = rows.contains { $0.ratios.count < machines.count }
    return Figure.OverviewColumn.Machines(
      note: """
        time ratio: time per event, relative to \(baseline); the range over \
        \(machines.count.counted("machine"))\(isPartial ? ", or this run's 95 % interval" : "").
        """
    ) { subject in
      guard let row = rows.first(where: { $0.subject == subject.id }),
        row.ratios.count == machines.count
      else { return nil }
      let ends = [row.lowest, row.highest].compactMap { $0?.fixed(2) }
      return .text(ends.uniqued.joined(separator: "–"))
    }
  }

  private func decimal(_ value: Double?, _ digits: Int = 3) -> Table.Cell {
    value.map { .decimal($0, digits: digits) } ?? .empty
  }

  /// Whether any subject ran on enough machines to predict its ratio on another one.
  private var isPooled: Bool { rows.contains { $0.pooled != nil } }

  private var notes: [String] {
    let range = "lowest, highest: the range of the measured ratios."
    guard isPooled else {
      return [
        """
        The ratio on another machine cannot be predicted from \
        \(machines.count.counted("machine")). Pool runs from \(Self.fewestMachines) or more \
        machines.
        """, range,
      ]
    }
    return [
      range,
      """
      mean over machines: the estimate of a random-effects model with the Paule–Mandel variance, \
      and the 95 % Hartung–Knapp interval for the mean over similar machines.
      """,
      """
      another machine: the 95 % prediction interval (Higgins et al.) for the ratio on another \
      similar machine.
      """,
      """
      between machines: the standard deviation of the machines' true ratios. I²: the fraction of \
      the variation that is due to machines, not to chance.
      """,
    ]
  }

  private var details: Table {
    Table(
      name: "pooled-times-machines", title: "Time per event by machine: ratio to \(baseline)",
      columns: [
        .init("subject", .text), .init("machine", .text), .init("runs"), .init("ratio", .estimate),
      ],
      rows: rows.flatMap { row in
        row.ratios.map { ratio in
          [
            .text(row.subject), .text(ratio.machine), .integer(ratio.runs),
            Table.Cell(ratio.ratio, digits: 3),
          ]
        }
      },
      notes: [
        """
        95 % intervals, \(IntervalScope.runs); several runs on one machine are combined in a \
        random-effects model.
        """
      ])
  }

  private var list: Table {
    Table(
      name: "pooled-machines", title: "Machines",
      columns: [
        .init("machine", .text), .init("processor", .text), .init("family", .text),
        .init("model", .text), .init("stepping", .text), .init("hypervisor", .text),
        .init("kernel", .text), .init("runs"), .init("newest", .text),
      ],
      rows: machines.map { machine in
        let (system, processor) = (
          machine.fingerprint.machine, machine.fingerprint.machine.processor
        )
        return [
          .text(machine.id), .text(machine.processor), .text(processor.family ?? ""),
          .text(processor.model ?? ""), .text(processor.stepping ?? ""),
          .text(system.hypervisor ?? ""), .text(system.kernel), .integer(machine.dates.count),
          .text(machine.dates.max() ?? ""),
        ]
      }, notes: ["'bench doctor' prints a machine's identifier and all its properties."])
  }
}
