extension ObjectBuilder {
  /// Warns about an outlet whose object is not of the declared class, which iOS does not check.
  mutating func checkClass(
    of outlet: InterfaceElement, _ element: InterfaceElement, connectedTo object: Reference
  ) {
    guard let name = outlet["property"], let owner = element["customClass"],
      let found = object.objectClass, let expected = module.classOfOutlet(name, in: owner),
      let classes = module.classes(of: found), !classes.contains(expected)
    else { return }
    warn(outlet, .mismatchedOutlet(name, of: owner, object: found, expected: expected))
  }
}

extension Module {
  /// The class with which an outlet is declared, if it is known.
  fileprivate func classOfOutlet(_ name: String, in owner: String) -> String? {
    guard let owner = resolve(owner) else { return nil }
    for type in [owner] + ancestors(of: owner) {
      let bindings = types[type]?.type.outlets.flatMap(\.bindings) ?? []
      guard let binding = bindings.first(where: { $0.name == name }) else { continue }
      guard let declared = binding.type?.wrapped else { return nil }
      let text = (declared.element ?? declared).text
      if let own = resolve(text, in: type.split(separator: ".").map(String.init)) {
        return types[own]?.type.kind == .class ? own : nil
      }
      return declares(text) ? nil : InterfaceVocabulary.superclasses(of: text)?.first
    }
    return nil
  }

  /// A class of the module or of UIKit with its superclasses; `nil` unless all are known.
  fileprivate func classes(of name: String) -> [String]? {
    guard let own = resolve(name) else { return InterfaceVocabulary.superclasses(of: name) }
    let chain = [own] + ancestors(of: own)
    guard case .ofElsewhere(let root) = superclass(of: chain.last ?? own) else { return nil }
    return InterfaceVocabulary.superclasses(of: root).map { chain + $0 }
  }
}
