/// Writes the statements that create the objects of a scene or nib.
struct ObjectBuilder {
  /// The expression by which statements refer to an object.
  struct Reference {
    let expression: String
    /// Whether the object may have been released by the time the statement runs.
    var isOptional = false
    /// The object's class, if it is one of the app's own.
    var customClass: String?
  }

  let path: String
  let module: Module
  /// The owner of the objects: a controller, or the owner of a nib.
  let root: String
  /// The objects by their identifiers in the file; `nil` for the first responder.
  var references: [String: Reference?]
  private(set) var lines: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var made: [(element: InterfaceElement, expression: String)] = []
  private var names: [String: Int] = [:]

  init(path: String, module: Module, root: String, references: [String: Reference?]) {
    self.path = path
    self.module = module
    self.root = root
    self.references = references
  }

  mutating func write(_ line: String) { lines.append(line) }

  mutating func warn(_ element: InterfaceElement, _ problem: Diagnostic.Problem) {
    diagnostics.append(Diagnostic(problem, path, line: element.line))
  }

  /// Declares a constant for an element and returns its name.
  mutating func declare(_ element: InterfaceElement, as value: String) -> String {
    names[element.name, default: 0] += 1
    let name = element.name + String(names[element.name, default: 0])
    write("let \(name) = \(value)")
    remember(element, as: name)
    return name
  }

  /// Registers an existing object as a source and destination of connections.
  mutating func remember(_ element: InterfaceElement, as expression: String) {
    references[element.id] = Reference(
      expression: expression, customClass: element["customClass"])
    made.append((element, expression))
  }

  /// Connects all objects created so far, then awakens the instances of the app's classes.
  mutating func connectAll() {
    for (element, expression) in made { connect(element, expression) }
    for (element, expression) in made
    where element["customClass"] != nil && InterfaceVocabulary.isAwakened(element) {
      write("\(expression).awakeFromNib()")
    }
    made.removeAll()
  }

  /// The label of the identifier in the call that registers a prototype.
  private static func label(of prototype: InterfaceElement) -> String {
    switch (prototype.name, prototype["key"]) {
    case ("collectionViewCell", _): "forCellWithReuseIdentifier"
    case ("collectionReusableView", let key):
      "forSupplementaryViewOfKind: UICollectionView.elementKindSection"
        + (key == "sectionFooterView" ? "Footer" : "Header") + ", withReuseIdentifier"
    default: "forCellReuseIdentifier"
    }
  }

  /// Writes a closure that creates a cell, header or footer; it captures only the root, weakly.
  mutating func writePrototype(of cell: InterfaceElement, in list: String) {
    guard let identifier = cell["reuseIdentifier"] else {
      return warn(cell, .prototypeWithoutIdentifier)
    }
    var outer = references.filter { $0.value?.expression == root }
    for key in outer.keys { outer[key]??.isOptional = true }
    outer.merge(references.filter { $0.value == nil }) { _, new in new }
    var inner = ObjectBuilder(path: path, module: module, root: root, references: outer)
    let name =
      InterfaceVocabulary.cells.contains(cell.name) ? inner.makeCell(cell) : inner.makeView(cell)
    inner.connectAll()
    let refersToRoot = inner.lines.contains { $0.contains(root) }
    write("\(list).register(prototype: {\(refersToRoot ? " [weak \(root)] in" : "")")
    lines += inner.lines.map { "  " + $0 }
    write("  return \(name)")
    write("}, \(Self.label(of: cell)): \(Spelling.literal(identifier)))")
    diagnostics += inner.diagnostics
  }
}
