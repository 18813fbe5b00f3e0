/// An outlet whose object is not of the declared class, which iOS does not check.
struct OutletMismatch {
  let problem: Diagnostic.Problem
  /// The declared class.
  let expected: String
  /// Whether the object can be an instance of the declared class, because that is a subclass of
  /// the object's class in UIKit.
  let isReplaceable: Bool

  /// `nil` if the object is of the declared class, or if one of the classes is not known.
  init?(
    of outlet: InterfaceElement, in owner: InterfaceElement, to object: InterfaceElement,
    _ module: Module
  ) {
    guard ["outlet", "outletCollection"].contains(outlet.name), let name = outlet["property"],
      let type = owner["customClass"], let expected = module.classOfOutlet(name, in: type),
      let found = object["customClass"] ?? InterfaceVocabulary.standardClass(of: object),
      let classes = module.classes(of: found), !classes.contains(expected)
    else { return nil }
    self.expected = expected
    // A released app uses only what both classes have from UIKit. A class of its own is not given
    // up for one of UIKit's.
    let root = classes.first { module.resolve($0) == nil }
    let isKept = object["customClass"] != nil && module.resolve(expected) == nil
    isReplaceable =
      !isKept && root.map { module.classes(of: expected)?.contains($0) == true } ?? false
    problem = .mismatchedOutlet(
      name, of: type, object: found, expected: expected, isReplaced: isReplaceable)
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
