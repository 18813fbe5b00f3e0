import BenchmarkKit

extension ParsedArchitecture {
  /// The coordinators that create screens or flows, in the order of their names.
  ///
  /// A superclass's routes count for its subclasses, but not for the superclass.
  var coordinators: [Structure.Coordinator] {
    let classes = coordinatorClasses
    let superclasses = Set(classes.values.flatMap { $0.inherited.filter { classes[$0] != nil } })
    let (destinations, factories) = (destinations, destinationsOfFactories)
    return classes.keys.filter { !superclasses.contains($0) }.sorted().compactMap { name in
      let chain = self.chain(of: name, in: classes)
      let routes = files.filter { !chain.isDisjoint(with: $0.classNames) }.reduce(
        into: Set<String>()
      ) { $0.formUnion(self.routes(in: $1, destinations, factories)) }
      .subtracting(chain).subtracting(superclasses)
      guard !routes.isEmpty else { return nil }
      return .init(name: name, lines: lines(of: name), routes: routes.sorted())
    }
  }

  // Only the classes that the files are named after; other classes in coordinators' files are their
  // helpers.
  private var coordinatorClasses: [String: Declarations.TypeDeclaration] {
    let types = files.filter { $0.role.hasPrefix("Coordinator") }
      .flatMap { file in file.declarations.types.filter { $0.name == file.ownName } }
      .filter { $0.keyword == "class" }
    return Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
  }

  private func chain(
    of name: String, in classes: [String: Declarations.TypeDeclaration]
  ) -> Set<String> {
    var chain: Set = [name]
    var next = [name]
    while let current = next.popLast() {
      for inherited in classes[current]?.inherited ?? []
      where classes[inherited] != nil && chain.insert(inherited).inserted {
        next.append(inherited)
      }
    }
    return chain
  }

  /// The destination of each type: its scene, or itself if it is the coordinator of a flow.
  private var destinations: [String: String] {
    let classes = coordinatorClasses
    let flows = files.filter { $0.scene == nil }.flatMap(\.declarations.types).map(\.name)
      .filter { classes[$0] != nil }
    return scenesOfTypes.merging(flows.map { ($0, $0) }) { scene, _ in scene }
  }

  /// The destinations of factory functions, by the functions' names.
  private var destinationsOfFactories: [String: Set<String>] {
    let destinations = destinations
    var found: [String: Set<String>] = [:]
    for file in files where file.role.contains("Factor") {
      for function in file.declarations.functions where function.requiredBy == nil {
        let named = function.range.compactMap { destinations[file.source.text($0)] }
        found[function.name, default: []].formUnion(named)
      }
    }
    return found
  }

  private func routes(
    in file: File, _ destinations: [String: String], _ factories: [String: Set<String>]
  ) -> Set<String> {
    var routes: Set<String> = []
    for index in file.source.tokens.indices where file.source.isWord(index) {
      let word = file.source.text(index)
      if let destination = destinations[word], file.source.isCreation(at: index) {
        routes.insert(destination)
      } else if file.source.text(index - 1) == ".", file.source.text(index + 1) == "(" {
        routes.formUnion(factories[word] ?? [])
      }
    }
    return routes
  }

  /// The lines of code of the files that are named after a type: `Name.swift`, `Name+Links.swift`.
  private func lines(of type: String) -> Int {
    files.filter { $0.ownName == type }.map(\.lines).sum
  }
}

extension ParsedArchitecture.File {
  fileprivate var classNames: Set<String> {
    // An extension in a file of its own belongs to the class that the file is named after.
    Set(declarations.types.map(\.name) + [ownName])
  }

  /// The name of the type that the file is named after.
  fileprivate var ownName: String {
    String((path.split(separator: "/").last ?? "").prefix { $0 != "." && $0 != "+" })
  }
}

extension SourceTokens {
  /// Whether the type at an index is created there: `Name(`, `Name.make(`, `let name: Name =`.
  fileprivate func isCreation(at index: Int) -> Bool {
    if text(index + 1) == "(" { return true }
    if text(index + 1) == ".", isWord(index + 2), text(index + 3) == "(" { return true }
    return text(index - 1) == ":" && text(index + 1) == "="
  }
}
