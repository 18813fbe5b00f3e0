/// A part of a run's results that describes and presents itself, such as the results of one metric.
///
/// Reports consist of sections, and use metrics only through them.
package protocol RunSection: Codable, Sendable {
  /// The key in `run.json`; also the metric's name in plans, on the command line and in links.
  static var id: MetricID { get }
  /// The heading in reports.
  static var title: String { get }
  /// Whether the results describe the sources, and so do not depend on the build of `bench`.
  static var describesSources: Bool { get }
  /// The numbers per subject that can be ranked, compared between runs, and followed over time.
  static var figures: [Figure] { get }
  /// The meaning, measurement and limits of the results, in Markdown.
  ///
  /// Contains paragraphs and lists with `code` and *emphasis*. All reports and the documentation
  /// use this text.
  static var explanation: String { get }

  /// All tables, each with its placement.
  func tables(in run: Run) -> [Table]
  /// The results for spreadsheets and notebooks.
  func data(in run: Run) -> [DataTable]
  /// The charts of the page.
  func charts(in run: Run) -> [Chart]
  /// Additional content that the page shows below the tables.
  func details(in run: Run) -> Markup
  /// Drawings in plain text, the most important first.
  func drawings(in run: Run) -> [Drawing]
  /// The conditions that the run meets or fails.
  func checks(in run: Run) -> [Check]

  /// The roles of a subject's source files; empty if the section does not know them.
  func roles(of subject: Subject) -> Set<String>
  /// The section's part of the page's summary, with its own heading.
  func answer(in run: Run) -> Markup
  /// The cost of a subject, as a sentence fragment; `nil` if the section has none.
  func cost(of subject: Subject, in run: Run) -> String?
  /// The additional cost of a subject, compared with the architecture that it extends.
  func extraCost(of subject: Subject, over parent: Subject, in run: Run) -> String?
  /// Sentences about the certainty of the results.
  func certainty(in run: Run) -> [String]
  /// Facts about the measurement, by name.
  func facts(in run: Run) -> [(name: String, value: String)]
  /// The kind of subjects that the run compares; `nil` for architectures.
  static var subjectKind: SubjectKind? { get }
  /// The size of the run, as a fragment of a sentence about the subjects.
  func introduction(in run: Run) -> String?
  /// The commands that repeat the run; `nil` if its plan is enough to repeat it.
  func reproduction(in run: Run) -> String?

  /// The section with any missing conclusions added.
  func withConclusions(in run: Run) -> Self
  /// The defects among the results, as findings whose sessions can be shrunk.
  var defectFindings: [Finding] { get }
  /// The section with the simplest session added to each of its `defectFindings`, in order.
  func adding(sessions: [String?]) -> Self

  /// The section without raw measurements, for pages with limited space.
  var withoutRawData: Self { get }
}

/// The kind of a run's subjects: architectures, or versions of an app.
package struct SubjectKind: Sendable {
  /// The heading of the page.
  package let heading: String
  /// The plural noun for the subjects, as used after a number.
  package let plural: String
  /// The heading of a subject's defects that do not make the run fail.
  package let toleratedDefects: String
  /// Whether the defects decide: the overview begins with them and not with the costs, and those of
  /// a subject that fails are not expected.
  package let areDefectsDecisive: Bool

  package init(
    heading: String, plural: String, toleratedDefects: String, areDefectsDecisive: Bool = false
  ) {
    self.heading = heading
    self.plural = plural
    self.toleratedDefects = toleratedDefects
    self.areDefectsDecisive = areDefectsDecisive
  }

  package static let architectures = SubjectKind(
    heading: "Navigation architectures, measured", plural: "variants",
    toleratedDefects: "expected defects")
}

/// A drawing in plain text, such as a leak trace.
package struct Drawing: Sendable {
  package let text: String
  /// A title that names the subject and the extent of the drawing.
  package let title: String
  /// The drawing alone, without its description.
  package let lines: [String]
  /// The command that reproduces what the drawing shows.
  package let replay: String
  /// The simplest session that reproduces the defect drawn, as a session file's text.
  package let session: String?

  package init(
    _ text: String, title: String, lines: [String], replay: String, session: String? = nil
  ) {
    self.text = text
    self.title = title
    self.lines = lines
    self.replay = replay
    self.session = session
  }
}

extension RunSection {
  package static var describesSources: Bool { false }
  package static var figures: [Figure] { [] }
  package static var explanation: String { "" }
  package func data(in run: Run) -> [DataTable] { [] }
  package func charts(in run: Run) -> [Chart] { [] }
  package func details(in run: Run) -> Markup { .nothing }
  package func drawings(in run: Run) -> [Drawing] { [] }
  package var defectFindings: [Finding] { [] }
  package func adding(sessions: [String?]) -> Self { self }
  package func checks(in run: Run) -> [Check] { [] }
  package func roles(of subject: Subject) -> Set<String> { [] }
  package func answer(in run: Run) -> Markup { .nothing }
  package func cost(of subject: Subject, in run: Run) -> String? { nil }
  package func extraCost(of subject: Subject, over parent: Subject, in run: Run) -> String? {
    nil
  }
  package func certainty(in run: Run) -> [String] { [] }
  package func facts(in run: Run) -> [(name: String, value: String)] { [] }
  package static var subjectKind: SubjectKind? { nil }
  package func introduction(in run: Run) -> String? { nil }
  package func reproduction(in run: Run) -> String? { nil }
  package func withConclusions(in run: Run) -> Self { self }
  package var withoutRawData: Self { self }
}

extension RunSection {
  /// One check per subject of the run.
  package func checkPerSubject(in run: Run) -> [Check] {
    run.subjects.map { Check(group: Self.id.rawValue, name: $0.id) }
  }
}
