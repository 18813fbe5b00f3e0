import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation

/// Cross-checks leak counts against valgrind's.
struct Referee: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Let valgrind count what leaks, and compare with our own counts.",
    discussion: """
      Sessions of every subject, and every fault of the gallery, are run twice: once with our census, and once without
      it under valgrind. Both must find the same number of lost heap objects.

      EXAMPLES
        bench referee
        bench referee --sessions 100 --seed 7
        bench referee --subject MVC,MVP-C
        bench referee --fault L01,L02
      """.flowing)

  @OptionGroup var choice: RefereeChoice
  @OptionGroup var output: OutputOptions<TableFormat>
  @Option(help: "Rows at a time; each is a process under valgrind.")
  var jobs = Processors.available

  func validate() throws {
    if jobs < 1 { throw ValidationError("found --jobs \(jobs), expected 1 or more.") }
  }

  @MainActor func perform() throws {
    let rows = try choice.rows()
    let referee = try LeakReferee()
    let counted = rows.filter { $0.reasonToLeaveOut == nil }
    let verdicts = try referee.judge(counted, jobs: jobs) {
      if !output.isSilent { note("\($0) of \(counted.count) rows") }
    }
    let byName = Dictionary(uniqueKeysWithValues: zip(counted.map(\.name), verdicts))
    let table = Table(
      name: "referee", title: "Leaks, counted by us and by valgrind",
      columns: [
        .init("sessions of", .text), .init("leaked objects"), .init("leaked blocks"),
        .init("valgrind's objects"), .init("side tables"), .init("strings"), .init("others"),
        .init("counts", .text),
      ],
      rows: rows.map { cells($0, byName[$0.name]) },
      notes: [
        "\(choice.sessions) sessions a subject; of a fault, the events that bring it out.",
        "leaked: by our census; objects are instances of the app's own classes, blocks all heap objects, closures and storage too.",
        "valgrind's objects: definitely and indirectly lost blocks from swift_allocObject; as many as our leaked blocks, or it is a disagreement.",
        "side tables, strings, others: what valgrind finds lost besides; none of it can hold an object of ours.",
      ])
    try output.deliver([table])
    let disagreed = verdicts.count { !$0.isAgreed }
    guard disagreed == 0 else {
      throw Failure(
        .checkFailed,
        "in \(disagreed) rows valgrind counts otherwise than we do, expected none;"
          + " 'bench referee' with the row's --subject or --fault runs it alone.")
    }
  }

  private func cells(_ row: RefereedSessions, _ verdict: LeakReferee.Verdict?) -> [Table.Cell] {
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
