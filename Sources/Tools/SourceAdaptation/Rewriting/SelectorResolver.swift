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
    // UIKit's protocol of the editing commands, whose methods have one parameter without a label.
    if expression.qualifier == ["UIResponderStandardEditActions"] { return expression.name + ":" }
    if let found = method(for: expression, in: type) { return ObjectiveCName.selector(of: found) }
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

  /// The method that an expression refers to: methods visible to Objective-C come first, then those
  /// of the named type.
  private func method(for expression: SelectorExpression, in type: String?) -> Member? {
    let own = ownTypes(for: expression, in: type)
    // Only a few selectors require a search through all types.
    lazy var others = Set(module.types.keys).union(module.extensions.keys).subtracting(own).sorted()
    let isMeant = { (method: Member) in matches(method, expression) }
    return visibleMethods(of: own).first(where: isMeant)
      ?? visibleMethods(of: others).first(where: isMeant)
      ?? methods(of: own).first(where: isMeant) ?? methods(of: others).first(where: isMeant)
  }

  private func ownTypes(for expression: SelectorExpression, in type: String?) -> [String] {
    let qualifier = expression.qualifier
    let scope = type?.split(separator: ".").map(String.init) ?? []
    var first: String?
    if qualifier.isEmpty || ["self", "Self", "super"].contains(qualifier.joined()) {
      first = type
    } else {
      first = module.resolve(qualifier.joined(separator: "."), in: scope)
    }
    return first.map { [$0] + module.ancestors(of: $0) } ?? []
  }

  private func visibleMethods(of types: [String]) -> some Sequence<Member> {
    types.lazy.flatMap { type in module.actions(of: type).map(\.method) }
  }

  private func methods(of types: [String]) -> some Sequence<Member> {
    types.lazy.flatMap { module.parts(of: $0) }.flatMap(\.type.members)
      .filter { $0.kind == .method }
  }
}
