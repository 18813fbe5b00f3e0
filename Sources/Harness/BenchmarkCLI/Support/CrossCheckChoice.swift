import ArgumentParser
import BenchmarkKit
import BenchmarkVerification
import DefectGallery

/// The selected rows of the cross-check: generated sessions of subjects, and gallery defects.
struct CrossCheckChoice: ParsableArguments {
  /// The number of events per session, as in the plans.
  private static let eventsPerSession = 100

  @OptionGroup var subjects: SubjectList
  @OptionGroup var app: AppOption
  @Option(
    help: "Defects in the gallery, such as L01,L02; defaults to all without --subjects.",
    completion: .defects)
  var defects: String?
  @Option(help: .sessions) var sessions = 20
  @Option(help: .seed) var seed = "1"

  func validate() throws {
    try OptionProblem.check("--sessions", sessions, atLeast: 1)
  }

  /// The selected rows; all rows if none is selected.
  func rows() throws(Failure) -> [CrossCheckedSessions] {
    let range = SessionRange(
      seed: try BenchmarkKit.seed(seed), first: 0, count: sessions,
      eventsPerSession: Self.eventsPerSession)
    let isOpen = subjects.list == nil && defects == nil
    let subjects =
      isOpen || subjects.list != nil ? try app.subjects.listed(subjects.list) : []
    let defects =
      isOpen || defects != nil ? try Self.defects(named: defects?.commaSeparated ?? []) : []
    return subjects.map { .subject($0, range) } + defects.map { .defect($0) }
  }

  /// The defects with these IDs; all defects if `names` is empty.
  static func defects(named names: [String]) throws(Failure) -> [Defect] {
    let known = DefectGallery.defects.map(\.id)
    for name in names where !known.contains(name) {
      throw Failure(InputFailure.unknown("defect", name, among: known))
    }
    return DefectGallery.defects.filter { names.isEmpty || names.contains($0.id) }
  }
}
