import BenchmarkKit

extension Instructions {
  /// The instructions per event, by layer.
  func layerBars(_ subjects: [Subject]) -> Chart? {
    guard !rows.isEmpty else { return nil }
    let bars = BarColumns(
      rows: rows.map { row in
        (row.subject, Layer.allCases.map { row[$0].total })
      }, parts: Layer.allCases.map(\.rawValue), unit: "instructions per event")
    let (marks, height) = bars.drawing
    return Chart(
      name: "instructions", title: "Instructions per event by layer",
      reading:
        """
        The first part is the architecture's own; the other parts are code that all subjects \
        share.
        """,
      summary: bars.summary, height: height, marks: marks)
  }
}
