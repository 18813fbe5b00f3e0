import BenchmarkKit

extension Leaks {
  static let headline = "Leaks: objects released late, early or never"

  /// The number of objects by verdict and subject.
  func verdictBars(_ subjects: [Subject]) -> Chart? {
    guard sessions > 0, !rows.isEmpty else { return nil }
    let bars = BarColumns(
      rows: subjects.map { subject in
        (subject.id, verdicts.map { Double(sum(of: $0, subject)) * 1000 / Double(sessions) })
      }, parts: verdicts.map(\.title), unit: "objects per 1,000 sessions")
    let (marks, height) = bars.drawing
    return Chart(
      name: "leaks", title: Self.headline, reading: LeakVerdict.definitions,
      summary: bars.summary, height: height, marks: marks)
  }

  /// The number of a subject's objects with a verdict.
  func sum(of verdict: LeakVerdict, _ subject: Subject) -> Int {
    rows.filter { $0.subject == subject.id }.map { $0[verdict] }.sum
  }
}
