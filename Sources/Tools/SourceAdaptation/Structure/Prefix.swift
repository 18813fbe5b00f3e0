/// The attributes and modifiers before a declaration.
struct Prefix {
  var attributes: [Attribute] = []
  var modifiers: [Modifier] = []

  func attribute(_ names: String...) -> Attribute? {
    attributes.first { names.contains($0.name) }
  }
  func modifier(_ names: String...) -> Modifier? {
    modifiers.first { names.contains($0.name) && !$0.hasArguments }
  }
}
