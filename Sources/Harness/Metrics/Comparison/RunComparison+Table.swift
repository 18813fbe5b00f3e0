import BenchmarkKit
import Statistics

extension RunComparison {
  /// The metrics that changed, and the times of different machines side by side.
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
      return notes + ["Worse: an increase over \(thresholds.joined(separator: ", "))."]
    }
    let sampled = machines.permitsTimes ? "2 % in sampled metrics or " : ""
    return notes + ["Worse: an increase over \(sampled)0.1 % in instructions, or any in counts."]
  }

  /// The reason why times are judged or not.
  private var timeNote: String {
    switch machines {
    case .sameBinary:
      """
      The runs are of the same binary on the same machine, so a difference in times is due to \
      chance or load, not to code. \(Self.jointIntervals)
      """
    case .sameMachine:
      """
      The runs are of two binaries on the same machine. Unless launches ran the code in orders of \
      their own, the order of unchanged code can differ, too. \(Self.jointIntervals)
      """
    case .otherMachine:
      """
      Times are shown side by side but not judged, because the runs are from different machines: \
      \(machineDifferences.joined(separator: ", ")).
      """
    case .unknownMachine:
      """
      Times are shown side by side but not judged: a run without a stored fingerprint counts as a \
      run of another machine.
      """
    }
  }

  private static let jointIntervals = "Intervals of new over base hold jointly for all subjects."
}
