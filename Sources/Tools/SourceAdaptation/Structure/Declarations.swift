/// An attribute such as `@objc(name)`.
struct Attribute {
  let name: String
  /// The text between the parentheses.
  let arguments: String?
  let tokens: Range<Int>
}

/// A modifier such as `override` or `private(set)`.
struct Modifier {
  let name: String
  let hasArguments: Bool
  let tokens: Range<Int>
}

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

/// A class, another type, a protocol or an extension, with its contents.
struct TypeDeclaration {
  enum Kind: String { case `class`, `struct`, `enum`, `actor`, `protocol`, `extension` }

  let kind: Kind
  /// The name; for an extension, the dotted name of the extended type.
  let name: String
  /// The names of the enclosing types.
  let scope: [String]
  let prefix: Prefix
  /// The types after the colon, without generic arguments.
  let inherited: [String]
  let hasWhereClause: Bool
  /// The keyword, where diagnostics point.
  let keyword: Int
  /// The token after the name and the generic parameters.
  let headerEnd: Int
  /// The braces and everything between them.
  let body: Range<Int>
  let members: [Member]
  let nested: [TypeDeclaration]

  var qualifiedName: String { (scope + [name]).joined(separator: ".") }
  var withNested: [TypeDeclaration] { [self] + nested.flatMap(\.withNested) }
}

/// A method, a property or any other member that is not a type.
struct Member {
  enum Kind { case method, property, other }

  /// A name with its type; a property declaration may have several.
  struct Binding {
    let name: String
    var type: TypeSpelling?
  }

  let kind: Kind
  let prefix: Prefix
  /// The name of a method.
  let name: String
  let parameters: [Parameter]
  let effects: [String]
  let result: TypeSpelling?
  /// The bindings of a property.
  let bindings: [Binding]
  let keyword: Int
  let tokens: Range<Int>
  /// The `#if` condition that the member depends on, within its type.
  let condition: String?

  var isOverride: Bool { prefix.modifier("override") != nil }
  var isStatic: Bool { prefix.modifier("static", "class") != nil }
  /// The name with its labels, as in `save(_:)`.
  var fullName: String { name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
}

/// A parameter of a method.
struct Parameter {
  /// The argument label; `nil` if there is none.
  let label: String?
  /// The parameter name in the body of the method.
  let name: String
  let type: TypeSpelling
  let typeTokens: Range<Int>
}
