import ComparedApps
import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import FaultGallery
import Foundation

/// The selected rows of the cross-check: generated sessions of subjects, and gallery defects.
struct RefereeChoice: ParsableArguments {
  /// The same number as in the plans' sessions.
  private static let eventsPerSession = 100

  @Option(
    help: "Subjects, separated by commas; all by default, none if only faults are named.",
    completion: .subjects)
  var subject: String?
  @OptionGroup var app: AppOption
  @Option(
    help: "Faults of the gallery, such as L01; all by default, none if only subjects are.",
    completion: .faults)
  var fault: String?
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
      seed: try BenchmarkCLI.seed(seed), first: 0, count: sessions,
      eventsPerSession: Self.eventsPerSession)
    let isOpen = subject == nil && fault == nil
    let subjects = isOpen || subject != nil ? try app.subjects.named(names(subject)) : []
    let faults = isOpen || fault != nil ? try Self.faults(names(fault)) : []
    return subjects.map { .subject($0, range) } + faults.map { .fault($0) }
  }

  private func names(_ list: String?) -> [String] {
    list?.split(separator: ",").map(String.init) ?? []
  }

  private static func faults(_ names: [String]) throws(Failure) -> [Fault] {
    let known = FaultGallery.faults.map(\.id)
    for name in names where !known.contains(name) {
      throw Failure(.usage, unknownName("fault", name, among: known))
    }
    return FaultGallery.faults.filter { names.isEmpty || names.contains($0.id) }
  }
}

extension RefereedSessions {
  /// The arguments that select only this row.
  var arguments: [String] {
    switch self {
    case .subject(let subject, let range):
      [
        "--app", subject.app.id, "--subject", subject.subject.id, "--seed", "\(range.seed)",
        "--sessions", "\(range.count)",
      ]
    case .fault(let fault): ["--fault", fault.id]
    }
  }
}
