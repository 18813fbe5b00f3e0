import BenchmarkKit
import Statistics

/// The order of architectures by a metric, here and as published.
///
/// Nothing more can be compared if machine, compiler and app differ.
struct PublishedOrder {
  /// One architecture's values.
  struct Entry {
    let name: String
    /// The range of our value, an interval if it was measured; `nil` if its spread is not known.
    let ours: ClosedRange<Double>?
    let value: Double
    let published: Double
  }

  let figure: String
  let entries: [Entry]

  /// The published values in ascending order, with signs between neighbours.
  var published: String {
    chain(by: \.published) { $0.published < $1.published ? "<" : "=" }
  }

  /// Our values in the same form; overlapping intervals are a tie.
  ///
  /// Without intervals, the order is not known.
  var ours: String {
    chain(by: \.value) {
      $0.ours == nil || $1.ours == nil ? "?" : $0.isBelow($1) ? "<" : "="
    }
  }

  /// Pairs in the opposite order here.
  var reversed: [String] {
    pairs { $0.order(to: $1) * $0.publishedOrder(to: $1) < 0 }
  }

  /// Pairs that are a tie on one side only.
  var tiedOnce: [String] {
    pairs { ($0.order(to: $1) == 0) != ($0.publishedOrder(to: $1) == 0) }
  }

  /// Whether the orders agree, and the pairs in which they do not.
  var verdict: String {
    guard entries.allSatisfy({ $0.ours != nil }) else { return "not known: no intervals" }
    var parts: [String] = []
    if !reversed.isEmpty { parts.append("disagree in \(reversed.joined(separator: ", "))") }
    if !tiedOnce.isEmpty { parts.append("a tie on one side: \(tiedOnce.joined(separator: ", "))") }
    return parts.isEmpty ? "agree" : parts.joined(separator: "; ")
  }

  private func chain(by value: (Entry) -> Double, _ sign: (Entry, Entry) -> String) -> String {
    let sorted = entries.enumerated()
      .sorted { (value($0.element), $0.offset) < (value($1.element), $1.offset) }.map(\.element)
    return zip(sorted, sorted.dropFirst()).reduce(into: sorted.first?.name ?? "") { text, pair in
      text += " \(sign(pair.0, pair.1)) \(pair.1.name)"
    }
  }

  private func pairs(_ matches: (Entry, Entry) -> Bool) -> [String] {
    entries.indices.flatMap { first in
      entries[(first + 1)...].filter { matches(entries[first], $0) }
        .map { "\(entries[first].name) and \($0.name)" }
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

  /// -1 if it is below the other, 1 if it is above, 0 if neither is established.
  fileprivate func order(to other: Self) -> Int {
    isBelow(other) ? -1 : other.isBelow(self) ? 1 : 0
  }

  fileprivate func publishedOrder(to other: Self) -> Int {
    published < other.published ? -1 : published > other.published ? 1 : 0
  }
}

extension [PublishedOrder] {
  /// One row per metric.
  func table(name: String, title: String, notes: [String]) -> Table? {
    let comparable = filter { $0.entries.count > 1 }
    guard !comparable.isEmpty else { return nil }
    return Table(
      name: name, title: title,
      columns: [
        .init("figure", .text), .init("published", .text), .init("ours", .text),
        .init("orders", .text),
      ],
      rows: comparable.map {
        [.text($0.figure), .text($0.published), .text($0.ours), .text($0.verdict)]
      }, notes: notes)
  }
}
