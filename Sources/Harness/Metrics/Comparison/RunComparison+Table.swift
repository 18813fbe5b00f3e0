import BenchmarkKit
import Foundation
import Statistics

extension RunComparison {
  /// The metrics that changed and, side by side, the times measured on different machines.
  ///
  /// - Parameter thresholds: The thresholds as the user gave them; empty for the defaults.
  package func table(thresholds: [String]) -> Table {
    let shown = rows.filter { $0.verdict != .same }
    return Table(
      name: "comparison", title: "Changed metrics",
      columns: [
        .init("subject", .text), .init("metric", .text), .init("base", .estimate),
        .init("new", .estimate), .init("new over base", .estimate), .init("verdict", .text),
      ],
      rows: shown.map { row in
        [
          .text(row.subject), .text(row.title), cell(row.base, row.baseEstimate),
          cell(row.new, row.newEstimate), Table.Cell(row.ratio, digits: 3),
          .text(row.verdict.rawValue),
        ]
      }, notes: notes(thresholds))
  }

  /// One check per compared metric of each subject; a check fails if the metric is worse.
  package var checks: [Check] {
    rows.map { row in
      let change = "from \(Self.number(row.base)) to \(Self.number(row.new))"
      let failure = Check.Failure(
        kind: row.verdict.rawValue, message: "\(row.title) of \(row.subject) changed \(change).")
      return Check(
        group: row.figure, name: "\(row.subject): \(row.title)",
        failures: row.verdict == .worse ? [failure] : [],
        skipped: [.notJudged, .notResolved].contains(row.verdict) ? row.verdict.rawValue : nil)
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : String(format: "%.3f", value)
  }

  private func cell(_ value: Double, _ estimate: Estimate?) -> Table.Cell {
    estimate.map { Table.Cell($0, digits: 3) } ?? .decimal(value, digits: 0)
  }

  private func notes(_ thresholds: [String]) -> [String] {
    let unchanged = rows.count { $0.verdict == .same }
    var notes = ["\(judged.count) metrics compared, \(unchanged) unchanged. Counts are exact."]
    if rows.contains(where: { $0.newEstimate != nil }) {
      notes += [
        """
        Times are ratios to the baseline of their own run; each interval is \
        \(IntervalScope.runs).
        """, timeNote,
      ]
    }
    guard thresholds.isEmpty else {
      return notes + [
        """
        Worse: an increase above the threshold (\(thresholds.joined(separator: ", "))); all other \
        metrics use the default thresholds.
        """
      ]
    }
    let sampled = machines.permitsTimes ? "2 % in sampled metrics or " : ""
    return notes + [
      """
      Worse: an increase of more than \(sampled)0.1 % in instructions, or any increase in counts.
      """
    ]
  }

  /// An explanation of whether times are judged, and why.
  private var timeNote: String {
    switch machines {
    case .sameBinary:
      """
      The runs are of the same binary on the same machine, so a difference in times is due to \
      chance or load, not to code. \(Self.jointIntervals)
      """
    case .sameMachine:
      """
      The runs are of two binaries on the same machine. Unless each launch ran the code in an \
      order of its own, the order of unchanged code can differ, too. \(Self.jointIntervals)
      """
    case .otherMachine:
      """
      Times are shown side by side but not judged, because the runs are from different machines: \
      \(machineDifferences.joined(separator: ", ")).
      """
    case .unknownMachine:
      """
      Times are shown side by side but not judged: a run without a stored fingerprint counts as a \
      run from another machine.
      """
    }
  }

  private static let jointIntervals =
    "The intervals of the ratios of new to base hold jointly for all subjects."
}
