extension ObjectBuilder {
  /// Registers the layout guides of a view, so that constraints can refer to them.
  mutating func rememberGuides(of element: InterfaceElement, _ name: String) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      let property = guide["key"] == "layoutMargins" ? "layoutMarginsGuide" : "safeAreaLayoutGuide"
      references[guide.id] = Reference(expression: "\(name).\(property)")
    }
  }

  /// Creates the constraints of a view; the views they connect are inside it.
  mutating func makeConstraints(of element: InterfaceElement, _ name: String) {
    for constraint in element.list("constraints") where constraint.name == "constraint" {
      let made = declare(constraint, as: newConstraint(constraint, keptBy: name))
      if let priority = number(constraint["priority"]) {
        write("\(made).priority = UILayoutPriority(\(priority))")
      }
      set("identifier", of: made, to: constraint["identifier"])
      write("\(name).addConstraint(\(made))")
    }
  }

  private func newConstraint(_ element: InterfaceElement, keptBy view: String) -> String {
    let second = element["secondItem"].map { item($0, keptBy: view) } ?? "nil"
    let relation = element["relation"] ?? "equal"
    return (element["customClass"] ?? "NSLayoutConstraint")
      + "(item: \(item(element["firstItem"] ?? "", keptBy: view)), "
      + "attribute: \(attribute(element["firstAttribute"])), relatedBy: .\(relation), "
      + "toItem: \(second), attribute: \(attribute(element["secondAttribute"])), "
      + "multiplier: \(multiplier(element["multiplier"])), "
      + "constant: \(number(element["constant"]) ?? "0"))"
  }

  // A missing item stands for the view itself. The view also replaces its controller's guides,
  // because there is no layout.
  private func item(_ id: String, keptBy view: String) -> String {
    references[id]??.expression ?? view
  }

  private func attribute(_ name: String?) -> String {
    switch name {
    case nil: ".notAnAttribute"
    case "baseline": ".lastBaseline"
    case .some(let name): ".\(name)"
    }
  }

  /// A number, or the ratio of two, such as `16:9`.
  private func multiplier(_ text: String?) -> String {
    let parts = (text ?? "1").split(separator: ":").compactMap { Double($0) }
    return parts.count == 2 ? "\(parts[0]) / \(parts[1])" : "\(parts.first ?? 1)"
  }

  private func number(_ text: String?) -> String? {
    text.flatMap { Double($0) == nil ? nil : $0 }
  }
}
