import BenchmarkKit

extension MetricID {
  package static let deepLinks = MetricID("deepLinks")
}

extension Run {
  package var deepLinks: DeepLinks? {
    get { self[DeepLinks.self] }
    set { self[DeepLinks.self] = newValue }
  }
}

extension DeepLinks: RunSection {
  package static let id = MetricID.deepLinks
  package static let title = "Deep links"
  package static let terms = [
    Term(
      "Deep links",
      "Every link in every state, cold and warm, by link and by notification. Reached: on a screen that was made for it. Kept: on one"
        + " that was there, the same objects as before. Parked: waited until the players were known, then led there. Ignored: nothing,"
        + " as specified. Everything else is a finding: swallowed, re-created (a screen that had to be kept is another object), astray"
        + " or failed."
    )
  ]

  package func tables(in run: Run) -> [Table] {
    [
      table(run.subjects), matrix(run.subjects).placed(.appendix),
      cells(run.subjects).placed(.file),
    ]
  }

  package func checks(in run: Run) -> [Check] { checkPerSubject(in: run) }
}
