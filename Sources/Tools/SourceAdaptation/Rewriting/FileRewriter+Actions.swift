extension FileRewriter {
  /// Extends every class that has actions with a method that calls actions by selector.
  mutating func addActionDispatch() {
    for type in file.allTypes where type.kind == .class {
      let name = type.qualifiedName
      let cases = actionCases(of: name)
      guard !cases.isEmpty else { continue }
      let role = module.dispatchRole(of: name)
      insertMember(
        GeneratedMember(
          signature: "handleAction(_ action: Selector, from sender: Any?)",
          subject: "action.name", passingOn: "handleAction(action, from: sender)", cases: cases,
          role: role, access: type.access),
        into: type)
      if role == .introduces { conformToSelectorTarget(type) }
    }
    reportUnreachableActions()
  }

  private mutating func actionCases(of name: String) -> [GeneratedMember.Case] {
    var cases: [GeneratedMember.Case] = []
    for action in module.actions(of: name) {
      let method = action.method
      do throws(ActionCall.Obstacle) {
        let call = try ActionCall(
          method, senderUse: module.senderUse(of: method, in: action.file, of: name))
        cases.append(
          GeneratedMember.Case(
            name: ObjectiveCName.selector(of: method), statement: call.statement,
            condition: method.condition))
      } catch {
        guard action.isExplicit else { continue }
        let place = module.files[action.file]
        diagnostics.append(
          Diagnostic(
            .unusableAction(method.fullName, error), place.path,
            line: place.tokens[method.keyword].line))
      }
    }
    return cases
  }

  /// Warns about actions in extensions of types that are not adapted and so lack a dispatch method.
  private mutating func reportUnreachableActions() {
    for type in file.types where type.kind == .extension {
      let subject = module.subject(of: type)
      let place = module.types[subject]
      guard !(place.map { module.adapts($0.file) } ?? false) else { continue }
      let hidden = module.actions(of: subject).filter {
        $0.file == fileIndex && $0.isExplicit && type.body.contains($0.method.keyword)
      }
      for action in hidden {
        let name = action.method.fullName
        report(
          place == nil
            ? .actionOfForeignType(name, type: subject, module: module.name)
            : .actionOfCompiledClass(name, type: subject), at: action.method.keyword)
      }
    }
  }

  /// Inserts a member right after the opening brace of a class.
  mutating func insertMember(_ member: GeneratedMember, into type: TypeDeclaration) {
    usesUIKit = true
    let brace = type.body.lowerBound
    let location = Spelling.sourceLocation(file.path, line: tokens[brace].line)
    insert(member.text(restoringLine: location + "\n"), after: brace)
  }

  /// Makes actions in an extension visible to their class if the class is in another file.
  mutating func exposeActions() {
    for type in file.allTypes where type.kind == .extension {
      let subject = module.subject(of: type)
      guard let place = module.types[subject], place.file != fileIndex else { continue }
      let actions = module.actions(of: subject).filter {
        $0.file == fileIndex && type.body.contains($0.method.keyword)
      }
      let prefixes = actions.map(\.method.prefix) + (actions.isEmpty ? [] : [type.prefix])
      for modifier in prefixes.compactMap({ $0.modifier("private", "fileprivate") }) {
        remove(tokens: modifier.tokens)
      }
    }
  }

  // An extension does not affect the isolation of the class, unlike a conformance on the class
  // itself.
  private mutating func conformToSelectorTarget(_ type: TypeDeclaration) {
    let around = file.allTypes.filter { $0.body.contains(type.keyword) }
    // A class that is `private` within another type cannot be named outside it.
    for hidden in around.dropFirst() + [type] where !hidden.scope.isEmpty {
      guard let modifier = hidden.prefix.modifier("private") else { continue }
      edits.replace(file.bytes(of: modifier.tokens), with: "fileprivate")
    }
    let outermost = around.first ?? type
    insert(
      "; extension \(type.qualifiedName): SelectorTarget {}", after: outermost.body.upperBound - 1)
  }
}

extension Module {
  /// The role of a type's dispatch method: an override if an ancestor already has one.
  func dispatchRole(of name: String) -> GeneratedMember.Role {
    let isInherited = isResponder(name) || ancestors(of: name).contains { !actions(of: $0).isEmpty }
    return isInherited ? .overrides : .introduces
  }
}

extension TypeDeclaration {
  /// The access modifier that makes a member as visible as its class.
  var access: String? { prefix.modifier("open", "public", "package")?.name }
}
