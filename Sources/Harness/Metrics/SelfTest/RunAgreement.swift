import BenchmarkKit

extension SelfTest.Agreement {
  /// An error thrown when two runs cannot be compared.
  package struct Incomparable: Error, CustomStringConvertible, Sendable {
    /// The error message: the missing or different data, and the remedy.
    package let description: String
  }

  /// Compares the times of two runs, pair by pair.
  ///
  /// - Throws: `Incomparable` unless both have verdicts on the same pairs with the same baseline.
  package init(_ first: Run, _ second: Run) throws(Incomparable) {
    guard let one = first.dispatch, let other = second.dispatch else {
      throw Incomparable(
        description:
          """
          found a run without times per event, expected times in both runs. Use runs of the plan \
          'default'.
          """
      )
    }
    guard one.baseline == other.baseline else {
      throw Incomparable(
        description:
          "found the baselines '\(one.baseline)' and '\(other.baseline)', expected the same"
          + " baseline in both runs. Use runs of the same plan.")
    }
    self.init(one, other, names: [first.date, second.date])
    guard !self.rows.isEmpty else {
      throw Incomparable(
        description:
          """
          found no pair with a verdict in both runs, expected at least one. Use runs of the same \
          subjects with 9 or more launches.
          """
      )
    }
  }

  /// Compares two runs with the same baseline, pair by pair.
  package init(_ first: Dispatch, _ second: Dispatch, names: [String]) {
    let rows = first.rows.compactMap { row -> Row? in
      guard let verdict = row.comparison?.verdict,
        let same = second.rows.first(where: { $0.subject == row.subject }),
        let other = same.comparison?.verdict
      else { return nil }
      return Row(
        subject: row.subject, first: row.ratio, second: same.ratio, firstVerdict: verdict,
        secondVerdict: other)
    }
    self.init(baseline: first.baseline, dates: names, rows: rows)
  }
}
