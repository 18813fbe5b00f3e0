import BenchmarkKit
import PlantedDefects

extension [DefectScore] {
  /// The fraction of defects to detect, and of lifetime defects to attribute correctly.
  private static var goal: Double { 0.95 }

  /// A table with one row per defect, with the metrics that detect it.
  package var table: Table {
    Table(
      name: "planted-defects", title: "Planted defects and the metrics that detect them",
      columns: [
        .init("id", .text), .init("kind", .text), .init("defect", .text),
        .init("detected by", .text), .init("suspect", .text),
      ], rows: map(\.row), notes: notes)
  }

  /// The metrics' reports about each defect, as lines.
  package var details: [String] {
    map { score in
      let lines = score.details + score.suspects.map { "suspect: \($0)" }
      return (["\(score.defect.id), \(score.defect.summary)"] + lines.map { "  \($0)" })
        .joined(separator: "\n")
    }
  }

  /// Throws if too few defects are detected with every seed, or attributed to the right reference.
  package func checkGoals() throws(Failure) {
    let undetected = real.filter { !$0.isDetected }
    let unreliable = undetected.filter { !$0.unreliable.isEmpty }
    let misattributed = real.compactMap(\.isAttributed)
    guard unreliable.isEmpty, Self.isReached(undetected.count, of: real.count),
      Self.isReached(misattributed.count { !$0 }, of: misattributed.count)
    else {
      throw Failure(
        VerificationFailure.missedGoals(
          undetected: undetected.map(\.defect.id), unreliable: unreliable.map(\.defect.id)))
    }
  }

  private static func isReached(_ missed: Int, of count: Int) -> Bool {
    Double(missed) <= Double(count) * (1 - goal)
  }

  /// The scores of defects that can be detected.
  private var real: [DefectScore] { filter { $0.defect.equivalence == nil } }

  private var notes: [String] {
    let lifetimes = real.compactMap(\.isAttributed)
    return [
      """
      \(real.count(where: \.isDetected)) of \(real.count) detected with each of \
      \(first?.seeds ?? 0) seeds, \
      \(real.count { !$0.isDetected && !$0.unreliable.isEmpty }) more with some of the seeds.
      """,
      """
      \(lifetimes.count { $0 }) of \(lifetimes.count) lifetime defects attributed to the right \
      reference with each seed.
      """,
      "\(count - real.count) equivalent defects, which cannot be detected, are not counted.",
    ]
  }
}

extension DefectScore {
  fileprivate var row: [Table.Cell] {
    var detecting = reliable.map(\.name)
    detecting += unreliable.map { "\($0.name) (\(seedsDetecting(by: $0)) of \(seeds))" }
    if defect.equivalence == nil {
      if detecting.isEmpty { detecting = ["NOTHING"] }
      detecting += missing.map { "\($0.name.uppercased()) MISSED" }
    }
    var suspect = defect.blames.joined(separator: " or ")
    if isAttributed == false {
      suspect += ": NOT NAMED, but \(suspects.prefix(3).joined(separator: ", "))"
    }
    return [
      .text(defect.id), .text(defect.kind.rawValue), .text(defect.summary),
      .text(detecting.joined(separator: ", ")), .text(suspect),
    ]
  }
}
