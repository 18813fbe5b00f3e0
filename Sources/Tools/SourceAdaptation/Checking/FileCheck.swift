/// The missing names in a file.
struct FileCheck {
  private(set) var uses: [FoundUse] = []
  private(set) var imported: Set<String> = []

  private let file: SourceFile
  /// The types declared in the file, with their byte ranges.
  private let types: [(type: TypeDeclaration, bytes: Range<Int>)]
  private let names: KnownNames
  private let scan: TokenScan
  private let bindings: Bindings
  /// Whether a member of a value of unknown type is reported as missing if no known type has it.
  private var checksUntypedMembers = false
  /// The positions of the members that have been reported with their types.
  private var typed: Set<Int> = []
  private var tokens: [Token] { scan.tokens }

  init(_ file: SourceFile, names: KnownNames) {
    self.file = file
    self.names = names
    types = file.allTypes.map { ($0, file.bytes(of: $0.body)) }
    scan = TokenScan(CompiledTokens(file.tokens, offers: names.offers).tokens)
    bindings = Bindings(in: scan)
    let imports = SourceFile.imports(in: tokens)
    for item in imports {
      imported.insert(item.module)
      if names.origin(ofModule: item.module) == .missing {
        add(.module, item.module, tokens[item.target.lowerBound])
      }
    }
    let origins = imported.map(names.origin)
    // Packages and test frameworks extend types in ways that are not known here.
    let checksMembers =
      !origins.contains(.package) && imported.isDisjoint(with: ["XCTest", "Testing"])
    checksUntypedMembers =
      checksMembers && !names.importsPackages && !origins.contains(.missing)
    for index in tokens.indices
    where tokens[index].isIdentifier && !imports.contains(where: { $0.target.contains(index) }) {
      checkName(at: index, members: checksMembers)
    }
    if checksMembers { checkOverrides() }
  }

  private mutating func add(
    _ kind: SourceCheck.Missing.Kind, _ name: String, _ token: Token, of module: String? = nil
  ) {
    uses.append(FoundUse(kind, name, file.path, line: token.line, module: module))
  }

  // MARK: Names

  private mutating func checkName(at index: Int, members: Bool) {
    let token = tokens[index]
    switch scan[index - 1] {
    case .some(let previous) where previous.isSymbol("."):
      guard members, !typed.contains(index) else { return }
      if checksUntypedMembers, scan[index - 2]?.kind != .number, !names.isMember(token.name) {
        add(.member, "." + token.name, token)
      } else if scan[index - 2]?.isWord("self") == true {
        checkChain(from: index)
      }
    case .some(let previous) where previous.isSymbol("@"): break
    default:
      if token.kind == .word, !names.isGlobal(token.name, importing: imported) {
        add(
          KnownNames.isFunction(token.name) ? .name : .type, token.name, token,
          of: KnownNames.module(ofName: token.name, importing: imported))
        // The members of a missing type are missing, too: report only the type.
        if let member = memberPosition(after: afterCall(at: index)) { typed.insert(member) }
      }
      if members {
        let isPlainCall =
          scan[index + 1]?.isSymbol("(") == true && scan[index + 2]?.isSymbol(")") == true
        if isPlainCall, names.needsArguments(token.name) {
          add(.member, token.name + ".init()", token)
        }
        if scan[index + 1]?.isSymbol("(") == true, let label = scan[index + 2]?.name,
          KnownNames.forbidsInitialiser(label, of: token.name)
        {
          add(.member, "\(token.name).init(\(label):)", token)
        }
        checkChain(from: index)
      }
    }
  }

  /// Checks the members in `UIColor.red.cgColor` or `tableView?.backgroundView!.tag` as far as the
  /// types are known.
  private mutating func checkChain(from index: Int) {
    guard var type = startingType(at: index) else { return }
    var position = index
    if tokens[index].name == type { position = afterCall(at: index) }
    while !type.isEmpty, let next = memberPosition(after: position) {
      let member = tokens[next]
      guard let result = names.member(member.name, of: type) else {
        let kind: SourceCheck.Missing.Kind = names.importsPackages ? .extensionMember : .member
        add(kind, type + "." + member.name, member)
        typed.insert(next)
        return
      }
      type = result
      position = afterCall(at: next)
    }
  }

  private func startingType(at index: Int) -> String? {
    let name = tokens[index].name
    if name.first?.isUppercase == true { return name }
    // A label or a declaration.
    if scan[index + 1]?.isSymbol(":") == true { return nil }
    if let bound = bindings[name] { return bound }
    return enclosingClass(of: tokens[index]).flatMap { names.member(name, of: $0) }
  }

  private func enclosingClass(of token: Token) -> String? {
    types.last { $0.bytes.contains(token.range.lowerBound) }.map { names.app.subject(of: $0.type) }
  }

  /// The index after which a member access may follow: that of the name, or of the closing
  /// parenthesis of its call.
  private func afterCall(at index: Int) -> Int {
    guard let open = scan[index + 1], open.isSymbol("("),
      open.range.lowerBound == tokens[index].range.upperBound
    else { return index }
    return scan.closing(of: index + 1)
  }

  private func memberPosition(after index: Int) -> Int? {
    var dot = index + 1
    while let mark = scan[dot], mark.isSymbol("?") || mark.isSymbol("!"),
      mark.range.lowerBound == tokens[dot - 1].range.upperBound
    { dot += 1 }
    guard scan[dot]?.isSymbol(".") == true, let member = scan[dot + 1], member.isIdentifier,
      tokens[dot].range.upperBound == member.range.lowerBound
    else { return nil }
    return dot + 1
  }

  // MARK: Overrides

  private mutating func checkOverrides() {
    for type in file.allTypes where type.kind == .class {
      for member in type.members where member.isOverride {
        let name = member.declaredName
        guard member.kind != .other, !names.isOverridable(name, in: type.qualifiedName) else {
          continue
        }
        add(.override, "override " + member.describedName, file.tokens[member.keyword])
      }
    }
  }
}
