import BenchmarkKit
import Statistics

extension SelfTest {
  /// The results of `Statistics` for every NIST reference set, value by value.
  ///
  /// - Throws: A `StatisticsError` if a function rejects a set.
  package static func certifiedValues() throws -> [CertifiedValue] {
    try ReferenceSet.all.flatMap { set in
      zip(set.certified, try set.computed()).map { certified, computed in
        CertifiedValue(
          set: set.name, quantity: certified.quantity.rawValue, name: certified.name,
          certified: certified.value, computed: computed,
          digits: correctDigits(of: computed, certified: certified.value),
          attainable: certified.attainableDigits)
      }
    }
  }
}

extension SelfTest.Rate {
  /// Creates a rate with its exact 95 % interval.
  init(_ hits: Int, of trials: Int) throws {
    let interval = try Interval(
      ofProbability: hits, of: trials, confidence: DispatchTiming.confidence)
    self.init(hits: hits, trials: trials, lower: interval.lower, upper: interval.upper)
  }

  /// Creates the rate of elements that satisfy a predicate.
  init<Element>(_ list: [Element], where holds: (Element) -> Bool) throws {
    try self.init(list.count(where: holds), of: list.count)
  }
}
