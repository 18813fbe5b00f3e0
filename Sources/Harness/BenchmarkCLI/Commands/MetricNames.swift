import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics

/// The names of metrics on the command line.
enum MetricNames {
  /// The names used in suggestions, such as `deep-links`.
  static let all = Metrics.ids.map(\.commandName)

  /// The metrics with these names, in the order in which they are measured.
  ///
  /// A metric's identifier and its title are accepted as well, ignoring case.
  static func metrics(named names: [String]) throws -> [any Metric] {
    let ids = try names.map { name in
      guard let metric = Metrics.all.first(where: { $0.hasName(name) }) else {
        throw ValidationError(.unknown("metric", name, among: all))
      }
      return metric.id
    }
    return Metrics.all.filter { ids.contains($0.id) }
  }
}

extension Metric {
  fileprivate func hasName(_ name: String) -> Bool {
    func key(_ text: String) -> String { text.lowercased().filter { $0.isLetter } }
    return [id.rawValue, title].map(key).contains(key(name))
  }
}
