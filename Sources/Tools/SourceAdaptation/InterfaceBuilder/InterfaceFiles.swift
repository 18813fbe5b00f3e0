/// The storyboards and xibs of a module as one source file.
struct InterfaceFiles {
  /// `nil` if there are none.
  private(set) var text: String?
  private(set) var diagnostics: [Diagnostic] = []

  init(_ inputs: [Input], module: Module) {
    guard !inputs.isEmpty else { return }
    var body = ""
    var modules: Set<String> = []
    for input in distinct(inputs) {
      do throws(Diagnostic) {
        let document = try InterfaceReader.document(of: input)
        removeUnusableClasses(from: document, of: input, module)
        useDeclaredClasses(in: document, of: input, module)
        modules.formUnion(Self.modules(of: document, but: module.name))
        body += code(of: document, in: input, module)
      } catch {
        diagnostics.append(error)
      }
    }
    let imports = (modules.union(["UIKit"])).sorted().map { "import \($0)\n" }.joined()
    text = imports + body + (body.contains("decoded(") ? Self.decoding : "")
  }

  private mutating func removeUnusableClasses(
    from document: InterfaceElement, of input: Input, _ module: Module
  ) {
    for element in document.withDescendants {
      guard let name = element["customClass"],
        let problem = Self.problem(with: name, of: element, module)
      else { continue }
      diagnostics.append(Diagnostic(problem, input.path, line: element.line))
      element.setClass(nil)
    }
  }

  /// Creates the object of an outlet as an instance of the declared class, if that is a subclass.
  ///
  /// iOS does not check the class of an outlet's object, so an app that uses only what both classes
  /// have works there.
  private mutating func useDeclaredClasses(
    in document: InterfaceElement, of input: Input, _ module: Module
  ) {
    let all = document.withDescendants
    let elements = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    for owner in all where owner["customClass"] != nil {
      for outlet in owner.connections {
        guard let object = elements[outlet["destination"] ?? ""],
          let mismatch = OutletMismatch(of: outlet, in: owner, to: object, module)
        else { continue }
        diagnostics.append(Diagnostic(mismatch.problem, input.path, line: outlet.line))
        if mismatch.isReplaceable { object.setClass(mismatch.expected) }
      }
    }
  }

  private static func problem(
    with name: String, of element: InterfaceElement, _ module: Module
  ) -> Diagnostic.Problem? {
    if module.declares(name) { return module.isPrivate(name) ? .privateClass(name) : nil }
    let isOfTarget =
      element["customModuleProvider"] == "target" || element["customModule"] == module.name
    return isOfTarget ? .missingClass(name, module: module.name) : nil
  }

  private mutating func code(
    of document: InterfaceElement, in input: Input, _ module: Module
  ) -> String {
    if input.kind == .storyboard {
      let storyboard = Storyboard(input, document: document, module: module)
      diagnostics += storyboard.diagnostics
      return storyboard.text
    }
    let nib = Nib(input, document: document, module: module)
    diagnostics += nib.diagnostics
    return nib.text
  }

  /// Keeps one file per name: a localised project has several files with the same name.
  private mutating func distinct(_ inputs: [Input]) -> [Input] {
    let preferred = inputs.filter { $0.path.contains("/Base.lproj/") }
    var taken: Set<String> = []
    return (preferred + inputs.filter { !$0.path.contains("/Base.lproj/") }).filter { input in
      if taken.insert(Spelling.identifier(input.fileName)).inserted { return true }
      diagnostics.append(Diagnostic(.duplicateFile(input.fileName), input.path, line: 1))
      return false
    }
  }

  /// The other modules whose classes a file references.
  private static func modules(of document: InterfaceElement, but own: String) -> Set<String> {
    Set(
      document.withDescendants.filter { $0["customModuleProvider"] != "target" }
        .compactMap { $0["customModule"] }.filter { $0 != own })
  }

  private static let decoding = """

    @MainActor private func decoded<Object>(_ object: Object?) -> Object {
      guard let object else { fatalError("\\(Object.self) cannot be created from a file") }
      return object
    }

    """
}

extension InterfaceFiles {
  /// A record through which UIKit finds a function without knowing its name.
  ///
  /// It is a pointer in a section that the linker collects from all modules. To be found by name,
  /// the function would have to be exported by the executable, and two apps could not both have a
  /// `Main.storyboard`.
  static func record(calling function: String) -> String {
    """

    #if objectFormat(MachO)
    @section("__DATA,nb_interface")
    #else
    @section("nb_interface")
    #endif
    @used private let \(function)Record: @convention(c) () -> Void = { \(function)() }

    """
  }
}
