/// The types, stored properties and functions that a file declares.
struct Declarations {
  struct TypeDeclaration {
    let name: String
    /// `class`, `struct`, `enum`, `actor` or `protocol`.
    let keyword: String
    /// The superclass and the protocols.
    let inherited: [String]
    /// The index of the declaration's name.
    let index: Int
  }

  struct Property {
    let name: String
    /// The first word of the type; empty if there is none.
    let type: String
    /// Whether the type contains a function.
    let isFunction: Bool
    /// Whether the type is inferred from a literal, such as `""`.
    let isLiteral: Bool
    /// Whether the property belongs to a structure, and is accessed elsewhere as `value.name`.
    let isOfStructure: Bool
    let index: Int
  }

  struct Function {
    /// The name; an initialiser has the name of its type, by which it is called.
    let name: String
    let parameters: [(label: String, name: String)]
    /// The range from the name to the end of the body.
    let range: Range<Int>
    /// The protocol that requires the function, if one does.
    let requiredBy: String?
  }

  /// Types at the top level of the file.
  private(set) var types: [TypeDeclaration] = []
  /// Stored properties of instances, with those of nested types.
  private(set) var properties: [Property] = []
  /// Computed properties of types, with the ranges of their bodies.
  private(set) var computedProperties: [(name: String, body: Range<Int>)] = []
  private(set) var functions: [Function] = []
  /// Words declared with a type: properties, parameters and local variables, with the type's name.
  private(set) var typedWords: [(word: String, type: String)] = []

  private enum Scope {
    case type(String, keyword: String)
    case code
  }

  init(in source: SourceTokens) {
    var scopes: [Scope] = []
    // The scope that each opening brace begins, by the brace's index; known from the declaration
    // before it.
    var announced: [Int: Scope] = [:]
    for index in source.tokens.indices {
      switch source.text(index) {
      case "{": scopes.append(announced[index] ?? .code)
      case "}": if !scopes.isEmpty { scopes.removeLast() }
      case "class", "struct", "enum", "actor", "protocol", "extension":
        guard let type = Self.type(at: index, in: source) else { continue }
        announced[type.body] = .type(type.declaration.name, keyword: type.declaration.keyword)
        if scopes.isEmpty, source.text(index) != "extension" { types.append(type.declaration) }
      case "func", "init", "subscript":
        if let function = Self.function(at: index, in: source, of: scopes.last) {
          functions.append(function)
        }
      case "let", "var":
        guard case .type(_, let keyword)? = scopes.last, keyword != "protocol" else { continue }
        if let property = Self.property(at: index, in: source, isOfStructure: keyword == "struct") {
          properties.append(property)
        } else if let body = Self.computedBody(at: index, in: source) {
          computedProperties.append((source.text(index + 1), body))
        }
      case ":":
        if source.isWord(index - 1), let type = Self.firstWord(after: index, in: source) {
          typedWords.append((source.text(index - 1), type))
        }
      default: break
      }
    }
  }

  private static func type(
    at index: Int, in source: SourceTokens
  ) -> (declaration: TypeDeclaration, body: Int)? {
    // `class func`, `.class` and `AnyObject`'s old spelling `: class` declare no type.
    guard source.isWord(index + 1), ![".", ":"].contains(source.text(index - 1)),
      !["func", "var", "let", "subscript"].contains(source.text(index + 1))
    else { return nil }
    var inherited: [String] = []
    var position = index + 2
    while position < source.tokens.count, source.text(position) != "{" {
      if source.isWord(position) { inherited.append(source.text(position)) }
      position += 1
    }
    guard position < source.tokens.count else { return nil }
    let declaration = TypeDeclaration(
      name: source.text(index + 1), keyword: source.text(index), inherited: inherited,
      index: index + 1)
    return (declaration, position)
  }

