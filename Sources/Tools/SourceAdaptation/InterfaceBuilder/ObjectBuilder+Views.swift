extension ObjectBuilder {
  /// Creates a view with its contents and returns its name.
  mutating func makeView(_ element: InterfaceElement) -> String {
    let name = declare(element, as: newView(element))
    setProperties(of: element, name)
    rememberGuides(of: element, name)
    let adding = element.name == "stackView" ? "addArrangedSubview" : "addSubview"
    for child in element.list("subviews") {
      let view = child.name == "tableViewCell" ? makeCell(child) : makeView(child)
      write("\(name).\(adding)(\(view))")
    }
    for child in element.children
    where child["key"] != nil && InterfaceVocabulary.views[child.name] != nil {
      let view = makeView(child)
      write("\(name).addSubview(\(view))")
    }
    addRows(of: element, to: name)
    if element.name == "toolbar" {
      let items = element.list("items").map { makeBarButtonItem($0) }
      write("\(name).items = [\(items.joined(separator: ", "))]")
    }
    makeConstraints(of: element, name)
    return name
  }

  private mutating func newView(_ element: InterfaceElement) -> String {
    if let custom = element["customClass"] { return "decoded(\(custom)(coder: NSCoder()))" }
    guard let known = InterfaceVocabulary.views[element.name] else {
      warn(element, .unknownView(element: element.name))
      return "UIView(frame: .zero)"
    }
    switch element.name {
    case "button":
      return "UIButton(type: \(element["buttonType"] == "custom" ? ".custom" : ".system"))"
    case "segmentedControl":
      let titles = element.list("segments").map { Spelling.literal($0["title"] ?? "") }
      return "UISegmentedControl(items: [\(titles.joined(separator: ", "))])"
    case "tableView":
      let style = element["style"] ?? "plain"
      return "UITableView(frame: .zero, style: .\(style))"
    default: return "\(known)(frame: .zero)"
    }
  }

  // MARK: Cells

  private mutating func addRows(of element: InterfaceElement, to table: String) {
    for prototype in element.list("prototypes") { writePrototype(of: prototype, in: table) }
    let cells = element.list("sections").flatMap { $0.list("cells") }
    guard let first = cells.first else { return }
    warn(first, .staticCells)
    for cell in cells {
      let name = makeCell(cell)
      write("\(table).addSubview(\(name))")
    }
  }

  /// Creates a cell and returns its name.
  mutating func makeCell(_ element: InterfaceElement) -> String {
    let identifier = element["reuseIdentifier"].map(Spelling.literal) ?? "nil"
    let style = cellStyle(element["style"])
    let value =
      element["customClass"].map { "decoded(\($0)(coder: NSCoder()))" }
      ?? "UITableViewCell(style: .\(style), reuseIdentifier: \(identifier))"
    let name = declare(element, as: value)
    setCommonProperties(of: element, name)
    guard let content = element.child(key: "contentView") else { return name }
    references[content.id] = Reference(expression: "\(name).contentView")
    rememberGuides(of: content, "\(name).contentView")
    // A cell creates the views of its style itself; only other views must be created here.
    let own = [element["textLabel"], element["detailTextLabel"], element["imageView"]]
    for child in content.list("subviews") where !own.contains(child.id) {
      let view = makeView(child)
      write("\(name).contentView.addSubview(\(view))")
    }
    makeConstraints(of: content, "\(name).contentView")
    return name
  }

  private func cellStyle(_ style: String?) -> String {
    switch style {
    case "IBUITableViewCellStyleValue1": "value1"
    case "IBUITableViewCellStyleValue2": "value2"
    case "IBUITableViewCellStyleSubtitle": "subtitle"
    default: "default"
    }
  }
}
