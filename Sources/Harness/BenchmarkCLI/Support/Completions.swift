import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkVerification
import DefectGallery
import Foundation
import RegisteredApps

/// Shell completions; the names come from this executable, so they are always current.
extension CompletionKind {
  /// Subjects, separated by commas.
  static let subjects = CompletionKind.custom { _, _, typed in
    lists(of: Apps.all.flatMap { Subjects($0).names }, after: typed)
  }
  /// Plans of the checkout; a path can be typed as well.
  static let plans = CompletionKind.custom { _, _, _ in Plans.names }
  /// Defects in the gallery.
  static let defects = CompletionKind.custom { _, _, typed in
    lists(of: DefectGallery.defects.map(\.id), after: typed)
  }
  /// Settings of metrics, in the form `name=value`.
  static let settings = CompletionKind.custom { _, _, _ in
    Metrics.all.flatMap(\.settings).uniqued(by: \.name).flatMap { setting in
      let values = Set(Apps.all.flatMap(setting.values)).sorted()
      return values.isEmpty ? [setting.name + "="] : values.map { "\(setting.name)=\($0)" }
    }
  }
  /// Metrics, separated by commas.
  static let metrics = CompletionKind.custom { _, _, typed in
    lists(of: MetricNames.all, after: typed)
  }
  static let parts = CompletionKind.custom { _, _, typed in
    lists(of: SelfTestCampaign.Part.allCases.map(\.rawValue), after: typed)
  }
  static let figures = CompletionKind.list(Metrics.figures.headlines.map(\.id))
  static let json = CompletionKind.file(extensions: ["json"])

  /// The names that can come next in a list, each prefixed with the names already typed.
  private static func lists(of names: [String], after typed: String) -> [String] {
    let done = typed.lastIndex(of: ",").map { String(typed[...$0]) } ?? ""
    let used = Set(done.split(separator: ",").map(String.init))
    return names.filter { !used.contains($0) }.map { done + $0 }
  }
}
