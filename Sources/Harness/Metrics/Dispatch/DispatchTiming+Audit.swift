import BenchmarkKit
import Foundation
import Statistics

extension DispatchTiming {
  /// Warnings about too few launches, disturbed launches, or a baseline that differs from its copy.
  ///
  /// Disturbed launches are not discarded: medians over launches are robust to a few bad ones.
  ///
  /// - Throws: A `StatisticsError` if a launch's times cannot be analysed.
  package static func warnings(of dispatch: Dispatch) throws -> [Warning] {
    try (summaryWarnings(of: dispatch) + launchWarnings(of: dispatch)).map { Warning($0) }
  }

  private static func summaryWarnings(of dispatch: Dispatch) -> [DispatchWarning] {
    var warnings: [DispatchWarning] = []
    if dispatch.rows.contains(where: { $0.ratio.lower == nil }) {
      warnings.append(.fewLaunches(dispatch.launches.count))
    }
    let control = dispatch.rows.first { $0.subject == dispatch.equal }?.ratio
    if let lower = control?.lower, let upper = control?.upper, max(1 - lower, upper - 1) > 0.02 {
      let percent = Int((max(1 - lower, upper - 1) * 100).rounded())
      warnings.append(.control(baseline: dispatch.baseline, percent: percent))
    }
    return warnings
  }

  private static func launchWarnings(of dispatch: Dispatch) throws -> [DispatchWarning] {
    var drifting = 0
    var dependent = 0
    var multimodal = 0
    for launch in dispatch.launches {
      // Sessions differ far more than the effects of interest, so the baseline is compared with its
      // control session by session.
      guard let base = launch.blocks[dispatch.baseline],
        let control = launch.blocks[dispatch.equal], base.count >= 20
      else { continue }
      let audit = try SeriesAudit(
        try Sample(zip(control, base).map { log($0 / $1) }), confidence: 0.999)
      if let interval = audit.drift.interval, interval.lower > 0 || interval.upper < 0,
        abs(audit.drift.value) * Double(base.count) > 0.02
      {
        drifting += 1
      }
      if let test = audit.ljungBox, test.pValue < 0.001 { dependent += 1 }
      if [.bimodal, .multimodal].contains(audit.modality) { multimodal += 1 }
    }
    let count = dispatch.launches.count
    let noise = dispatch.launches.compactMap(\.noise)
    let stolen = noise.count(where: \.isStolen)
    let waiting = noise.count(where: \.isCrowded)
    let disturbances: [(number: Int, reason: DispatchWarning)] = [
      (drifting, .drift(drifting, of: count)), (dependent, .dependence(dependent, of: count)),
      (multimodal, .severalPeaks(multimodal, of: count)),
      (stolen, .stolenTime(stolen, of: count)), (waiting, .waiting(waiting, of: count)),
    ]
    // One launch in ten may be disturbed by chance.
    return disturbances.filter { $0.number * 10 > count }.map(\.reason)
  }
}
