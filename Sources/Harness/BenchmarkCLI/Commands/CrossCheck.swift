import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation

/// Cross-checks leak counts against valgrind's.
struct CrossCheck: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Cross-check the leak counts with valgrind.",
    discussion: """
      Sessions of every subject, and every defect of the gallery, are run twice: once with the leak census, and once without
      it under valgrind. Both must find the same number of lost heap objects; otherwise the command exits with 1.

      EXAMPLES
        bench verify cross-check
        bench verify cross-check --sessions 100 --seed 7
        bench verify cross-check --subjects MVC,MVP-C
        bench verify cross-check --defects L01,L02
      """.flowing)

  @OptionGroup var choice: CrossCheckChoice
  @OptionGroup var output: OutputOptions<TableFormat>
  @OptionGroup var workers: JobOptions

  @MainActor func perform() throws {
    let rows = try choice.rows()
    let check = try LeakCrossCheck()
    let counted = rows.filter { $0.reasonToLeaveOut == nil }
    let verdicts = try check.judge(counted, jobs: workers.jobs) {
      if !output.isSilent { note("\($0) of \(counted.count) rows") }
    }
    let byName = Dictionary(uniqueKeysWithValues: zip(counted.map(\.name), verdicts))
    let table = Table(
      name: "cross-check", title: "Leaks counted by NavBench and by valgrind",
      columns: [
        .init("sessions of", .text), .init("leaked objects"), .init("leaked blocks"),
        .init("valgrind's objects"), .init("side tables"), .init("strings"), .init("others"),
        .init("counts", .text),
      ],
      rows: rows.map { cells($0, byName[$0.name]) },
      notes: [
        "\(choice.sessions) sessions per subject; for a defect, the events that trigger it.",
        "leaked: by the census; objects are instances of the app's own classes, blocks are all heap objects, with closures and storage.",
        "valgrind's objects: definitely and indirectly lost blocks from swift_allocObject; they must equal the leaked blocks.",
        "side tables, strings, others: other lost blocks; none of them can hold an object of the app.",
      ])
    try output.deliver([table])
    let disagreed = verdicts.count { !$0.isAgreed }
    if disagreed > 0 { throw Failure(CommandFailure.disagreements(rows: disagreed)) }
  }

  private func cells(_ row: RefereedSessions, _ verdict: LeakCrossCheck.Verdict?) -> [Table.Cell] {
    guard let verdict else {
      return [.text(row.name)] + Array(repeating: .empty, count: 6)
        + [.text(row.reasonToLeaveOut ?? "")]
    }
    return [
      .text(row.name), .integer(verdict.ours.objects), .integer(verdict.ours.blocks),
      .integer(verdict.theirs.objects), .integer(verdict.theirs.sideTables),
      .integer(verdict.theirs.strings), .integer(verdict.theirs.others),
      .text(verdict.isAgreed ? "agree" : "DISAGREE"),
    ]
  }
}
