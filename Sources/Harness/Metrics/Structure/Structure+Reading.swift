import AppArchitecture
import BenchmarkKit
import ComparedApps
import Foundation
import LineCounting

extension Structure {
  /// Reads the structure of an app's architectures; duplicates are read once.
  ///
  /// - Parameter sources: The path of the `Sources` folder.
  /// - Throws: `SourceTreeError`, with the path, if a folder is missing or a file cannot be read.
  package init(
    of architectures: [AppArchitecture.Architecture], in app: any App, sources: String
  ) throws {
    let valueTypes = try Self.valueTypes(
      in: "\(sources)/\(app.sources.domain.folder)")
    self.architectures = try architectures.uniqued(by: \.module).map { architecture in
      Architecture(
        module: architecture.module,
        try ParsedArchitecture(architecture, of: app, sources: sources),
        app.sources, valueTypes: valueTypes)
    }
  }

  /// The structures and enumerations of a folder, and the types of literals.
  private static func valueTypes(in folder: String) throws -> Set<String> {
    let types = try SourceTree(at: folder).files.flatMap { file in
      let text = try String(contentsOfFile: "\(folder)/\(file.relativePath)", encoding: .utf8)
      return Declarations(in: SourceTokens(text)).types
    }
    let values = types.filter { ["struct", "enum"].contains($0.keyword) }.map(\.name)
    return Set(values + ["Bool", "Double", "Int", "String"])
  }
}

extension Structure.Architecture {
  init(
    module: String, _ parsed: ParsedArchitecture, _ sources: AppSources,
    valueTypes: Set<String>
  ) {
    self.module = module
    scenes = parsed.scenes.count
    edges = parsed.edges
    casts = parsed.casts
    flowBranches = parsed.flowBranches(on: sources.flowTypes)
    carriedValues = CarriedValues(in: parsed, valueTypes: valueTypes).all
    coordinators = parsed.coordinators
    routerCalls = parsed.routerCalls
    linesWithUIKit = parsed.files.filter(\.importsUIKit).map(\.lines).sum
    sizes = parsed.sizes(sources.sizes)
  }
}
