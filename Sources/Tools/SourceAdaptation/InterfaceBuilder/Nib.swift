/// The code that registers a xib file.
struct Nib {
  let text: String
  let diagnostics: [Diagnostic]

  init(_ input: Input, document: InterfaceElement, module: Module) {
    let objects = document.list("objects")
    var references: [String: ObjectBuilder.Reference?] = [:]
    var owner: InterfaceElement?
    for object in objects where object.name == "placeholder" {
      if object["placeholderIdentifier"] == "IBFilesOwner" {
        owner = object
        references[object.id] = ObjectBuilder.Reference(
          expression: "owner", isOptional: true, customClass: object["customClass"])
      } else {
        references.updateValue(nil, forKey: object.id)
      }
    }
    var builder = ObjectBuilder(
      path: input.path, module: module, root: "owner", references: references)
    let views = objects.filter { $0.name != "placeholder" }.filter {
      InterfaceVocabulary.gestureRecognizers[$0.name] == nil
    }
    let names = views.map {
      InterfaceVocabulary.cells.contains($0.name) ? builder.makeCell($0) : builder.makeView($0)
    }
    builder.makeGestureRecognizers(objects)
    if let owner { builder.connect(owner, "owner") }
    builder.connectAll()
    diagnostics = builder.diagnostics
    text = Self.registration(of: input.name, lines: builder.lines, objects: names)
  }

  private static func registration(
    of name: String, lines: [String], objects: [String]
  ) -> String {
    let symbol = Spelling.identifier(name)
    let refersToOwner = lines.contains { $0.contains("owner") }
    let responder = refersToOwner ? ["let owner = owner as? UIResponder"] : []
    let body = responder + lines + ["return [\(objects.joined(separator: ", "))]"]
    return """
      \(InterfaceFiles.record(calling: "registerNib\(symbol)"))
      public func registerNib\(symbol)() {
        MainActor.assumeIsolated {
          UINib.register(
            UINib.Definition(
              name: \(Spelling.literal(name)), instantiate: { instantiate\(symbol)($0) }))
        }
      }

      @MainActor private func instantiate\(symbol)(_ owner: Any?) -> [Any] {
      \(body.map { "  " + $0 }.joined(separator: "\n"))
      }

      """
  }
}
