extension ObjectBuilder {
  /// Creates a bar button item and returns its name. Its action is connected later.
  mutating func makeBarButtonItem(_ element: InterfaceElement) -> String {
    let value: String
    if let system = element["systemItem"] {
      value = "UIBarButtonItem(barButtonSystemItem: .\(system), target: nil, action: nil)"
    } else {
      let title = element.string("title").map(Spelling.literal) ?? "nil"
      let style = element["style"] == "done" ? ".done" : ".plain"
      value = "UIBarButtonItem(title: \(title), style: \(style), target: nil, action: nil)"
    }
    let name = declare(element, as: value)
    if element.isFalse("enabled") { write("\(name).isEnabled = false") }
    set("accessibilityIdentifier", of: name, to: accessibilityIdentifier(of: element))
    return name
  }

  /// Creates the items of a controller's bars.
  mutating func makeBars(of controller: InterfaceElement) {
    if let item = controller.child(key: "navigationItem") {
      for side in ["left", "right"] {
        let property = side + "BarButtonItems"
        let elements =
          item.list(property) + item.children.filter { $0["key"] == side + "BarButtonItem" }
        let names = elements.filter { $0.name == "barButtonItem" }.map { makeBarButtonItem($0) }
        guard !names.isEmpty else { continue }
        write("\(root).navigationItem.\(property) = [\(names.joined(separator: ", "))]")
      }
      references[item.id] = Reference(expression: "\(root).navigationItem")
    }
    let tools = controller.list("toolbarItems").map { makeBarButtonItem($0) }
    if !tools.isEmpty { write("\(root).toolbarItems = [\(tools.joined(separator: ", "))]") }
  }

  /// Creates the gesture recognizers of a scene or nib.
  mutating func makeGestureRecognizers(_ objects: [InterfaceElement]) {
    for element in objects {
      guard let known = InterfaceVocabulary.gestureRecognizers[element.name],
        objects.connect(to: element)
      else { continue }
      let action = element.connections.first { $0.name == "action" }
      let target = action.flatMap { references[$0["destination"] ?? ""] ?? nil }
      let selector = action?["selector"].map { "Selector(\(Spelling.literal($0)))" }
      let arguments = "target: \(target?.expression ?? "nil"), action: \(selector ?? "nil")"
      let value =
        element["customClass"].map { "\($0)(\(arguments))" } ?? "\(known)(\(arguments))"
      let name = declare(element, as: value)
      if element.isFalse("enabled") { write("\(name).isEnabled = false") }
    }
  }
}

extension [InterfaceElement] {
  /// Whether any connection leads to `object`, which would otherwise be unreachable.
  func connect(to object: InterfaceElement) -> Bool {
    flatMap(\.withDescendants).contains { $0["destination"] == object.id && object["id"] != nil }
  }
}
