extension ModuleInterface {
  /// Collects the public declarations of a module's sources, and the names in its C headers.
  package init(name: String, sources: [Input], headers: [Input] = []) {
    self.init(name: name)
    for source in sources { collect(SourceFile(path: source.path, text: source.text)) }
    for header in headers { collect(header: header.text) }
  }

  /// Collects macros, functions, enumerators and the names of types.
  private mutating func collect(header text: String) {
    let code = text.replacing(/\/\/.*/, with: "")
    let declared = [/#define\s+(\w+)/, /\b(\w+)\s*\(/, /(?:\}|typedef\b[^;{]*\s)\s*(\w+);/]
    for pattern in declared { globals.formUnion(code.matches(of: pattern).map { String($0.1) }) }
    for list in code.matches(of: /enum\s*\{([^}]*)\}/) {
      globals.formUnion(
        list.1.split(separator: ",").compactMap { $0.firstMatch(of: /\w+/) }
          .map { String($0.0) })
    }
  }

  private mutating func collect(_ file: SourceFile) {
    for member in file.globals where member.isPublic {
      let names = file.names(declaredBy: member)
      if file.tokens[member.keyword].isWord("typealias") {
        for name in names { add(TypeInterface(.typealias), named: name) }
      } else {
        globals.formUnion(names)
      }
    }
    for type in file.allTypes where type.kind == .extension || type.isPublic {
      var interface = TypeInterface(
        TypeInterface.Kind(rawValue: type.kind.rawValue) ?? .struct, inherited: type.inherited)
      for member in type.members where type.exposes(member, in: file) {
        for (name, result) in file.namesAndTypes(declaredBy: member) {
          interface.members[name] = interface.members[name].map { $0 == result ? $0 : "" } ?? result
        }
      }
      for nested in type.nested where nested.isPublic || type.prefix.modifier("public") != nil {
        interface.members[nested.name] = ""
      }
      let isEmpty = interface.members.isEmpty && interface.inherited.isEmpty
      if type.kind != .extension || !isEmpty { add(interface, named: type.qualifiedName) }
    }
  }
}

extension Prefix {
  var isPublic: Bool { modifier("public", "open") != nil }
}

extension Member {
  fileprivate var isPublic: Bool { prefix.isPublic }
}

extension TypeDeclaration {
  fileprivate var isPublic: Bool { prefix.isPublic }

  /// Whether other modules can use a member of this public type.
  fileprivate func exposes(_ member: Member, in file: SourceFile) -> Bool {
    if member.isPublic { return true }
    let isImplied =
      kind == .protocol || kind == .enum && file.tokens[member.keyword].isWord("case")
      || kind == .extension && prefix.isPublic
    return isImplied && member.prefix.modifier("private", "fileprivate", "internal") == nil
  }
}

extension SourceFile {
  /// The names that a declaration introduces, such as the cases of an enumeration.
  func names(declaredBy member: Member) -> [String] { namesAndTypes(declaredBy: member).map(\.0) }

  /// The names that a declaration introduces, with their types as far as they are written.
  func namesAndTypes(declaredBy member: Member) -> [(String, String)] {
    switch member.kind {
    case .property:
      return member.bindings.map {
        ($0.name, $0.type.map { $0.named ?? "" } ?? created(in: member))
      }
    case .method: return member.hasPlainName ? [(member.name, member.result?.named ?? "")] : []
    case .other:
      switch tokens[member.keyword].text {
      case "case": break
      case "init": return initializerNames(of: member).map { ($0, "") }
      case "subscript": return []
      default: return [(member.name, "")]
      }
      let parts = TokenScan(tokens).split((member.keyword + 1)..<member.tokens.upperBound)
      return parts.map { (tokens[$0.lowerBound].name, "") }
    }
  }
}

extension SourceFile {
  /// `init` for a designated initialiser, and `init()` for one that needs no arguments.
  private func initializerNames(of member: Member) -> [String] {
    let needsArguments = member.parameters.contains { parameter in
      !tokens[parameter.typeTokens.upperBound].isSymbol("=")
    }
    let isDesignated = member.prefix.modifier("convenience") == nil
    return (isDesignated ? ["init"] : []) + (needsArguments ? [] : ["init()"])
  }

  /// The class of the first value in `static let shared = UIApplication()`.
  private func created(in member: Member) -> String {
    let words = tokens[member.tokens].drop { !$0.isSymbol("=") }.dropFirst()
    guard let type = words.first, type.name.first?.isUppercase == true,
      words.dropFirst().first?.isSymbol("(") == true
    else { return "" }
    return type.name
  }
}

extension Member {
  /// Whether the name is not that of an operator.
  fileprivate var hasPlainName: Bool { name.first?.isLetter == true || name.first == "_" }
}

extension TypeSpelling {
  /// The name of the type without optional marks; `nil` if the type is composed of other types.
  var named: String? {
    var name = wrapped.text[...]
    for word in ["any ", "some "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
    if name.hasPrefix("("), name.hasSuffix(")") { name = name.dropFirst().dropLast() }
    for word in ["any ", "some "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isName && !name.isEmpty ? String(name) : nil
  }
}
