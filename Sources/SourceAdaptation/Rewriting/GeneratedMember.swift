/// A method written into a class: a `switch` over names, on one line so that the lines after it keep their numbers.
struct GeneratedMember {
  struct Case {
    let name: String
    let statement: String
    /// The `#if` condition that it depends on.
    let condition: String?
  }

  /// How the method takes part in the inheritance of the class.
  enum Role {
    /// The superclass declares it: what is not known here is passed on.
    case overrides
    /// The class is the first one that has it.
    case introduces
  }

  let signature: String
  let subject: String
  let passingOn: String
  let cases: [Case]
  let role: Role
  /// `public` or another word that the class is declared with.
  let access: String?

  /// The member as text; `restoringLine` is what makes line numbers right again after a line end.
  func text(restoringLine: String) -> String {
    let words = [
      role == .introduces ? "@MainActor" : nil, access, role == .overrides ? "override" : nil,
    ]
    var text = " " + words.compactMap(\.self).map { $0 + " " }.joined()
    text += "func \(signature) -> Bool { switch \(subject) { "
    for entry in cases {
      let line = "case \(Spelling.literal(entry.name)): \(entry.statement);"
      text += entry.condition.map { "\n#if \($0)\n\(line)\n#endif\n" } ?? line + " "
    }
    text += "default: return \(role == .overrides ? "super.\(passingOn)" : "false") }; "
    // The semicolon parts it from a declaration on the same line.
    text += "return true };"
    return text.contains("\n") ? text + "\n" + restoringLine : text
  }
}
