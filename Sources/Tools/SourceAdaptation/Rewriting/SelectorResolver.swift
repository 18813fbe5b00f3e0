/// Finds the method that an expression refers to and returns its Objective-C name.
struct SelectorResolver {
  let module: Module

  /// The selector of an expression in a type; `nil` if its parameters could only be guessed.
  func selector(for expression: SelectorExpression, in type: String?) -> String? {
    switch expression.accessor {
    case .getter: return expression.name
    case .setter: return ObjectiveCName.setter(of: expression.name)
    case nil: break
    }
    let found = methods(of: subjects(of: expression, in: type)).first { matches($0, expression) }
    if let found { return ObjectiveCName.selector(of: found) }
    return expression.labels.map { ObjectiveCName.selector(expression.name, labels: $0) }
  }

  private func matches(_ method: Member, _ expression: SelectorExpression) -> Bool {
    guard method.name == expression.name else { return false }
    if let labels = expression.labels {
      return labels == method.parameters.map { $0.label ?? "_" }
    }
    let count = expression.castParameterCount
    return count == nil || count == method.parameters.count
  }

  /// The types to search, most likely first.
  private func subjects(of expression: SelectorExpression, in type: String?) -> [String] {
    let qualifier = expression.qualifier
    let scope = type?.split(separator: ".").map(String.init) ?? []
    var first: String?
    if qualifier.isEmpty || ["self", "Self", "super"].contains(qualifier.joined()) {
      first = type
    } else {
      first = module.resolve(qualifier.joined(separator: "."), in: scope)
    }
    let own = first.map { [$0] + module.ancestors(of: $0) } ?? []
    let all = Set(module.types.keys).union(module.extensions.keys)
    return own + all.subtracting(own).sorted()
  }

  // Methods that are visible to Objective-C come first.
  private func methods(of types: [String]) -> [Member] {
    let visible = types.flatMap { type in module.actions(of: type).map(\.method) }
    let others = types.flatMap { module.parts(of: $0) }.flatMap(\.type.members)
      .filter { $0.kind == .method }
    return visible + others
  }
}
