extension FileRewriter {
  /// Removes from this file's extensions the members that belong in a class, along with their
  /// edits.
  mutating func extractMovedMembers() -> [ExtractedMember] {
    module.movedMembers(from: fileIndex).compactMap { moved in
      if let obstacle = module.obstacle(to: moved) {
        reject(moved, obstacle)
        return nil
      }
      let text: String
      if let forwarded = ForwardedMember(moved, in: module) {
        var heading = edits
        addAccess(of: moved, to: &heading)
        text = forwarded.text(heading)
        forwarded.rename(in: &edits)
      } else {
        addAccess(of: moved, to: &edits)
        let range = file.bytes(of: moved.member.tokens)
        text = edits.extract(range).applied(to: file.bytes, in: range)
        edits.blank(range, in: file.bytes)
      }
      let line = tokens[moved.member.tokens.lowerBound].line
      var lines = [Spelling.sourceLocation(file.path, line: line), text]
      if let condition = moved.member.condition {
        lines = ["#if \(condition)"] + lines + ["#endif"]
      }
      return ExtractedMember(subject: moved.subject, text: lines.joined(separator: "\n"))
    }
  }

  /// Adds the access level that the member has from a public extension.
  private func addAccess(of moved: MovedMember, to edits: inout Edits) {
    let prefix = moved.member.prefix
    guard moved.type.prefix.modifier("public") != nil,
      prefix.modifier("public", "open", "internal", "fileprivate", "private") == nil
    else { return }
    let first = prefix.modifiers.map(\.tokens.lowerBound).min() ?? moved.member.keyword
    edits.insert("public ", at: tokens[first].range.lowerBound)
  }

  /// Leaves out a cosmetic override that cannot move; reports an error for any other.
  private mutating func reject(_ moved: MovedMember, _ obstacle: MovedMember.Obstacle) {
    let name = moved.member.describedName
    guard CosmeticMembers.names.contains(moved.member.declaredName) else {
      return report(.immovableOverride(name, obstacle), at: moved.member.keyword)
    }
    report(.cosmeticOverride(name, obstacle), at: moved.member.keyword)
    let range = file.bytes(of: moved.member.tokens)
    _ = edits.extract(range)
    edits.blank(range, in: file.bytes)
  }

  /// Inserts members of extensions into the classes of this file.
  mutating func insertMovedMembers(_ extracted: [ExtractedMember]) {
    for type in file.allTypes where type.kind == .class {
      let texts = extracted.filter { $0.subject == type.qualifiedName }.map(\.text)
      guard !texts.isEmpty else { continue }
      let brace = type.body.lowerBound
      let location = Spelling.sourceLocation(file.path, line: tokens[brace].line)
      insert("\n" + (texts + [location]).joined(separator: "\n") + "\n", after: brace)
    }
  }
}

/// The adapted text of a member that moves from an extension to its class.
struct ExtractedMember {
  let subject: String
  let text: String
}