  private static func function(
    at index: Int, in source: SourceTokens, of scope: Scope?
  ) -> Function? {
    var owner: (name: String, isProtocol: Bool)?
    if case .type(let name, let keyword)? = scope { owner = (name, keyword == "protocol") }
    let isNamed = source.text(index) == "func"
    guard source.text(index - 1) != "." else { return nil }
    let name = isNamed ? index + 1 : index
    var position = name + 1
    // Skips generic parameters, and the `?` or `!` of a failable initialiser.
    while position < source.tokens.count, source.text(position) != "(" {
      guard source.text(position) != "{", position < name + 40 else { return nil }
      position += 1
    }
    guard let end = source.partner(of: position) else { return nil }
    return Function(
      name: source.text(index) == "init" ? owner?.name ?? "init" : source.text(name),
      parameters: parameters(position + 1..<end, in: source),
      range: name..<bodyEnd(after: end, in: source),
      requiredBy: owner.flatMap { $0.isProtocol ? $0.name : nil })
  }

  /// The end of the body after a parameter list or, without a body, the end of the declaration.
  private static func bodyEnd(after index: Int, in source: SourceTokens) -> Int {
    var position = index + 1
    while position < source.tokens.count {
      switch source.text(position) {
      case "{": return source.partner(of: position) ?? source.tokens.count
      case "func", "var", "let", "}", "init", "static", "private", "final", "override":
        return position
      default: position += 1
      }
    }
    return position
  }

  private static func parameters(
    _ range: Range<Int>, in source: SourceTokens
  ) -> [(label: String, name: String)] {
    var parameters: [(label: String, name: String)] = []
    var position = range.lowerBound
    var isAtStart = true
    while position < range.upperBound {
      if let end = source.partner(of: position), end > position {
        position = end
      } else if isAtStart, source.isWord(position) {
        let hasLabel = source.isWord(position + 1)
        parameters.append(
          (source.text(position), source.text(hasLabel ? position + 1 : position)))
        isAtStart = false
      } else if source.text(position) == "," {
        isAtStart = true
      }
      position += 1
    }
    return parameters
  }

  private static func property(
    at index: Int, in source: SourceTokens, isOfStructure: Bool
  ) -> Property? {
    guard source.isWord(index + 1), !["static", "class"].contains(source.text(index - 1)) else {
      return nil
    }
    let line = source.tokens[index + 1].line
    var position = index + 2
    var (isFunction, isTyped) = (false, false)
    // The type extends to a value, to an accessor or to the end of the line.
    while position < source.tokens.count, source.tokens[position].line == line,
      !["=", "{", "}"].contains(source.text(position))
    {
      if source.text(position) == ":" { isTyped = true }
      if source.text(position) == "->" { isFunction = true }
      position += 1
    }
    let next =
      source.tokens.indices.contains(position) && source.tokens[position].line == line
      ? source.text(position) : ""
    if next == "{", !["didSet", "willSet"].contains(source.text(position + 1)) { return nil }
    return Property(
      name: source.text(index + 1),
      type: isTyped ? firstWord(after: index + 2, in: source) ?? "" : "",
      isFunction: isFunction,
      isLiteral: !isTyped && next == "=" && isLiteral(position + 1, in: source),
      isOfStructure: isOfStructure, index: index + 1)
  }

  /// The body of the property declared at an index; `nil` if the property is stored.
  private static func computedBody(at index: Int, in source: SourceTokens) -> Range<Int>? {
    let line = source.tokens[index].line
    let open = source.tokens.indices[(index + 1)...].prefix { source.tokens[$0].line == line }
      .first { source.text($0) == "{" }
    guard let open, let end = source.partner(of: open) else { return nil }
    return open + 1..<end
  }

  private static func isLiteral(_ index: Int, in source: SourceTokens) -> Bool {
    let text = source.text(index)
    return text == "\"" || text == "true" || text == "false" || text.first?.isNumber == true
  }

  /// The first word of the type that follows a colon.
  private static func firstWord(after index: Int, in source: SourceTokens) -> String? {
    var position = index + 1
    while ["any", "some", "inout", "[", "("].contains(source.text(position)) { position += 1 }
    return source.isWord(position) ? source.text(position) : nil
  }
}
