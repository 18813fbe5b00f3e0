import BenchmarkKit
import Statistics

/// The order of architectures by a metric, here and as published.
///
/// Machine, compiler and app differ, so only the order can be compared.
package struct PublishedOrder: Codable, Hashable, Sendable {
  /// One architecture's values.
  struct Entry {
    let name: String
    /// The interval of a measured value, or the exact value alone; `nil` if its spread is unknown.
    let ours: ClosedRange<Double>?
    let value: Double
    let published: Double
  }

  package let figure: String
  /// The number of architectures with both values.
  package let architectures: Int
  /// The published values in ascending order, with `<` or `=` between neighbours.
  package let published: String
  /// Our values in the same notation: `=` for overlapping intervals, `?` without intervals.
  package let ours: String
  /// Whether all our values have intervals or are exact.
  package let isKnown: Bool
  /// The pairs whose order here is the opposite of the published order.
  package let reversed: [String]
  /// The pairs that are tied in only one of the two orders.
  package let tiedOnce: [String]

  /// Compares the orders of the entries.
  init(figure: String, entries: [Entry]) {
    self.figure = figure
    architectures = entries.count
    published = entries.chain(by: \.published) { $0.published < $1.published ? "<" : "=" }
    ours = entries.chain(by: \.value) {
      $0.ours == nil || $1.ours == nil ? "?" : $0.isBelow($1) ? "<" : "="
    }
    isKnown = entries.allSatisfy { $0.ours != nil }
    reversed = entries.pairs { $0.order(to: $1) * $0.publishedOrder(to: $1) < 0 }
    tiedOnce = entries.pairs { ($0.order(to: $1) == 0) != ($0.publishedOrder(to: $1) == 0) }
  }

  /// Whether the orders agree, and the pairs for which they do not.
  var verdict: String {
    guard isKnown else { return "unknown: no intervals" }
    var parts: [String] = []
    if !reversed.isEmpty { parts.append("disagree on \(reversed.joined(separator: ", "))") }
    if !tiedOnce.isEmpty {
      parts.append("tied in only one order: \(tiedOnce.joined(separator: ", "))")
    }
    return parts.isEmpty ? "agree" : parts.joined(separator: "; ")
  }
}

extension [PublishedOrder.Entry] {
  fileprivate func chain(
    by value: (Element) -> Double, _ sign: (Element, Element) -> String
  ) -> String {
    let sorted = enumerated()
      .sorted { (value($0.element), $0.offset) < (value($1.element), $1.offset) }.map(\.element)
    return zip(sorted, sorted.dropFirst()).reduce(into: sorted.first?.name ?? "") { text, pair in
      text += " \(sign(pair.0, pair.1)) \(pair.1.name)"
    }
  }

  fileprivate func pairs(_ matches: (Element, Element) -> Bool) -> [String] {
    indices.flatMap { first in
      self[(first + 1)...].filter { matches(self[first], $0) }
        .map { "\(self[first].name) and \($0.name)" }
    }
  }
}

extension PublishedOrder.Entry {
  /// Creates an entry with an exact value.
  init(_ name: String, _ value: Double, published: Double) {
    self.init(name: name, ours: value...value, value: value, published: published)
  }

  /// Creates an entry with a measured value.
  init(_ name: String, _ estimate: Estimate, published: Double) {
    var range: ClosedRange<Double>?
    if let lower = estimate.lower, let upper = estimate.upper, lower <= upper {
      range = lower...upper
    }
    self.init(name: name, ours: range, value: estimate.value, published: published)
  }

  fileprivate func isBelow(_ other: Self) -> Bool {
    guard let ours, let theirs = other.ours else { return false }
    return ours.upperBound < theirs.lowerBound
  }

  /// -1 if this entry is below the other, 1 if it is above, 0 if neither is established.
  fileprivate func order(to other: Self) -> Int {
    isBelow(other) ? -1 : other.isBelow(self) ? 1 : 0
  }

  fileprivate func publishedOrder(to other: Self) -> Int {
    published < other.published ? -1 : published > other.published ? 1 : 0
  }
}

extension [PublishedOrder] {
  /// A table with one row per metric; `nil` if no metric has two published values.
  func table(name: String, title: String, notes: [String]) -> Table? {
    let comparable = filter { $0.architectures > 1 }
    guard !comparable.isEmpty else { return nil }
    return Table(
      name: name, title: title,
      columns: [
        .init("metric", .text), .init("published", .text), .init("ours", .text),
        .init("agreement", .text),
      ],
      rows: comparable.map {
        [.text($0.figure), .text($0.published), .text($0.ours), .text($0.verdict)]
      }, notes: notes)
  }
}
