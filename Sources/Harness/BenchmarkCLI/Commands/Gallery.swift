import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import DefectGallery
import RandomUsers

/// Scores the leak detector on planted defects, and on the same apps without them.
struct Gallery: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Score the leak detector on a gallery of defects.",
    discussion: """
      Every defect is a tiny app under Sources/Verification/DefectGallery, with the events that trigger it. It must be found
      with the right verdict, the right class and the reference to blame. Nothing must be found in the fixed app, or in the
      leak-free apps beside it, which keep objects for good reasons.

      EXAMPLES
        bench verify gallery
        bench verify gallery L03
        bench verify gallery --shrink
        bench verify gallery --shrink C02 --save Benchmarks/Sessions/gallery
      """.flowing)

  @Argument(
    help: "A defect to show in full, such as L03; defaults to a table of all.",
    completion: .defects)
  var defect: String?
  @OptionGroup var output: OutputOptions<TableFormat>
  @Flag(help: "Let random users find the defects, and shrink their sessions.")
  var shrink = false
  @Option(
    help: ArgumentHelp("A folder for the simplest sessions, with --shrink.", valueName: "folder"),
    completion: .directory)
  var save: String?
  @Option(
    help: ArgumentHelp(
      "The most sessions to replay for one defect, with --shrink.", valueName: "sessions"))
  var shrinkBudget = 400

  func validate() throws {
    if save != nil, !shrink {
      throw ValidationError("found --save without --shrink, expected both or neither.")
    }
    if shrinkBudget < 2 {
      throw ValidationError("found --shrink-budget \(shrinkBudget), expected 2 or more.")
    }
  }

  @MainActor func perform() throws {
    if !LeakCheck.isAvailable { try ReleaseBuild.replace(by: ReleaseBuild.instrumentedTwin()) }
    if shrink { return try shrinkFound() }
    if let defect { return try show(defect) }
    let scores = try DefectGallery.defects.map { try $0.score() }
    let accused = try DefectGallery.leakFreeApps
      .filter { try !$0.falsePositives().isEmpty }.map(\.id)
    let table = table(scores, accused: accused.count)
    try output.deliver([table])
    let wrong = scores.filter { !$0.isRight }.map(\.defect.id) + accused
    if !wrong.isEmpty {
      throw Failure(
        .checkFailed,
        "wrong verdict, class or reference, or a false positive: \(wrong.joined(separator: ", ")).")
    }
  }

  func named(_ id: String) throws(Failure) -> Defect {
    let known = DefectGallery.defects.map(\.id)
    guard let fault = DefectGallery.defects.first(where: { $0.id == id.uppercased() }) else {
      throw Failure(.usage, unknownName("defect", id, among: known))
    }
    return fault
  }

  @MainActor private func show(_ id: String) throws {
    let fault = try named(id)
    let score = try fault.score()
    BenchmarkKit.output("\(fault.id), \(fault.pattern)\n\n")
    for finding in score.findings {
      BenchmarkKit.output("\(finding)\n\n")
    }
    let alarms = score.falsePositives.map { "\($0)" }.joined(separator: "\n")
    BenchmarkKit.output(alarms.isEmpty ? "fixed: nothing found\n" : "fixed:\n\(alarms)\n")
    if !score.isRight {
      throw Failure(.checkFailed, "\(fault.id) has the wrong verdict, class or reference.")
    }
  }

  private func table(_ scores: [DetectorScore], accused: Int) -> Table {
    let detected = scores.filter { $0.finding != nil }.count
    let blamed = scores.filter { $0.finding != nil && $0.namesSuspect }.count
    let alarms = scores.map(\.falsePositives.count).reduce(0, +)
    return Table(
      name: "gallery", title: "The leak detector on the gallery of defects",
      columns: [
        .init("defect", .text), .init("pattern", .text), .init("verdict", .text),
        .init("class", .text), .init("to blame", .text), .init("events to detection"),
        .init("fixed", .text),
      ],
      rows: scores.map(row),
      notes: [
        "\(detected) of \(scores.count) found with the right verdict and class, \(blamed) with the reference to blame;"
          + " \(alarms) false positives on the fixed apps.",
        "\(accused) of \(DefectGallery.leakFreeApps.count) leak-free apps with a false positive: caches, weak observers, screens kept for the next visit.",
        "Leaked objects are detected when the app has been torn down, after all events.",
      ])
  }

  private func row(_ score: DetectorScore) -> [Table.Cell] {
    let fault = score.defect
    return [
      .text(fault.id), .text(fault.pattern),
      .text(fault.verdict.rawValue + (score.finding == nil ? ": MISSED" : "")), .text(fault.type),
      .text((fault.suspect ?? "nothing") + (score.namesSuspect ? "" : ": NOT NAMED")),
      score.finding.map { .integer($0.events.count) } ?? .empty,
      .text(
        score.falsePositives.isEmpty ? "clean" : "\(score.falsePositives.count) FALSE POSITIVES"),
    ]
  }
}
