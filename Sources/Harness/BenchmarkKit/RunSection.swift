/// A part of a run's results that describes and presents itself, such as the results of one metric.
///
/// Every report is made of sections, and knows nothing else about metrics.
package protocol RunSection: Codable, Sendable {
  /// The key in `run.json`; also the metric's name in plans, on the command line and in links.
  static var id: MetricID { get }
  /// The heading in reports.
  static var title: String { get }
  /// Whether the results describe the sources, whatever the build of the measuring program.
  static var describesSources: Bool { get }
  /// The numbers per subject that can be ranked, compared between runs, and followed over time.
  static var figures: [Figure] { get }
  /// What the results mean, how they were measured, and what they do not show, in Markdown: paragraphs and lists with
  /// `code` and *emphasis*. Every report and the documentation have it from here.
  static var explanation: String { get }

  /// All tables, each with its placement.
  func tables(in run: Run) -> [Table]
  /// The charts of the page.
  func charts(in run: Run) -> [Chart]
  /// Anything else that the page shows below the tables.
  func details(in run: Run) -> Markup
  /// Drawings in plain text, the most important first.
  func drawings(in run: Run) -> [Drawing]
  /// The conditions that the run meets or fails.
  func checks(in run: Run) -> [Check]

  /// The section's part of the page's summary, with a heading of its own.
  func answer(in run: Run) -> Markup
  /// The price of a subject, as a part of a sentence; `nil` if the section has none.
  func cost(of subject: Subject, in run: Run) -> String?
  /// The price of a subject over that of the architecture it extends.
  func extraCost(of subject: Subject, over parent: Subject, in run: Run) -> String?
  /// Sentences about the certainty of the results.
  func certainty(in run: Run) -> [String]
  /// Facts about the measurement, by name.
  func facts(in run: Run) -> [(name: String, value: String)]
  /// The size of the run, as a part of a sentence about the subjects.
  func introduction(in run: Run) -> String?

  /// The section with the conclusions that it does not have yet.
  func withConclusions(in run: Run) -> Self
  /// The defects among the results, as findings whose sessions can be shrunk.
  var defectFindings: [Finding] { get }
  /// The section with the simplest sessions of its `defectFindings`, in their order.
  func adding(sessions: [String?]) -> Self

  /// The section without raw measurements, for pages with limited space.
  var withoutRawData: Self { get }
}

/// A drawing in plain text, such as a leak trace.
package struct Drawing: Sendable {
  package let text: String
  /// The simplest session that reproduces the defect drawn, as a session file's text.
  package let session: String?

  package init(_ text: String, session: String? = nil) {
    self.text = text
    self.session = session
  }
}

extension RunSection {
  package static var describesSources: Bool { false }
  package static var figures: [Figure] { [] }
  package static var explanation: String { "" }
  package func charts(in run: Run) -> [Chart] { [] }
  package func details(in run: Run) -> Markup { .nothing }
  package func drawings(in run: Run) -> [Drawing] { [] }
  package var defectFindings: [Finding] { [] }
  package func adding(sessions: [String?]) -> Self { self }
  package func checks(in run: Run) -> [Check] { [] }
  package func answer(in run: Run) -> Markup { .nothing }
  package func cost(of subject: Subject, in run: Run) -> String? { nil }
  package func extraCost(of subject: Subject, over parent: Subject, in run: Run) -> String? {
    nil
  }
  package func certainty(in run: Run) -> [String] { [] }
  package func facts(in run: Run) -> [(name: String, value: String)] { [] }
  package func introduction(in run: Run) -> String? { nil }
  package func withConclusions(in run: Run) -> Self { self }
  package var withoutRawData: Self { self }
}

extension RunSection {
  /// One check per subject of the run.
  package func checkPerSubject(in run: Run) -> [Check] {
    run.subjects.map { Check(group: Self.id.rawValue, name: $0.id) }
  }
}
