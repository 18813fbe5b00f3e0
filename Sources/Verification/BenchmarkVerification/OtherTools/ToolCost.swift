import BenchmarkKit
import Foundation
import OtherTools

/// The processor time of a session of the gallery's harmless forms, with and without a tool.
package struct ToolCost: Sendable {
  /// Seconds with the tool.
  package let seconds: Double
  /// Seconds without it.
  package let bare: Double

  package var ratio: Double { seconds / bare }

  private static let rounds = 15

  /// Measures each tool that is used as it comes; rounds of all tools and of none alternate.
  @MainActor package static func measure(_ tools: [OtherTool]) throws -> [String: ToolCost] {
    let forms = GalleryForm.harmless
    var (bare, times): ([Double], [String: [Double]]) = ([], [:])
    for _ in 0..<rounds {
      bare.append(processorTime { for form in forms { form.session.run() } })
      for tool in tools where tool.isCosted {
        let time = try processorTime {
          for form in forms { _ = try tool.complaints(about: form, right: form) }
        }
        times[tool.name, default: []].append(time)
      }
    }
    let count = Double(forms.count)
    return times.mapValues {
      ToolCost(seconds: $0.middle / count, bare: bare.middle / count)
    }
  }

  /// The processor time of this process and of the children for which it waits, in seconds.
  private static func processorTime(_ work: () throws -> Void) rethrows -> Double {
    let start = processorSeconds
    try work()
    return processorSeconds - start
  }

  private static var processorSeconds: Double {
    // This process, and its children.
    [Int32(0), -1].map { who in
      var usage = rusage()
      getrusage(who, &usage)
      return [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
        .reduce(0, +)
    }.reduce(0, +)
  }
}

extension [Double] {
  /// The median of an odd number of values.
  fileprivate var middle: Double { sorted()[count / 2] }
}
