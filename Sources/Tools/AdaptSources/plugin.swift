import Foundation
import PackagePlugin

/// Adapts the app sources that a target contains but does not compile itself.
///
/// Their adapted copies are compiled instead, so the files stay unchanged. The package manager
/// ignores a target that compiles no sources itself, so `sources:` names a file or folder that
/// needs no adaptation:
///
///     .target(
///       name: "MyApp",
///       dependencies: [.product(name: "UIKit", package: "NavBench")],
///       path: "MyApp",
///       exclude: ["Info.plist", "Assets.xcassets"], sources: ["Model"],
///       plugins: [.plugin(name: "AdaptSources", package: "NavBench")])
///
/// The package needs a `defaultLocalization` if the folder contains a `Base.lproj` that is not
/// excluded.
@main struct AdaptSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    // A target also lists the files for which it has no rule, but not those that it excludes.
    let files = target.sourceFiles.map { (url: $0.url.standardizedFileURL, type: $0.type) }
    let compiled = files.filter { $0.type == .source }.map(\.url.path)
      .filter { $0.hasSuffix(".swift") }
    let others = context.package.targets.map(\.directoryURL.standardizedFileURL.path)
      .filter { $0 != target.directoryURL.standardizedFileURL.path }
    let inputs =
      (files.filter { $0.type != .source && $0.url.pathExtension == "swift" }.map(\.url)
      + interfaceFiles(below: target.directoryURL, skipping: others))
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL
    let kind = target.kind == .executable ? "executable" : "library"
    return [
      .buildCommand(
        displayName: "Adapting the sources of \(target.name)",
        executable: try context.tool(named: "adapt-sources").url,
        arguments: ["--module", target.moduleName, "--main", kind, "--output", output.path]
          + compiled.flatMap { ["--compiled", $0] } + inputs.map(\.path),
        inputFiles: inputs + compiled.map { URL(filePath: $0) },
        outputFiles: outputNames(for: inputs).map { output.appending(component: $0) })
    ]
  }

  /// The storyboards and xibs below a folder, except those of nested targets.
  ///
  /// Files in excluded folders are included, because the package manager requires `Base.lproj` to
  /// be excluded.
  private func interfaceFiles(below folder: URL, skipping others: [String]) -> [URL] {
    let keys: [URLResourceKey] = [.isDirectoryKey]
    let walk = FileManager.default.enumerator(
      at: folder.standardizedFileURL, includingPropertiesForKeys: keys,
      options: [.skipsHiddenFiles])
    var found: [URL] = []
    while let file = walk?.nextObject() as? URL {
      if others.contains(file.standardizedFileURL.path) {
        walk?.skipDescendants()
      } else if ["storyboard", "xib"].contains(file.pathExtension) {
        found.append(file.standardizedFileURL)
      }
    }
    return found
  }

  /// The files that `adapt-sources` will write.
  ///
  /// Follows `OutputNames` in SourceAdaptation, which a plugin cannot import.
  private func outputNames(for inputs: [URL]) -> [String] {
    var names = ["VirtualTime.swift"]
    if inputs.contains(where: { $0.pathExtension != "swift" }) { names.append("Storyboards.swift") }
    var copies: [String: Int] = [:]
    for input in inputs where input.pathExtension == "swift" {
      let name = input.deletingPathExtension().lastPathComponent
      copies[name.lowercased(), default: 0] += 1
      let number = copies[name.lowercased(), default: 0]
      names.append("\(name).adapted\(number > 1 ? "-\(number)" : "").swift")
    }
    return names
  }
}
