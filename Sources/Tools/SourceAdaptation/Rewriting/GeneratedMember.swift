/// A generated method of a class: a `switch` over names, on one line to preserve line numbers.
struct GeneratedMember {
  struct Case {
    let name: String
    let statement: String
    /// The `#if` condition that the case depends on.
    let condition: String?
  }

  /// The position of the method in the class hierarchy.
  enum Role {
    /// A superclass declares the method and receives unknown names.
    case overrides
    /// The class is the first to declare the method.
    case introduces
  }

  let signature: String
  let subject: String
  let passingOn: String
  let cases: [Case]
  let role: Role
  /// The access modifier of the class, such as `public`.
  let access: String?

  /// The member as text; `restoringLine` restores the line numbers after a newline.
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
    // The semicolon separates the member from a declaration on the same line.
    text += "return true };"
    return text.contains("\n") ? text + "\n" + restoringLine : text
  }
}
