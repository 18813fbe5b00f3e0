import Foundation
import PackagePlugin

/// Lists the public declarations of the modules in `Sources/Platform` for a target.
@main struct ListInterfaces: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let platform = context.package.directoryURL.appending(path: "Sources/Platform")
    let folders = try FileManager.default.contentsOfDirectory(
      at: platform, includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
    let sources = folders.flatMap { folder in
      (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects
        ?? [])
        .compactMap { $0 as? URL }.filter { ["swift", "h"].contains($0.pathExtension) }
    }
    let output = context.pluginWorkDirectoryURL.appending(component: "Platform.swift")
    return [
      .buildCommand(
        displayName: "Listing the declarations of the platform",
        executable: try context.tool(named: "list-interfaces").url,
        arguments: [output.path] + folders.map(\.path), inputFiles: sources,
        outputFiles: [output])
    ]
  }
}
