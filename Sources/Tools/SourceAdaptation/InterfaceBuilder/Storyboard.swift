/// The code that registers a storyboard file.
struct Storyboard {
  private let input: Input
  private let scenes: [Scene]
  private let initial: String?
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var text = ""

  init(_ input: Input, document: InterfaceElement, module: Module) {
    self.input = input
    scenes = document.list("scenes").compactMap { Scene($0) }
    let identifiers = Dictionary(
      scenes.map { ($0.controller.id, $0.identifier) }, uniquingKeysWith: { first, _ in first })
    initial = document["initialViewController"].flatMap { identifiers[$0] }
    var entries: [String] = []
    var functions = ""
    for (index, scene) in scenes.enumerated() {
      let loader = "load\(symbol)Scene\(index + 1)"
      let code = SceneCode(
        scene, identifiers: identifiers, loader: loader, path: input.path, module: module)
      entries.append(code.entry)
      functions += code.function
      diagnostics += code.diagnostics
    }
    text = registration(entries) + functions
  }

  private var symbol: String { Spelling.identifier(input.name) }

  private func registration(_ entries: [String]) -> String {
    """
    \(InterfaceFiles.record(calling: "registerStoryboard\(symbol)"))
    public func registerStoryboard\(symbol)() {
      MainActor.assumeIsolated {
        UIStoryboard.register(
          UIStoryboard.Definition(
            name: \(Spelling.literal(input.name)), \
    initial: \(initial.map(Spelling.literal) ?? "nil"),
            scenes: [
    \(entries.joined(separator: ",\n"))
            ]))
      }
    }

    """
  }
}

/// A scene of a storyboard file.
struct Scene {
  let objects: [InterfaceElement]
  let controller: InterfaceElement

  init?(_ element: InterfaceElement) {
    objects = element.list("objects")
    let found = objects.first {
      $0["sceneMemberID"] == "viewController" || InterfaceVocabulary.controllers[$0.name] != nil
    }
    guard let controller = found else { return nil }
    self.controller = controller
  }

  /// The scene's storyboard identifier or, if it has none, its controller's identifier in the file.
  var identifier: String { controller["storyboardIdentifier"] ?? controller.id }

  var segues: [InterfaceElement] {
    objects.flatMap(\.withDescendants).filter { $0.name == "segue" }
  }
}
