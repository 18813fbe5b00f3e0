extension FileRewriter {
  /// Extends every class that has outlets with a method that connects outlets by name.
  mutating func addOutletConnection() {
    for type in file.allTypes where type.kind == .class {
      let cases = type.outlets.flatMap { outlet in
        outlet.bindings.map { binding in outletCase(binding, of: outlet) }
      }
      guard !cases.isEmpty else { continue }
      insertMember(
        GeneratedMember(
          signature: "connectOutlet(_ name: String, to object: AnyObject)", subject: "name",
          passingOn: "connectOutlet(name, to: object)", cases: cases,
          role: module.outletRole(of: type.qualifiedName), access: type.access), into: type)
    }
  }

  private func outletCase(
    _ binding: Member.Binding, of outlet: Member
  ) -> GeneratedMember.Case {
    let property = "self." + Spelling.name(binding.name)
    return GeneratedMember.Case(
      name: binding.name,
      statement: binding.type.map { assignment(to: property, of: $0) }
        ?? assignmentOfInferredType(to: property), condition: outlet.condition)
  }

  // The compiler knows the type of `@IBOutlet var label = UILabel()`.
  private func assignmentOfInferredType(to property: String) -> String {
    "do { func set<Outlet>(_ outlet: inout Outlet) "
      + "{ if let object = object as? Outlet { outlet = object } }; set(&\(property)) }"
  }

  private func assignment(to property: String, of type: TypeSpelling) -> String {
    if let element = type.wrapped.element {
      let old = type.isOptional ? "(\(property) ?? [])" : property
      return "if let object = object as? \(element.text) { \(property) = \(old) + [object] }"
    }
    switch (type.wrapped.text, type.isOptional) {
    case ("Any", _), ("AnyObject", _): return "\(property) = object"
    case (let wrapped, true): return "\(property) = object as? \(wrapped)"
    case (let type, false): return "if let object = object as? \(type) { \(property) = object }"
    }
  }
}

extension TypeDeclaration {
  var outlets: [Member] {
    members.filter { $0.kind == .property && $0.prefix.attribute("IBOutlet") != nil }
  }
}

extension Module {
  /// The role of a type's outlet members: an override if an ancestor already has outlets.
  func outletRole(of name: String) -> GeneratedMember.Role {
    let isInherited =
      isResponder(name)
      || ancestors(of: name).contains { types[$0]?.type.outlets.isEmpty == false }
    return isInherited ? .overrides : .introduces
  }
}
