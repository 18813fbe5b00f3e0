extension ObjectBuilder {
  /// Creates a view with its contents and returns its name.
  mutating func makeView(_ element: InterfaceElement) -> String {
    let name = declare(element, as: newView(element))
    setProperties(of: element, name)
    rememberGuides(of: element, name)
    let adding = element.name == "stackView" ? "addArrangedSubview" : "addSubview"
    for child in element.list("subviews") {
      let view = InterfaceVocabulary.cells.contains(child.name) ? makeCell(child) : makeView(child)
      write("\(name).\(adding)(\(view))")
    }
    for child in element.children
    where child["key"] != nil && child.name != "collectionReusableView"
      && InterfaceVocabulary.views[child.name] != nil
    {
      let view = makeView(child)
      write("\(name).addSubview(\(view))")
    }
    addRows(of: element, to: name)
    addItems(of: element, to: name)
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
    case "collectionView":
      return "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
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

  private mutating func addItems(of element: InterfaceElement, to collection: String) {
    guard element.name == "collectionView" else { return }
    if let layout = element.child(key: "collectionViewLayout") {
      writeLayout(layout, of: collection)
    }
    for prototype in element.list("cells") { writePrototype(of: prototype, in: collection) }
    for view in element.children where view.name == "collectionReusableView" {
      writePrototype(of: view, in: collection)
    }
  }

  private mutating func writeLayout(_ layout: InterfaceElement, of collection: String) {
    let name: String
    if let custom = layout["customClass"] {
      name = declare(layout, as: "decoded(\(custom)(coder: NSCoder()))")
    } else if layout.name == "collectionViewFlowLayout" {
      name = declare(layout, as: "UICollectionViewFlowLayout()")
      if layout["scrollDirection"] == "horizontal" {
        write("\(name).scrollDirection = .horizontal")
      }
    } else {
      return
    }
    for key in ["headerReferenceSize", "footerReferenceSize"]
    where layout.name == "collectionViewFlowLayout" {
      guard let size = layout.child(key: key), let width = size["width"].flatMap(Double.init),
        let height = size["height"].flatMap(Double.init)
      else { continue }
      write("\(name).\(key) = CGSize(width: \(width), height: \(height))")
    }
    write("\(collection).collectionViewLayout = \(name)")
  }

  /// Creates a cell and returns its name.
  mutating func makeCell(_ element: InterfaceElement) -> String {
    let custom = element["customClass"].map { "decoded(\($0)(coder: NSCoder()))" }
    let name = declare(element, as: custom ?? newCell(element))
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

  private func newCell(_ element: InterfaceElement) -> String {
    if element.name == "collectionViewCell" { return "UICollectionViewCell(frame: .zero)" }
    let identifier = element["reuseIdentifier"].map(Spelling.literal) ?? "nil"
    let style = cellStyle(element["style"])
    return "UITableViewCell(style: .\(style), reuseIdentifier: \(identifier))"
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
