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
