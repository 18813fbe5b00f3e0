/// What to say of a name that nothing has: the name, those that are known, and the one that was probably meant.
///
/// - Parameters:
///   - kind: What it should be the name of, such as `subject`.
///   - place: Where it was looked for, such as ` in the history`; nothing where that is plain.
///   - others: What could be given instead of a name.
func unknownName(
  _ kind: String, _ name: String, among known: [String], place: String = "", others: String = ""
) -> String {
  let hint = suggestion(for: name, among: known).map { " Did you mean '\($0)'?" } ?? ""
  return
    "no \(kind) named '\(name)'\(place). Known: \(known.joined(separator: ", "))\(others).\(hint)"
}

/// The known word that is nearest to a wrong one, if one is near enough to have been meant.
func suggestion(for word: String, among known: [String]) -> String? {
  let near = known.map { ($0, distance(word.lowercased(), $0.lowercased())) }
    .min { $0.1 < $1.1 }
  guard let near, near.1 <= max(2, word.count / 3) else { return nil }
  return near.0
}

/// Levenshtein's distance: how many letters have to be put in, taken out or changed.
private func distance(_ first: String, _ second: String) -> Int {
  let (first, second) = (Array(first), Array(second))
  var row = Array(0...second.count)
  for (i, letter) in first.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in second.enumerated() {
      let change = diagonal + (letter == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(change, row[j] + 1, diagonal + 1)
    }
  }
  return row[second.count]
}
