import ComparedApps
import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import DefectGallery
import Foundation

/// The selected rows of the cross-check: generated sessions of subjects, and gallery defects.
struct CrossCheckChoice: ParsableArguments {
  /// The same number as in the plans' sessions.
  private static let eventsPerSession = 100

  @OptionGroup var subjects: SubjectList
  @OptionGroup var app: AppOption
  @Option(
    help: "Defects of the gallery, such as L01,L02; defaults to all without --subjects.",
    completion: .defects)
  var defects: String?
  @Option(help: "Sessions per subject.")
  var sessions = 20
  @Option(help: "The seed of the sessions, decimal or 0x hexadecimal.")
  var seed = "1"

  func validate() throws {
    if sessions < 1 { throw ValidationError("found --sessions \(sessions), expected 1 or more.") }
  }

  /// The selected rows; all of them if none was selected.
  func rows() throws(Failure) -> [RefereedSessions] {
    let range = SessionRange(
      seed: try BenchmarkKit.seed(seed), first: 0, count: sessions,
      eventsPerSession: Self.eventsPerSession)
    let isOpen = subjects.list == nil && defects == nil
    let subjects =
      isOpen || subjects.list != nil ? try app.subjects.listed(subjects.list) : []
    let faults =
      isOpen || defects != nil ? try Self.faults(defects?.commaSeparated ?? []) : []
    return subjects.map { .subject($0, range) } + faults.map { .fault($0) }
  }

  private static func faults(_ names: [String]) throws(Failure) -> [Defect] {
    let known = DefectGallery.defects.map(\.id)
    for name in names where !known.contains(name) {
      throw Failure(.usage, unknownName("defect", name, among: known))
    }
    return DefectGallery.defects.filter { names.isEmpty || names.contains($0.id) }
  }
}

extension RefereedSessions {
  /// The arguments that select only this row.
  var arguments: [String] {
    switch self {
    case .subject(let subject, let range):
      [
        "--app", subject.app.id, "--subjects", subject.subject.id, "--seed", "\(range.seed)",
        "--sessions", "\(range.count)",
      ]
    case .fault(let fault): ["--defects", fault.id]
    }
  }
}
