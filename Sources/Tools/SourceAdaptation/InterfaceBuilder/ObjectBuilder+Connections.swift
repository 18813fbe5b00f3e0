extension ObjectBuilder {
  /// Makes the connections that start at an object.
  mutating func connect(_ element: InterfaceElement, _ expression: String) {
    for connection in element.connections {
      switch connection.name {
      case "outlet", "outletCollection": connectOutlet(connection, of: element, expression)
      case "action": connectAction(connection, of: element, expression)
      case "segue": connectSegue(connection, of: element, expression)
      default: break
      }
    }
  }

  /// Finds the destination of a connection; warns if it was not created.
  private mutating func destination(of connection: InterfaceElement) -> Reference?? {
    let id = connection["destination"] ?? ""
    guard let reference = references[id] else {
      warn(connection, .missingDestination(connection: connection.name, id: id))
      return nil
    }
    return .some(reference)
  }

  // MARK: Outlets

  private mutating func connectOutlet(
    _ outlet: InterfaceElement, of element: InterfaceElement, _ expression: String
  ) {
    guard let property = outlet["property"], let found = destination(of: outlet),
      let destination = found
    else { return }
    let other = destination.expression
    if property == "gestureRecognizers" {
      write("\(expression).addGestureRecognizer(\(other))")
    } else if let type = InterfaceVocabulary.delegateProtocol(of: property, in: element) {
      // The compiler warns about a cast of which it knows that it succeeds.
      let object = other == root ? other : "(\(other) as AnyObject)"
      write("\(expression).\(property) = \(object) as? any \(type)")
    } else if property == "view", expression == root {
      let controller = isOptionalRoot ? "(\(root) as? UIViewController)?" : root
      write("\(controller).view = \(other)")
    } else {
      let isOptional = expression == root && isOptionalRoot
      let source = isOptional ? "\(root)?" : "(\(expression) as UIResponder)"
      let line = "_ = \(source).connectOutlet(\(Spelling.literal(property)), to: \(other))"
      write(destination.isOptional ? "if let \(other) { \(line) }" : line)
    }
  }

  private var isOptionalRoot: Bool {
    references.values.contains { $0?.expression == root && $0?.isOptional == true }
  }

  // MARK: Actions and segues

  private mutating func connectAction(
    _ action: InterfaceElement, of element: InterfaceElement, _ expression: String
  ) {
    checkSender(of: action, element)
    let isRecognizer = InterfaceVocabulary.gestureRecognizers[element.name] != nil
    guard !isRecognizer, let selector = action["selector"], let found = destination(of: action)
    else { return }
    let target = found?.expression ?? "nil"
    let name = "Selector(\(Spelling.literal(selector)))"
    if element.name == "barButtonItem" {
      write("\(expression).target = \(target)")
      write("\(expression).action = \(name)")
    } else {
      let event = action["eventType"] ?? "touchUpInside"
      write("\(expression).addTarget(\(target), action: \(name), for: .\(event))")
    }
  }

  private mutating func connectSegue(
    _ segue: InterfaceElement, of element: InterfaceElement, _ expression: String
  ) {
    let identifier = Spelling.literal(segue["identifier"] ?? segue.id)
    let handler =
      "{ [weak \(root)] in \(root)?.triggerSegue(\(identifier), sender: $0.sender) }"
    switch element.name {
    case "tableViewCell", "collectionViewCell":
      write("\(expression).segueIdentifier = \(identifier)")
    case "barButtonItem":
      let title = element.string("title").map { "(title: \(Spelling.literal($0)))" } ?? ""
      write("\(expression).primaryAction = UIAction\(title) \(handler)")
    case _ where InterfaceVocabulary.controls.contains(element.name):
      write("\(expression).addAction(UIAction \(handler), for: .touchUpInside)")
    case _ where expression == root || segue["kind"] == "embed": break
    default: warn(segue, .segueByIdentifierOnly(element: element.name))
    }
  }
}
