/// A document's claim that compares subjects, and the metric that can confirm it.
package struct PublishedClaim: Codable, Hashable, Sendable {
  /// Two subjects that the claim compares.
  package struct Pair: Codable, Hashable, Sendable {
    /// The subject with the smaller value if the claim is true.
    package let smaller: String
    /// The subject with the larger value if the claim is true.
    package let larger: String

    package init(smaller: String, larger: String) {
      self.smaller = smaller
      self.larger = larger
    }
  }

  /// The claim in one sentence, in our own words.
  package let text: String
  /// The document and the place in it, such as `Doe, slide 12`.
  package let source: String
  /// The metric that measures it; `nil` if no metric does.
  package let figure: String?
  /// The subject with the smaller value if the claim is true; empty if nothing is compared.
  package let smaller: String
  /// The subject with the larger value if the claim is true; empty if nothing is compared.
  package let larger: String
  /// Further pairs to which the claim applies; absent from files written by earlier versions.
  package let further: [Pair]?
  /// The reason why no metric can measure the claim.
  package let obstacle: String?

  /// All pairs that the claim compares; none if no metric can measure it.
  package var pairs: [Pair] {
    obstacle == nil ? [Pair(smaller: smaller, larger: larger)] + (further ?? []) : []
  }

  package init(
    _ text: String, source: String, figure: String?, smaller: String, larger: String,
    further: [Pair] = []
  ) {
    self.text = text
    self.source = source
    self.figure = figure
    self.smaller = smaller
    self.larger = larger
    self.further = further
    obstacle = nil
  }

  /// Creates a claim that no metric can measure.
  package init(_ text: String, source: String, notMeasurable obstacle: String) {
    self.text = text
    self.source = source
    figure = nil
    (smaller, larger) = ("", "")
    further = []
    self.obstacle = obstacle
  }
}
