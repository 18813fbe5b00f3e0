import BenchmarkKit
import BenchmarkMetrics

/// A row of the cross-check: sessions, and the two counts of their leaks.
package struct CrossCheckedRow {
  let sessions: CrossCheckedSessions
  /// The two counts; `nil` for sessions whose leaks cannot be counted, such as after a crash.
  let verdict: LeakCrossCheck.Verdict?

  fileprivate var cells: [Table.Cell] {
    guard let verdict else {
      return [.text(sessions.name)] + Array(repeating: .empty, count: 6)
        + [.text(sessions.exclusionReason ?? "")]
    }
    return [
      .text(sessions.name), .integer(verdict.ours.objects), .integer(verdict.ours.blocks),
      .integer(verdict.theirs.objects), .integer(verdict.theirs.sideTables),
      .integer(verdict.theirs.strings), .integer(verdict.theirs.others),
      .text(verdict.isAgreed ? "agree" : "DISAGREE"),
    ]
  }
}

extension [CrossCheckedRow] {
  /// A table of both counts.
  ///
  /// - Parameter sessions: The number of sessions per subject.
  package func table(sessions: Int) -> Table {
    Table(
      name: "cross-check", title: "Leaks counted by NavBench and by valgrind",
      columns: [
        .init("sessions of", .text), .init("leaked objects"), .init("leaked blocks"),
        .init("valgrind's objects"), .init("side tables"), .init("strings"), .init("others"),
        .init("counts", .text),
      ],
      rows: map(\.cells),
      notes: [
        "\(sessions) sessions per subject; for a defect, the events that trigger it.",
        """
        leaked objects, leaked blocks: counted by the census. Objects are instances of the app's \
        own classes; blocks are all heap objects, including closure contexts and storage.
        """,
        """
        valgrind's objects: definitely and indirectly lost blocks from swift_allocObject; must \
        equal leaked blocks.
        """,
        "side tables, strings, others: other lost blocks, which cannot hold objects of the app.",
      ])
  }

  /// Throws if any counts differ.
  package func checkAgreement() throws(Failure) {
    let disagreed = count { $0.verdict?.isAgreed == false }
    if disagreed > 0 { throw Failure(VerificationFailure.disagreements(rows: disagreed)) }
  }
}
