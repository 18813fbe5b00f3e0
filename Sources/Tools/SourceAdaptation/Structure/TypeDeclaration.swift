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
