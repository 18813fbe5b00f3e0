import BenchmarkKit
import BenchmarkMetrics
import Foundation
import OtherTools

/// The processor time of a session of the gallery's harmless forms, with and without a tool.
package struct ToolCost: Sendable {
  /// Seconds with the tool.
  package let seconds: Double
  /// Seconds without it.
  package let bare: Double
  /// Seconds that do not depend on the length of the session, such as for starting another process.
  package let start: Double

  package var ratio: Double { seconds / bare }

  private static let rounds = 5
  // Subtracting the time of a short session from that of a long one leaves only the time of the
  // events.
  private static let repetitions = 11

  /// Measures each tool that has a cost of its own, in rounds that also include a run without a
  /// tool.
  @MainActor package static func measure(_ tools: [OtherTool]) throws -> [String: ToolCost] {
    var (bare, costs): ([Double], [String: [Double]]) = ([], [:])
    var starts: [String: [Double]] = [:]
    for _ in 0..<rounds {
      bare.append(try time { _ in { $0.session.run() } }.events)
      for tool in tools where tool.isCosted {
        let (events, start) = try time { form in
          let rule = try tool.rule(from: form)
          return { _ = try rule($0) }
        }
        costs[tool.name, default: []].append(events)
        starts[tool.name, default: []].append(start)
      }
    }
    return Dictionary(
      uniqueKeysWithValues: costs.map { tool, times in
        let start = starts[tool, default: []].middle
        return (tool, ToolCost(seconds: times.middle, bare: bare.middle, start: start))
      })
  }

  /// The processor time of a session's events, and the time that does not depend on their number.
  ///
  /// - Parameter prepare: Returns the work of a session of a form; its own time does not count.
  @MainActor private static func time(
    _ prepare: (GalleryForm) throws -> (GalleryForm) throws -> Void
  ) throws -> (events: Double, start: Double) {
    func time(_ forms: [GalleryForm]) throws -> Double {
      let sessions = try forms.map { (form: $0, work: try prepare($0)) }
      return try processorTime { for session in sessions { try session.work(session.form) } }
    }
    let forms = GalleryForm.harmless
    let short = try time(forms)
    let long = try time(forms.map { $0.repeated(repetitions) })
    let events = (long - short) / Double(repetitions - 1)
    return (events / Double(forms.count), max(0, short - events) / Double(forms.count))
  }

  /// The processor time of this process and of the children for which it waits, in seconds.
  private static func processorTime(_ work: () throws -> Void) rethrows -> Double {
    let start = ProcessorUse.ownSeconds
    try work()
    return ProcessorUse.ownSeconds - start
  }
}

extension [Double] {
  /// The median of an odd number of values.
  fileprivate var middle: Double { sorted()[count / 2] }
}
