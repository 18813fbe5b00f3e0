import BenchmarkKit
import Foundation
import Statistics

extension DispatchTiming {
  /// Warnings about too few launches, disturbed ones, or a baseline that differs from its copy.
  ///
  /// No data is discarded because of them: medians over launches are robust to a few bad ones.
  ///
  /// - Throws: A `StatisticsError` if a launch's times cannot be analysed.
  package static func warnings(of dispatch: Dispatch) throws -> [Warning] {
    try summaryWarnings(of: dispatch) + launchWarnings(of: dispatch)
  }

  private static func summaryWarnings(of dispatch: Dispatch) -> [Warning] {
    var warnings: [Warning] = []
    if dispatch.rows.contains(where: { $0.ratio.lower == nil }) {
      warnings.append(
        Warning(
          "\(dispatch.launches.count) launches are too few for an interval at 95 %. Use a plan with 6 or more."
        ))
    }
    let control = dispatch.rows.first { $0.subject == dispatch.equal }?.ratio
    if let lower = control?.lower, let upper = control?.upper, max(1 - lower, upper - 1) > 0.02 {
      warnings.append(
        Warning(
          "\(dispatch.baseline) and its exact copy differ by up to \(Int((max(1 - lower, upper - 1) * 100).rounded())) %:"
            + " smaller differences between subjects mean nothing in this run."))
    }
    return warnings
  }

  private static func launchWarnings(of dispatch: Dispatch) throws -> [Warning] {
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
    func share(_ text: String, _ number: Int) -> Warning? {
      // One launch in ten may be disturbed by chance.
      number * 10 > count ? Warning("\(text) in \(number) of \(count) launches.") : nil
    }
    let noise = dispatch.launches.compactMap(\.noise)
    return [
      share("Times drift by more than 2 %: the machine was warming up or slowing down", drifting),
      share("Neighbouring sessions are disturbed together: something else was running", dependent),
      share("Times have several peaks: the processor changed its speed or its core", multimodal),
      share(
        "The hypervisor gave more than 1 % of the time to others: use a machine of your own",
        noise.count { $0.stolenSeconds > 0.01 * $0.seconds }),
      share(
        "Processes waited for a processor more than a tenth of the time: close other programs",
        noise.count { $0.waitingSeconds > 0.1 * $0.seconds }),
    ].compactMap { $0 }
  }
}
