import AppArchitecture
import ComparedApps
import Foundation
import LineCounting

/// The source files of one architecture, with their declarations.
///
/// A module, in this metric, is a scene's folder; files in `Application` belong to no module.
struct ParsedArchitecture {
  struct File {
    /// The path below the architecture's folder: `Login/LoginRouter.swift`.
    let path: String
    /// The scene; `nil` for files that belong to no scene.
    let scene: String?
    let role: String
    /// The lines of code, as counted by cloc.
    let lines: Int
    let source: SourceTokens
    let declarations: Declarations
  }

  let files: [File]

  /// Parses the files of an architecture.
  ///
  /// - Parameter sources: The path of the `Sources` folder.
  /// - Throws: `SourceTreeError` or an error of Foundation, with the path, if a file cannot be
  ///   read.
  init(_ architecture: Architecture, of app: any App, sources: String) throws {
    let folder = "\(sources)/\(app.sources.folder(of: architecture.module))"
    let tree = try SourceTree(
      at: folder,
      roles: RoleAssignment(architecture.roles.map { Role($0.name, suffixes: [$0.suffix]) }))
    try self.init(
      tree.files.map { file in
        let text = try String(contentsOfFile: "\(folder)/\(file.relativePath)", encoding: .utf8)
        let scene = app.sources.folder(ofFile: file.relativePath)
        return (
          file.relativePath, app.sources.scenes.first { $0 == scene }, file.role?.name ?? "",
          file.counts.codeAsCloc, text
        )
      })
  }

  init(
    _ files: [(path: String, scene: String?, role: String, lines: Int, text: String)]
  ) throws {
    self.files = files.map {
      let source = SourceTokens($0.text)
      return File(
        path: $0.path, scene: $0.scene, role: $0.role, lines: $0.lines, source: source,
        declarations: Declarations(in: source))
    }
  }

  /// The scene of every type that exactly one scene declares.
  var scenesOfTypes: [String: String] {
    let pairs = files.flatMap { file in
      file.declarations.types.compactMap { type in file.scene.map { (type.name, $0) } }
    }
    return Dictionary(grouping: pairs, by: \.0).compactMapValues { pairs in
      let scenes = Set(pairs.map(\.1))
      return scenes.count == 1 ? scenes.first : nil
    }
  }

  /// The names of all types that the architecture declares.
  var typeNames: Set<String> { Set(files.flatMap { $0.declarations.types.map(\.name) }) }

  /// The scenes that have files, in the order of their names.
  var scenes: [String] { Set(files.compactMap(\.scene)).sorted() }

  func files(of scene: String) -> [File] { files.filter { $0.scene == scene } }
}

extension ParsedArchitecture.File {
  /// The location of a token.
  func place(_ index: Int, _ text: String) -> Structure.Place {
    Structure.Place(file: path, line: source.tokens[index].line, text: text)
  }

  /// Whether the file's code needs UIKit, in the app and in tests.
  var importsUIKit: Bool {
    source.tokens.indices.contains {
      source.text($0) == "import" && source.text($0 + 1) == "UIKit"
    }
  }

  /// Whether the file belongs to a part that decides where a flow leads.
  var decidesFlow: Bool { role.hasPrefix("Coordinator") || role.hasPrefix("Instructor") }
}
