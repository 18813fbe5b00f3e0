import BenchmarkKit

extension Leaks {
  /// The number of objects by verdict and subject.
  func verdictBars(_ subjects: [Subject]) -> Chart? {
    guard sessions > 0, !rows.isEmpty else { return nil }
    let bars = StackedBars(
      rows: subjects.map { subject in
        let own = rows.filter { $0.subject == subject.id }
        return (
          subject.name,
          verdicts.map { verdict in
            Double(own.map { $0[keyPath: verdict.count] }.sum) * 1000 / Double(sessions)
          }
        )
      }, parts: verdicts.map(\.name), unit: "objects per 1,000 sessions")
    let (marks, height) = bars.drawing
    return Chart(
      name: "leaks", title: "Objects that lived too long, or not long enough",
      reading:
        "Leaked: alive after the app. Abandoned: alive without their screen until its end. Late: released by a"
        + " later event. Premature: gone although their screen was there.",
      summary: bars.summary, height: height, marks: marks)
  }
}
