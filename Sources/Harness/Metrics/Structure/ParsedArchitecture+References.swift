import BenchmarkKit

extension ParsedArchitecture {
  /// The pairs of modules in which one names a type of the other.
  var edges: [Structure.Edge] {
    let owners = scenesOfTypes
    var edges: [[String]: Structure.Edge] = [:]
    for file in files {
      guard let scene = file.scene else { continue }
      for (index, token) in file.source.tokens.enumerated() where token.isWord {
        guard let other = owners[token.text], other != scene, edges[[scene, other]] == nil else {
          continue
        }
        edges[[scene, other]] = .init(
          from: scene, to: other, place: file.place(index, token.text))
      }
    }
    return edges.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// The conditional and forced casts to types of this architecture.
  var casts: [Structure.Place] {
    let names = typeNames
    return files.flatMap { file in
      file.source.tokens.indices.compactMap { index -> Structure.Place? in
        let mark = file.source.text(index + 1)
        guard file.source.text(index) == "as", ["?", "!"].contains(mark) else { return nil }
        var position = index + 2
        while ["any", "("].contains(file.source.text(position)) { position += 1 }
        let name = file.source.text(position)
        return names.contains(name) ? file.place(index, "as\(mark) \(name)") : nil
      }
    }
  }

  /// The branches on the type of a flow, outside the parts whose task is to decide the flow.
  ///
  /// A branch is a `switch` over, a comparison of, or a pattern match on a value of one of these
  /// types.
  func flowBranches(on types: [String]) -> [Structure.Place] {
    let words = Set(
      files.flatMap(\.declarations.typedWords).filter { types.contains($0.type) }.map(\.word))
    guard !words.isEmpty else { return [] }
    return files.filter { !$0.decidesFlow }.flatMap { file in
      file.source.tokens.indices.compactMap { index in
        file.source.branch(at: index, on: words).map { file.place(index, $0) }
      }
    }
  }
}

extension SourceTokens {
  /// The text of the branch at `index` that tests one of the words; `nil` if there is none.
  fileprivate func branch(at index: Int, on words: Set<String>) -> String? {
    switch text(index) {
    case "switch":
      var position = index + 1
      while position < tokens.count, text(position) != "{" {
        if words.contains(text(position)) { return "switch \(text(position))" }
        position = (partner(of: position).map { max($0, position) } ?? position) + 1
      }
      return nil
    case "==", "!=":
      let word = [text(index - 1), text(index + 1)].first(where: words.contains)
      return word.map { _ in
        "\(text(index - 1)) \(text(index)) \(operand(after: index))"
      }
    case "=":
      guard words.contains(text(index + 1)), isPattern(before: index) else { return nil }
      return "case … = \(text(index + 1))"
    default: return nil
    }
  }

  private func operand(after index: Int) -> String {
    text(index + 1) == "." ? ".\(text(index + 2))" : text(index + 1)
  }

  /// Whether an equals sign ends a pattern, as in `if case .gym = flowType`.
  private func isPattern(before index: Int) -> Bool {
    var position = index - 1
    while position >= 0, tokens[position].line >= tokens[index].line - 1 {
      switch text(position) {
      case "case": return ["if", "guard", "while", ","].contains(text(position - 1))
      case "{", "}", ";": return false
      default: position -= 1
      }
    }
    return false
  }
}
