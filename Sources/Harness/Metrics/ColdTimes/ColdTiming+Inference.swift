import BenchmarkKit
import Foundation
import Statistics

extension ColdTiming {
  /// Estimates times, slowdowns and ratios from one value per launch.
  ///
  /// - Throws: A `StatisticsError` if no estimate can be computed.
  static func estimate(
    _ launches: [ColdTimes.Launch], baseline: String, control: String?, order: [String]
  ) throws -> ColdTimes {
    let subjects = order.filter { subject in launches.contains { $0.cold[subject] != nil } }
    return ColdTimes(
      baseline: baseline, control: control, launches: launches,
      rows: try subjects.map { try row($0, baseline, launches) },
      kinds: try subjects.flatMap { try kindRows($0, baseline, launches) })
  }

  private static func row(
    _ subject: String, _ baseline: String, _ launches: [ColdTimes.Launch]
  ) throws -> ColdTimes.Row {
    typealias Blocks = KeyPath<ColdTimes.Launch, [String: [Double]]>
    func blocks(_ path: Blocks, _ subject: String) -> [[Double]] {
      launches.map { $0[keyPath: path][subject] ?? [] }
    }
    func pairs(_ path: Blocks) throws -> PairedDurations {
      try PairedDurations(of: blocks(path, subject), to: blocks(path, baseline))
    }
    let (warm, cold, first) = (try pairs(\.warm), try pairs(\.cold), try pairs(\.firstTaps))
    let own = try PairedDurations(of: blocks(\.cold, subject), to: blocks(\.warm, subject))
    let loss = try PairedDurations(
      of: launches.map { $0.slowdowns(of: subject) },
      to: launches.map { $0.slowdowns(of: baseline) })
    let level = DispatchTiming.confidence
    return ColdTimes.Row(
      subject: subject, warm: try warm.medians.hodgesLehmann(confidence: level),
      cold: try cold.medians.hodgesLehmann(confidence: level),
      slowdown: try own.ratio(confidence: level), warmRatio: try warm.ratio(confidence: level),
      coldRatio: try cold.ratio(confidence: level), loss: try loss.ratio(confidence: level),
      firstTap: try first.medians.hodgesLehmann(confidence: level),
      firstTapRatio: try first.ratio(confidence: level))
  }

  private static func kindRows(
    _ subject: String, _ baseline: String, _ launches: [ColdTimes.Launch]
  ) throws -> [ColdTimes.KindRow] {
    let kinds = Set(launches.flatMap { ($0.kinds[subject] ?? [:]).keys })
    return try kinds.sorted().map { kind in
      // Every subject runs the same events, so a launch has times for a kind either for all
      // subjects or for none.
      let both = launches.compactMap { launch in
        launch.kinds[subject]?[kind].flatMap { own in
          launch.kinds[baseline]?[kind].map { (own: own, base: $0) }
        }
      }
      let cold = both.map(\.own.cold)
      let level = DispatchTiming.confidence
      return ColdTimes.KindRow(
        subject: subject, kind: kind, count: both.map(\.own.count).reduce(0, +),
        cold: try Sample(cold).hodgesLehmann(confidence: level),
        slowdown: try PairedDurations(of: cold, to: both.map(\.own.warm)).ratio(confidence: level),
        coldRatio: try PairedDurations(of: cold, to: both.map(\.base.cold)).ratio(confidence: level)
      )
    }
  }
}

extension ColdTimes.Launch {
  /// The cold time divided by the warm time, by session.
  fileprivate func slowdowns(of subject: String) -> [Double] {
    zip(cold[subject] ?? [], warm[subject] ?? []).map { $0 / $1 }
  }
}

extension ColdTimes {
  /// Fits the loss against the number of source files, over the architectures.
  ///
  /// The variants of an architecture share its files, so the mean of their losses is used.
  ///
  /// - Parameter modules: The module of each subject.
  /// - Returns: `nil` with fewer than three architectures.
  func fileEffect(files: [String: Int], modules: [String: String]) -> FileEffect? {
    let losses = Dictionary(
      rows.map { ($0.subject, log($0.loss.value)) }, uniquingKeysWith: { first, _ in first })
    let members = Dictionary(grouping: modules.keys.sorted()) { modules[$0] ?? "" }
    let points = files.keys.sorted().compactMap { module -> (files: Double, loss: Double)? in
      let own = (members[module] ?? []).compactMap { losses[$0] }
      guard !own.isEmpty, let count = files[module] else { return nil }
      return (Double(count), compensatedSum(own) / Double(own.count))
    }
    let fit = try? LinearFit(
      design: points.map { [1, $0.files / 10] }, response: points.map(\.loss))
    guard let slope = try? fit?.estimate(ofCoefficient: 1, confidence: DispatchTiming.confidence)
    else { return nil }
    return FileEffect(
      perTenFiles: slope.mapped(by: exp), files: files.filter { members[$0.key] != nil })
  }
}
