import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import BenchmarkVerification
import DefectGallery
import Foundation
import UserSessions

/// Scores the leak detector on planted defects, and on the same apps without them.
struct Gallery: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Score the leak detector on a gallery of defects.",
    discussion: """
      Every defect is a tiny app under Sources/Verification/DefectGallery, with the events that
      trigger it. The detector must report the defect with the right verdict, class and reference.
      It must report nothing in the fixed app, or in the related leak-free apps, which retain
      objects for good reasons.

      With --shrink, random users search for the defects, and the sessions that reveal them are
      shrunk.

      EXAMPLES
        bench verify gallery
        bench verify gallery L03
        bench verify gallery --shrink
        bench verify gallery --shrink C02 --save Benchmarks/Sessions/gallery
      """.flowing)

  @Argument(
    help: "A defect to show in full, such as L03; defaults to a table of all defects.",
    completion: .defects)
  var defect: String?
  @OptionGroup var output: OutputOptions<TableFormat>
  @Flag(help: .shrink) var shrink = false
  @Option(help: .save(to: "folder"), completion: .directory) var save: String?
  @Option(help: .shrinkBudget) var shrinkBudget = 400

  func validate() throws {
    if save != nil, !shrink { throw ValidationError(.missing("--save", needed: "--shrink")) }
    try OptionProblem.check("--shrink-budget", shrinkBudget, atLeast: 2)
    if let defect, !shrink {
      try OptionProblem.check(
        "the full report of \(defect)",
        excludes: ["--format \(output.format.rawValue)": !output.format.holdsText])
    }
  }

  @MainActor func perform() throws {
    try LeakCheck.ensureHooks()
    let chosen = try defect.map { [try named($0)] }
    if shrink { return try shrinkSessions(of: chosen ?? DefectGallery.defects) }
    if let defect = chosen?.first {
      let score = try defect.score()
      try output.deliver([], drawings: [score.report])
      return try score.check()
    }
    let score = try GalleryScore()
    try output.deliver([score.table])
    try score.check()
  }

  private func named(_ id: String) throws(Failure) -> Defect {
    guard let defect = DefectGallery.defects.first(where: { $0.id == id.uppercased() }) else {
      throw Failure(InputFailure.unknown("defect", id, among: DefectGallery.defects.map(\.id)))
    }
    return defect
  }

  @MainActor private func shrinkSessions(of defects: [Defect]) throws {
    let folder = save.map { URL(given: $0) }
    if let folder { try Files.prepare(folder) }
    var sessions: [GallerySession] = []
    var simplest: [String] = []
    for defect in defects {
      if !output.isSilent { note("\(defect)") }
      let session = try GallerySession(defect, replays: shrinkBudget)
      sessions.append(session)
      if let folder, let file = session.file {
        try Files.write(try file.data(), to: folder.appendingPathComponent(session.id + ".json"))
      }
      if defects.count == 1 { simplest = [session.simplest].compactMap { $0 }.map { "\($0)" } }
    }
    try output.deliver([sessions.table(replays: shrinkBudget)], drawings: simplest)
    try sessions.check()
  }
}
