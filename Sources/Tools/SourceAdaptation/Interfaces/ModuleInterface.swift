/// The names that a module declares publicly.
package struct ModuleInterface: Equatable, Sendable {
  package let name: String
  /// Types, and extended types of other modules, by their qualified names.
  package var types: [String: TypeInterface] = [:]
  /// Functions, variables and constants outside types.
  package var globals: Set<String> = []

  package init(name: String) { self.name = name }

  package mutating func add(_ type: TypeInterface, named name: String) {
    types[name] = types[name].map { $0.merged(with: type) } ?? type
  }
}

/// A type's superclass, protocols and members.
package struct TypeInterface: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `actor`, `protocol`, `typealias`, `extension`
  }

  package var kind: Kind
  package var inherited: [String] = []
  /// The type of each property and the return type of each method, by name; empty if unknown.
  package var members: [String: String] = [:]

  package init(_ kind: Kind, inherited: [String] = [], members: [String: String] = [:]) {
    self.kind = kind
    self.inherited = inherited
    self.members = members
  }

  /// The declaration together with an extension of it.
  package func merged(with other: TypeInterface) -> TypeInterface {
    TypeInterface(
      kind == .extension ? other.kind : kind,
      inherited: kind == .extension ? other.inherited + inherited : inherited + other.inherited,
      // Overloads may have different types.
      members: members.merging(other.members) { $0 == $1 ? $0 : "" })
  }
}
