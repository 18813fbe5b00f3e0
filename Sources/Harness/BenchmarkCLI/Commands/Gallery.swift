import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import FaultGallery
import RandomUsers

/// Scores the leak detector on planted defects, and on the same apps without them.
struct Gallery: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Score the leak detector on the gallery of planted faults and their mended twins.",
    discussion: """
      Every fault is a tiny app under Sources/Verification/FaultGallery, and a user who brings it out. It must be found with the right
      verdict, the right class and the reference to blame, and nothing must be found in its mended twin, nor in the innocent
      apps beside it, which keep objects for good reasons.

      EXAMPLES
        bench gallery
        bench gallery L03
        bench gallery --shrink
        bench gallery --shrink C02 --save Benchmarks/Sessions/gallery
      """.flowing)

  @Argument(
    help: "A fault, such as L03: everything that is said of it; all of them by default.",
    completion: .faults)
  var fault: String?
  @OptionGroup var output: OutputOptions<TableFormat>
  @Flag(help: "Let random users find the faults, and shrink their sessions.")
  var shrink = false
  @Option(help: "A folder for the simplest sessions, with --shrink.", completion: .directory)
  var save: String?
  @Option(help: "How many sessions may be replayed to shrink one, with --shrink.")
  var budget = 400

  func validate() throws {
    if save != nil, !shrink { throw ValidationError("--save is for --shrink.") }
    if budget < 2 { throw ValidationError("found --budget \(budget), expected 2 or more.") }
  }

  @MainActor func perform() throws {
    if !LeakCheck.isAvailable { try ReleaseBuild.replace(by: ReleaseBuild.instrumentedTwin()) }
    if shrink { return try shrinkFound() }
    if let fault { return try show(fault) }
    let scores = try FaultGallery.defects.map { try $0.score() }
    let accused = try FaultGallery.leakFreeApps
      .filter { try !$0.falsePositives().isEmpty }.map(\.id)
    let table = table(scores, accused: accused.count)
    try output.deliver([table])
    let wrong = scores.filter { !$0.isRight }.map(\.defect.id) + accused
    if !wrong.isEmpty {
      throw Failure(.checkFailed, "not as they should be: \(wrong.joined(separator: ", ")).")
    }
  }

  func named(_ id: String) throws(Failure) -> Defect {
    let known = FaultGallery.defects.map(\.id)
    guard let fault = FaultGallery.defects.first(where: { $0.id == id.uppercased() }) else {
      throw Failure(.usage, unknownName("fault", id, among: known))
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
    BenchmarkKit.output(alarms.isEmpty ? "mended: nothing found\n" : "mended:\n\(alarms)\n")
    if !score.isRight { throw Failure(.checkFailed, "\(fault.id) is not judged as it should be.") }
  }

  private func table(_ scores: [DetectorScore], accused: Int) -> Table {
    let detected = scores.filter { $0.finding != nil }.count
    let blamed = scores.filter { $0.finding != nil && $0.namesSuspect }.count
    let alarms = scores.map(\.falsePositives.count).reduce(0, +)
    return Table(
      name: "fault-gallery", title: "The leak detector on planted faults",
      columns: [
        .init("fault", .text), .init("pattern", .text), .init("verdict", .text),
        .init("class", .text), .init("to blame", .text), .init("events to detection"),
        .init("twin", .text),
      ],
      rows: scores.map(row),
      notes: [
        "\(detected) of \(scores.count) found with the right verdict and class, \(blamed) with the reference to blame;"
          + " \(alarms) false alarms on the mended twins.",
        "\(accused) of \(FaultGallery.leakFreeApps.count) innocent apps accused: caches, weak observers, screens kept for the next visit.",
        "What is leaked is known when the app has been torn down: after all events.",
      ])
  }

  private func row(_ score: DetectorScore) -> [Table.Cell] {
    let fault = score.defect
    return [
      .text(fault.id), .text(fault.pattern),
      .text(fault.verdict.rawValue + (score.finding == nil ? ": MISSED" : "")), .text(fault.type),
      .text((fault.suspect ?? "nothing") + (score.namesSuspect ? "" : ": NOT NAMED")),
      score.finding.map { .integer($0.events.count) } ?? .empty,
      .text(score.falsePositives.isEmpty ? "clean" : "\(score.falsePositives.count) FALSE ALARMS"),
    ]
  }
}
