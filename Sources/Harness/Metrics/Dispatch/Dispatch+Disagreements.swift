import BenchmarkKit
import Statistics

extension Dispatch {
  /// A subject whose time ratio differs from its instruction ratio by more than the margin.
  package struct Disagreement: Codable, Hashable, Sendable {
    /// The subject's identifier.
    package let subject: String
    /// The ratio of instructions per event to the baseline's.
    package let instructionRatio: Double
  }

  /// The subjects whose time ratio differs from their instruction ratio; empty without
  /// instructions.
  func disagreements(with instructions: Instructions?) -> [Disagreement] {
    guard let instructions, let margin = resolution?.margin,
      let base = instructions.rows.first(where: { $0.subject == baseline })?.total, base > 0
    else { return [] }
    return rows.compactMap { row in
      guard let own = instructions.rows.first(where: { $0.subject == row.subject })?.total,
        let lower = row.ratio.lower, let upper = row.ratio.upper, row.subject != baseline
      else { return nil }
      let ratio = own / base
      guard ratio < lower / (1 + margin) || ratio > upper * (1 + margin) else { return nil }
      return Disagreement(subject: row.subject, instructionRatio: ratio)
    }
  }

  /// The sentences about the disagreements; `nil` if there are none.
  var disagreementNote: String? {
    let parts = (disagreements ?? []).compactMap { disagreement in
      rows.first { $0.subject == disagreement.subject }.map {
        "\($0.subject) \($0.ratio.value.fixed(2)) and \(disagreement.instructionRatio.fixed(2))"
      }
    }
    guard !parts.isEmpty else { return nil }
    return
      """
      Ratios of time and of instructions differ: \(parts.joined(separator: ", ")). They can \
      differ, because an instruction that waits for memory or follows a mispredicted branch takes \
      as long as dozens of others. How often that happens depends on the machine.
      """
  }
}
