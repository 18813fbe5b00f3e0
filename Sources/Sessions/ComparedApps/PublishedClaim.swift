/// A claim of a document that compares two subjects, and the figure that can confirm it.
package struct PublishedClaim: Codable, Hashable, Sendable {
  /// The claim in one sentence, in our words.
  package let text: String
  /// The document and the place in it, such as `Doe, slide 12`.
  package let source: String
  /// The figure that measures it; `nil` if none of the figures does.
  package let figure: String?
  /// The subject with the smaller value if the claim is true.
  package let smaller: String
  /// The subject with the larger value if the claim is true.
  package let larger: String

  package init(
    _ text: String, source: String, figure: String?, smaller: String, larger: String
  ) {
    self.text = text
    self.source = source
    self.figure = figure
    self.smaller = smaller
    self.larger = larger
  }
}
