/// The generated code for a scene: its storyboard entry and the function that creates its views.
struct SceneCode {
  private(set) var entry = ""
  private(set) var function = ""
  private(set) var diagnostics: [Diagnostic] = []

  private let scene: Scene
  private let identifiers: [String: String]
  private let path: String
  private let module: Module
  private var controller: InterfaceElement { scene.controller }

  init(
    _ scene: Scene, identifiers: [String: String], loader: String, path: String, module: Module
  ) {
    self.scene = scene
    self.module = module
    self.identifiers = identifiers
    self.path = path
    let lines = loadingLines()
    if !lines.isEmpty {
      function = """

        @MainActor private func \(loader)(_ controller: UIViewController) {
        \(lines.map { "  " + $0 }.joined(separator: "\n"))
        }

        """
    }
    let segues = scene.segues.filter { $0["kind"] != "relationship" }.map { self.segue($0) }
    let children = scene.segues.filter { $0["kind"] == "relationship" }
      .compactMap { identifiers[$0["destination"] ?? ""] }.map(Spelling.literal)
    var arguments = ["identifier: \(Spelling.literal(scene.identifier))"]
    if !children.isEmpty { arguments.append("children: [\(children.joined(separator: ", "))]") }
    if !segues.isEmpty {
      arguments.append("segues: [\n\(segues.joined(separator: ",\n"))\n            ]")
    }
    arguments.append("make: \(making())")
    // A closure, because a function outside types is not Sendable.
    if !lines.isEmpty { arguments.append("loadView: { \(loader)($0) }") }
    entry =
      "          UIStoryboard.Definition.Scene(\n            "
      + arguments.joined(separator: ",\n            ") + ")"
  }

  // MARK: Views

  private mutating func loadingLines() -> [String] {
    var references: [String: ObjectBuilder.Reference?] = [
      controller.id: ObjectBuilder.Reference(
        expression: "controller", customClass: controller["customClass"])
    ]
    for object in scene.objects where object["placeholderIdentifier"] == "IBFirstResponder" {
      references.updateValue(nil, forKey: object.id)
    }
    var builder = ObjectBuilder(
      path: path, module: module, root: "controller", references: references)
    if let view = controller.child(key: "view") {
      let name = builder.makeView(view)
      builder.write("controller.view = \(name)")
    } else if controller.name == "viewController" {
      builder.write("controller.view = UIView(frame: .zero)")
    }
    builder.makeBars(of: controller)
    // Views outside the controller's own view, which the app's code inserts.
    for object in scene.objects
    where InterfaceVocabulary.views[object.name] != nil && scene.objects.connect(to: object) {
      _ = builder.makeView(object)
    }
    builder.makeGestureRecognizers(scene.objects)
    builder.remember(controller, as: "controller")
    builder.connectAll()
    diagnostics += builder.diagnostics
    return builder.lines
  }

  // MARK: Controller

  private mutating func making() -> String {
    if controller.name == "viewControllerPlaceholder" { return reference() }
    var type = controller["customClass"] ?? InterfaceVocabulary.controllers[controller.name]
    if type == nil {
      warn(controller, .unknownController(element: controller.name))
      type = "UIViewController"
    }
    let settings = self.settings.map { "              controller?.\($0)" }
    guard let type, !settings.isEmpty else { return "{ \(type ?? "")(coder: $0) }" }
    return """
      { coder in
                    let controller: UIViewController? = \(type)(coder: coder)
      \(settings.joined(separator: "\n"))
                    return controller
                  }
      """
  }

  // Properties that code may read or change before the view is loaded.
  private var settings: [String] {
    let item = controller.child(key: "navigationItem")
    let tab = controller.child(key: "tabBarItem")
    let texts = [
      ("title", controller.string("title")),
      ("restorationIdentifier", restorationIdentifier),
      ("navigationItem.title", item?.string("title")),
      ("navigationItem.prompt", item?.string("prompt")),
      (
        "navigationItem.backButtonTitle",
        item?["backButtonTitle"] ?? item?.child(key: "backBarButtonItem")?.string("title")
      ),
      ("tabBarItem.title", tab?.string("title") ?? tab?["systemItem"].map(Spelling.capitalized)),
    ]
    let style = controller["modalPresentationStyle"].map { ["modalPresentationStyle = .\($0)"] }
    return texts.compactMap { property, text in
      text.map { "\(property) = \(Spelling.literal($0))" }
    } + (style ?? [])
  }

  private var restorationIdentifier: String? {
    controller.isTrue("useStoryboardIdentifierAsRestorationIdentifier")
      ? scene.identifier : controller["restorationIdentifier"]
  }

  /// A reference to a scene of another storyboard.
  private func reference() -> String {
    let storyboard = controller["storyboardName"].map(Spelling.literal) ?? "\"Main\""
    let made = controller["referencedIdentifier"].map {
      "instantiateViewController(withIdentifier: \(Spelling.literal($0)))"
    }
    return "{ _ in UIStoryboard(name: \(storyboard), bundle: nil)."
      + (made ?? "instantiateInitialViewController()") + " }"
  }

  // MARK: Segues

  private mutating func segue(_ element: InterfaceElement) -> String {
    let identifier = Spelling.literal(element["identifier"] ?? element.id)
    let destination = identifiers[element["destination"] ?? ""] ?? ""
    return "              UIStoryboard.Definition.Segue(identifier: \(identifier), "
      + "destination: \(Spelling.literal(destination)), "
      + "kind: \(kind(of: element)))"
  }

  private mutating func kind(of segue: InterfaceElement) -> String {
    guard let type = segue["customClass"], segue["kind"] != "unwind" else {
      return standardKind(of: segue)
    }
    let inherited = segue["kind"] == "custom" ? "" : "inherited: \(standardKind(of: segue))"
    return ".custom(.init(\(inherited)) { \(type)(identifier: $0, source: $1, destination: $2) })"
  }

  private mutating func standardKind(of segue: InterfaceElement) -> String {
    switch segue["kind"] {
    case "show", "push", "showDetail", "replace": return ".show"
    case "presentation", "modal":
      return ".present(.\(segue["modalPresentationStyle"] ?? "automatic"))"
    case "popoverPresentation": return ".present(.popover)"
    case "embed": return ".embed"
    case "unwind":
      return ".unwind(Selector(\(Spelling.literal(segue["unwindAction"] ?? ""))))"
    default:
      warn(segue, .unknownSegue(kind: segue["kind"] ?? ""))
      return ".show"
    }
  }

  private mutating func warn(_ element: InterfaceElement, _ problem: Diagnostic.Problem) {
    diagnostics.append(Diagnostic(problem, path, line: element.line))
  }
}
