import BenchmarkKit
import DefectGallery
import RandomUsers

/// The leak detector's results for all defects in the gallery, and for its leak-free apps.
package struct GalleryScore {
  private let scores: [DetectorScore]
  /// The leak-free apps with a false positive.
  private let falsePositives: [String]

  /// Runs the detector on every app.
  @MainActor package init() throws {
    scores = try DefectGallery.defects.map { try $0.score() }
    falsePositives = try DefectGallery.leakFreeApps
      .filter { try !$0.falsePositives().isEmpty }.map(\.id)
  }

  /// Throws unless every result is right.
  package func check() throws(Failure) {
    let wrong = scores.filter { !$0.isRight }.map(\.defect.id) + falsePositives
    if !wrong.isEmpty { throw Failure(VerificationFailure.wrongDetections(wrong)) }
  }

  /// A table with one row per defect.
  package var table: Table {
    let detected = scores.count { $0.finding != nil }
    let named = scores.count { $0.finding != nil && $0.namesSuspect }
    return Table(
      name: "gallery", title: "The leak detector on the gallery of defects",
      columns: [
        .init("defect", .text), .init("pattern", .text), .init("verdict", .text),
        .init("class", .text), .init("suspect", .text), .init("events to detection"),
        .init("fixed", .text),
      ],
      rows: scores.map(row),
      notes: [
        """
        \(detected) of \(scores.count) found with the right verdict and class, \(named) with the \
        right suspect, the reference that holds the object; \
        \(scores.map(\.falsePositives.count).sum) false positives on the fixed apps.
        """,
        """
        \(falsePositives.count) of \(DefectGallery.leakFreeApps.count) leak-free apps (caches, \
        weak observers, screens retained for the next visit) have a false positive.
        """,
        "Leaked objects are detected when the app has been torn down, after all events.",
      ])
  }

  private func row(_ score: DetectorScore) -> [Table.Cell] {
    let defect = score.defect
    return [
      .text(defect.id), .text(defect.pattern),
      .text(defect.verdict.rawValue + (score.finding == nil ? ": MISSED" : "")),
      .text(defect.type),
      .text((defect.suspect ?? "nothing") + (score.namesSuspect ? "" : ": NOT NAMED")),
      score.finding.map { .integer($0.events.count) } ?? .empty,
      .text(
        score.falsePositives.isEmpty ? "clean" : "\(score.falsePositives.count) FALSE POSITIVES"),
    ]
  }
}

extension DetectorScore {
  /// All findings in full, as lines.
  package var report: String {
    let found = findings.map { "\($0)\n\n" }.joined()
    let onFixed = falsePositives.map { "\($0)" }.joined(separator: "\n")
    return "\(defect.id), \(defect.pattern)\n\n\(found)"
      + (onFixed.isEmpty ? "fixed: nothing found\n" : "fixed:\n\(onFixed)\n")
  }

  /// Throws unless the results are right.
  package func check() throws(Failure) {
    if !isRight { throw Failure(VerificationFailure.wrongDetections([defect.id])) }
  }
}
