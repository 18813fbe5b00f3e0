import JSONReading

/// A message about an unknown name, with the known names and a suggestion.
///
/// - Parameters:
///   - kind: The kind of name, such as `subject`.
///   - near: The names to choose a suggestion from; defaults to the known names.
///   - location: The location of the search, such as ` in the history`; empty if it is obvious.
///   - others: Alternatives to a name.
package func unknownName(
  _ kind: String, _ name: String, among known: [String], near: [String]? = nil,
  location: String = "",
  others: String = ""
) -> String {
  let hint = suggestion(for: name, among: near ?? known).map { " Did you mean '\($0)'?" } ?? ""
  return
    """
    no \(kind) named '\(name.excerpt)'\(location). Known: \
    \(known.map(\.excerpt).joined(separator: ", "))\(others).\(hint)
    """
}

/// The known word closest to a mistyped one, if it is close enough to be the intended word.
///
/// A part of exactly one known word, such as `links` in `deep-links`, suggests that word.
package func suggestion(for word: String, among known: [String]) -> String? {
  let containing = known.filter { $0.lowercased().contains(word.lowercased()) }
  if word.count > 3, containing.count == 1 { return containing[0] }
  let near = known.map { ($0, distance(word.lowercased(), $0.lowercased())) }
    .min { $0.1 < $1.1 }
  guard let near, near.1 <= max(2, word.count / 3) else { return nil }
  return near.0
}

/// The number of letters to insert, delete, replace or swap with a neighbour.
///
/// This is the optimal string alignment distance (Boytsov, *Indexing methods for approximate
/// dictionary searching*, 2011).
private func distance(_ first: String, _ second: String) -> Int {
  let (first, second) = (Array(first), Array(second))
  var above: [Int] = []
  var row = Array(0...second.count)
  for (i, letter) in first.enumerated() {
    var next = [i + 1]
    for (j, other) in second.enumerated() {
      var least = min(row[j] + (letter == other ? 0 : 1), row[j + 1] + 1, next[j] + 1)
      if i > 0, j > 0, letter == second[j - 1], other == first[i - 1] {
        least = min(least, above[j - 1] + 1)
      }
      next.append(least)
    }
    (above, row) = (row, next)
  }
  return row[second.count]
}
