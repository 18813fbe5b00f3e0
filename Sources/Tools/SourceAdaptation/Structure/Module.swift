/// All sources of a module: the context for adapting each file.
struct Module {
  /// A type and its file.
  struct Place {
    let file: Int
    let type: TypeDeclaration
  }

  let name: String
  /// The adapted files, followed by those that are only read.
  let files: [SourceFile]
  let adaptedFiles: Range<Int>
  /// Types by their qualified names.
  let types: [String: Place]
  /// The extensions of each type, whether or not the module declares the type.
  let extensions: [String: [Place]]
  private let aliases: Set<String>
  /// The names of the members that subclasses override, by the name of each superclass.
  private(set) var overridden: [String: Set<String>] = [:]
  /// The names of the methods that the module's own protocols leave optional.
  let optionalMethods: Set<String>
  let closureNames: Set<String>
  /// The members to move out of each file's extensions.
  private var moved: [Int: [MovedMember]] = [:]

  init(name: String, files: [SourceFile], compiled: [SourceFile] = []) {
    self.name = name
    adaptedFiles = files.indices
    let files = files + compiled
    self.files = files
    let places = files.indices.flatMap { file in
      files[file].allTypes.map { Place(file: file, type: $0) }
    }
    types = Dictionary(
      places.filter { $0.type.kind != .extension }.map { ($0.type.qualifiedName, $0) },
      uniquingKeysWith: { first, _ in first })
    aliases = Set(
      files.flatMap { file in
        zip(file.tokens, file.tokens.dropFirst()).filter { $0.0.isWord("typealias") }.map(\.1.name)
      })
    extensions = Dictionary(
      grouping: places.filter { $0.type.kind == .extension },
      by: { Self.withoutModule($0.type.name, name) })
    optionalMethods = Self.optionalMethods(in: files)
    closureNames = Self.closureNames(in: files)
    overridden = Self.overridden(in: self)
    moved = Dictionary(grouping: allMovedMembers, by: \.file)
  }

  /// The members to move out of a file's extensions, by the names of the classes.
  func movedMembers(from file: Int) -> [MovedMember] { moved[file] ?? [] }

  func adapts(_ file: Int) -> Bool { adaptedFiles.contains(file) }

  /// The declaration of a type, if it is in the module, and all its extensions.
  func parts(of name: String) -> [Place] {
    (types[name].map { [$0] } ?? []) + (extensions[name] ?? [])
  }

  /// The qualified name that a name refers to within a scope; `nil` if it is not in this module.
  func resolve(_ name: String, in scope: [String] = []) -> String? {
    let name = Self.withoutModule(name, self.name)
    for depth in stride(from: scope.count, through: 0, by: -1) {
      let candidate = (scope.prefix(depth) + [name]).joined(separator: ".")
      if types[candidate] != nil { return candidate }
    }
    return nil
  }

  /// Whether a type has this name, possibly by an alias.
  func declares(_ name: String) -> Bool {
    resolve(name) != nil || aliases.contains(name)
  }

  /// Whether other files cannot name a type of the module, because it or a type around it is
  /// private.
  func isPrivate(_ name: String) -> Bool {
    guard let type = resolve(name).flatMap({ types[$0]?.type }) else { return false }
    let around = type.scope.indices.map { type.scope.prefix(through: $0).joined(separator: ".") }
    return (around + [type.qualifiedName]).contains {
      types[$0]?.type.prefix.modifier("private", "fileprivate") != nil
    }
  }

  /// The qualified name of the type that a declaration introduces or extends.
  func subject(of type: TypeDeclaration) -> String {
    type.kind == .extension ? Self.withoutModule(type.name, name) : type.qualifiedName
  }

  private static func withoutModule(_ name: String, _ module: String) -> String {
    name.hasPrefix(module + ".") ? String(name.dropFirst(module.count + 1)) : name
  }
}
