/// An element of a storyboard or xib file.
final class InterfaceElement {
  let name: String
  private(set) var attributes: [String: String]
  let line: Int
  var children: [InterfaceElement] = []
  var text = ""

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// Makes the element an instance of another class, or of its standard class.
  func setClass(_ name: String?) { attributes["customClass"] = name }

  var id: String { self["id"] ?? "" }

  func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The child that is the value of a property.
  func child(key: String) -> InterfaceElement? { children.first { $0["key"] == key } }

  /// The elements listed in the child with this name.
  func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  var connections: [InterfaceElement] { list("connections") }

  /// The element and all its descendants.
  var withDescendants: [InterfaceElement] { [self] + children.flatMap(\.withDescendants) }

  func isTrue(_ attribute: String) -> Bool { self[attribute] == "YES" }
  func isFalse(_ attribute: String) -> Bool { self[attribute] == "NO" }

  /// A string property: an attribute if it is short, otherwise a child element.
  func string(_ key: String) -> String? {
    if let text = self[key] { return text }
    guard let child = child(key: key), ["string", "mutableString"].contains(child.name) else {
      return nil
    }
    return child.text
  }
}
