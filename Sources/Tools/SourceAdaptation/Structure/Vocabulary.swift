/// The Swift keywords that this module has to recognise.
enum Vocabulary {
  static let types: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]
  static let members: Set = [
    "func", "var", "let", "init", "deinit", "subscript", "typealias", "associatedtype", "case",
    "import", "operator", "precedencegroup", "macro",
  ]
  static let modifiers: Set = [
    "open", "public", "package", "internal", "fileprivate", "private", "static", "final",
    "override", "required", "convenience", "lazy", "weak", "unowned", "dynamic", "optional",
    "mutating", "nonmutating", "nonisolated", "isolated", "indirect", "prefix", "postfix", "infix",
    "consuming", "borrowing", "distributed",
  ]
  static let conditions: Set = ["#if", "#elseif", "#else", "#endif"]

  static func startsDeclaration(_ token: Token) -> Bool {
    switch token.kind {
    case .word:
      types.contains(token.text) || members.contains(token.text) || modifiers.contains(token.text)
    case .symbol: token.text == "@"
    case .directive: conditions.contains(token.text)
    default: false
    }
  }
}
