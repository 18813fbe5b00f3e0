extension FileRewriter {
  /// Replaces `type(of: object).description()`, which any class has on Apple's systems, with the
  /// name of the class. Foundation's function for it accepts only top-level classes on Linux.
  mutating func rewriteClassDescriptions() {
    let scan = TokenScan(tokens)
    for index in tokens.indices where tokens[index].isWord("type") {
      guard scan[index + 1]?.isSymbol("(") == true, scan[index + 2]?.isWord("of") == true else {
        continue
      }
      let close = scan.closing(of: index + 1)
      let call = tokens[(close + 1)...].prefix(4).map(\.text)
      guard call == [".", "description", "(", ")"], !module.describesItsTypes else { continue }
      edits.insert("String(reflecting: ", at: tokens[index].range.lowerBound)
      remove(tokens: (close + 1)..<(close + 4))
    }
  }
}

extension Module {
  /// Whether any type has a static method `description()`, which such a call might mean.
  fileprivate var describesItsTypes: Bool {
    files.contains { file in
      file.allTypes.contains { type in
        type.members.contains {
          $0.kind == .method && $0.isStatic && $0.name == "description" && $0.parameters.isEmpty
        }
      }
    }
  }
}
