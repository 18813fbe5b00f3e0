import BenchmarkKit
import Statistics

extension Instructions {
  package static let figures: [Figure] = [
    Figure(
      "instructions", title: "instructions per event", heading: "instr./event", digits: 1,
      threshold: 0.001,
      comparison: .counts { counts($0, $1, "instructions per event") { $0.total } }
    ) { run, subject in row(run, subject).map { Estimate(exact: $0.total) } }
    .inOverview(
      "instr. ratio",
      note: { "instr. ratio: instructions per event, relative to \($0.plan.baseline)." }
    ) { run, subject in
      guard let own = row(run, subject),
        let base = run.instructions?.rows.first(where: { $0.subject == run.plan.baseline })
      else { return .empty }
      return .decimal(own.total / base.total, digits: 2)
    }
    .noted { run in
      run.instructions.map {
        """
        instr.: all instructions; own instr.: instructions of the architecture's own code; over \
        \($0.sessions) sessions.
        """
      }
    }.chosen(for: "few instructions per event"),
    Figure(
      "ownInstructions", title: "instructions per event in the architecture's code",
      heading: "own instr./event", digits: 1, threshold: 0.001, criterion: nil,
      comparison: .counts {
        counts($0, $1, "instructions of the architecture") { $0[.architecture].total }
      }
    ) { run, subject in row(run, subject).map { Estimate(exact: $0[.architecture].total) } },
  ]

  private static func row(_ run: Run, _ subject: Subject) -> Instructions.Row? {
    run.instructions?.rows.first { $0.subject == subject.id }
  }

  private static func counts(
    _ run: Run, _ subject: Subject, _ title: String, _ count: (Instructions.Row) -> Double
  ) -> Figure.Counts? {
    guard let instructions = run.instructions, let row = row(run, subject) else { return nil }
    return Figure.Counts(
      work: run.plan.seeds.prefix(1) + [
        "\(instructions.sessions)", "\(instructions.eventsPerSession)",
      ],
      values: [title: count(row)])
  }
}
