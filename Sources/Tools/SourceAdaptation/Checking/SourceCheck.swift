/// The modules, types and members that sources use and that this build does not offer.
///
/// The check reads the sources without compiling them. It knows the type of an expression only if
/// the type is written nearby, so it overlooks some missing members, and it does not check
/// arguments.
package struct SourceCheck {
  /// A use of a name in the sources.
  package struct Place: Hashable, Sendable {
    package let path: String
    package let line: Int
    /// The name used; for a missing module, possibly a name that the module declares; for a member
    /// of several types, the member with its type.
    package let name: String
  }

  /// A name that a missing module declares, with the number of its uses.
  package struct Part: Equatable, Sendable {
    package let name: String
    package let uses: Int
  }

  /// A missing module, type or other name, with all its uses.
  package struct Missing: Equatable, Sendable {
    package enum Kind: String, Sendable {
      case module, type
      /// A function or a constant outside types.
      case name
      case member
      /// A member that an imported module may declare, on types of any number.
      case extensionMember = "member?"
      /// A member of a superclass that an override needs.
      case override
    }

    package let kind: Kind
    package let name: String
    /// Sorted by path and line.
    package let places: [Place]

    /// For a module, the names in the sources that belong to it, as far as their spelling shows,
    /// the most frequent first; for a member of several types, the member with each type.
    package var parts: [Part] {
      Dictionary(grouping: places.map(\.name).filter { $0 != name }, by: \.self)
        .map { Part(name: $0, uses: $1.count) }
        .sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }
    }

    package var files: Int { Set(places.map(\.path)).count }
  }

  /// A module that the sources import.
  package struct Import: Equatable, Sendable {
    package enum Origin: Equatable, Sendable {
      case toolchain
      /// A product of this package.
      case product(String)
      case ownModule
      /// A module that neither Apple nor this package provides.
      case package
      case missing
    }

    package let module: String
    package let origin: Origin
    package let files: Int
  }

  /// Sorted by the number of affected files, largest first.
  package let missing: [Missing]
  /// Sorted by the number of importing files, largest first.
  package let imports: [Import]
  /// The diagnostics of the plugin's adaptation.
  package let diagnostics: [Diagnostic]
  /// The number of Swift files.
  package let files: Int

  /// Whether no known problem prevents the sources from being built.
  package var isClean: Bool { missing.isEmpty && !diagnostics.contains(where: \.isError) }

  /// Checks sources, storyboards and xibs as one module.
  ///
  /// - Parameter platform: The interfaces of the modules that this build offers.
  package init(_ inputs: [Input], platform: [ModuleInterface]) {
    let sources = inputs.filter { $0.kind == .swift }
    let adaptation = Adaptation(module: "App", entryPoint: .library, inputs: inputs)
    let app = Module(name: "App", files: SourceFile.prepared(sources).filter { !$0.isMainFile })
    let names = KnownNames(app, platform: platform)
    let checks = app.files.map { FileCheck($0, names: names) }
    let interfaces = adaptation.outputs.first { $0.fileName == OutputNames.storyboards }
    let ofInterfaces = interfaces.map { output in
      FileCheck(SourceFile(path: output.fileName, text: output.text), names: names).uses
        .map { $0.located(in: inputs) }
    }
    missing = Self.grouped(checks.flatMap(\.uses) + (ofInterfaces ?? []))
    imports = Dictionary(grouping: checks.flatMap(\.imported), by: \.self).map { name, files in
      Import(module: name, origin: names.origin(ofModule: name), files: files.count)
    }.sorted { ($1.files, $0.module) < ($0.files, $1.module) }
    diagnostics = adaptation.diagnostics
    files = sources.count
  }

  private static func grouped(_ uses: [FoundUse]) -> [Missing] {
    let modules = Set(uses.filter { $0.kind == .module }.map(\.name))
    // The declarations of a missing module are missing, too: report only the module.
    let parts = Dictionary(grouping: uses.filter { $0.kind == .type || $0.kind == .name }) {
      $0.module.flatMap { modules.contains($0) ? $0 : nil }
    }
    let others = uses.filter { $0.kind != .type && $0.kind != .name } + (parts[nil] ?? [])
    return Dictionary(grouping: others, by: \.subject).compactMap { subject, uses -> Missing? in
      guard let first = uses.first else { return nil }
      let kind = first.kind
      let name = uses.allSatisfy { $0.name == first.name } ? first.name : subject
      let own = kind == .module ? parts[name] ?? [] : []
      let places = (uses + own).map(\.place).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
      return Missing(kind: kind, name: name, places: places)
    }.sorted {
      ($1.files, $1.places.count, $0.name) < ($0.files, $0.places.count, $1.name)
    }
  }
}

/// A use of a missing name.
struct FoundUse {
  let kind: SourceCheck.Missing.Kind
  let place: SourceCheck.Place
  /// The module that declares the name, as far as its spelling shows.
  let module: String?
  var name: String { place.name }
  /// The name by which uses are grouped in rows: a module adds the same member to many types.
  var subject: String {
    kind == .extensionMember ? "." + (name.split(separator: ".").last ?? "") : name
  }

  init(
    _ kind: SourceCheck.Missing.Kind, _ name: String, _ path: String, line: Int,
    module: String? = nil
  ) {
    self.kind = kind
    self.module = module
    place = SourceCheck.Place(path: path, line: line, name: name)
  }

  /// The use at its location in a storyboard or xib, for a use in code generated from these.
  fileprivate func located(in inputs: [Input]) -> FoundUse {
    let word = name.split(separator: ".").last ?? ""
    let files = inputs.filter { $0.kind != .swift }
    for file in files {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      guard let line = lines.firstIndex(where: { $0.contains("\"\(word)\"") }) else { continue }
      return FoundUse(kind, name, file.path, line: line + 1, module: module)
    }
    return FoundUse(kind, name, files.first?.path ?? place.path, line: 1, module: module)
  }
}
