import BenchmarkKit

/// A pairwise comparison of file lengths, here and as published.
package struct PublishedFileOrder: Codable, Hashable, Sendable {
  /// Two files whose order here is the opposite of the published order.
  package struct Disagreement: Codable, Hashable, Sendable {
    /// The scene of the file that is longer in the published table.
    package let longer: String
    /// The scene of the file that is shorter in the published table.
    package let shorter: String
  }

  /// The number of pairs whose files differ in length both here and in the published table.
  package let pairs: Int
  package let disagreements: [Disagreement]

  /// Compares the files of a role, or of all roles if `role` is `nil`.
  init(_ lines: LinesOfCode, module: String, role: String?) {
    let files = lines.published.filter { $0.module == module && (role == nil || $0.role == role) }
      .compactMap { theirs in
        lines.files.first { $0.module == module && $0.name == theirs.name }
          .map { (name: theirs.name, scene: $0.scene, ours: $0.physical, theirs: theirs.physical) }
      }.sorted { ($1.theirs, $0.name) < ($0.theirs, $1.name) }
    var pairs = 0
    var disagreements: [Disagreement] = []
    for (index, longer) in files.enumerated() {
      for shorter in files[(index + 1)...]
      where longer.theirs > shorter.theirs && longer.ours != shorter.ours {
        pairs += 1
        if longer.ours < shorter.ours {
          disagreements.append(.init(longer: longer.scene, shorter: shorter.scene))
        }
      }
    }
    self.pairs = pairs
    self.disagreements = disagreements
  }

  var examples: String {
    let shown = disagreements.prefix(3).map { "\($0.longer) under \($0.shorter)" }
    let rest = disagreements.count - shown.count
    return (shown + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
  }
}
