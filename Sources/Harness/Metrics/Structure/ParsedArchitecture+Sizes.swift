import BenchmarkKit
import ComparedApps

extension ParsedArchitecture {
  /// The code that each size of the app needs.
  ///
  /// A scene's files belong to the sizes that include the scene; other files belong to the sizes
  /// that include the flow they are named after. Files for several scenes and flows are not
  /// divided, and belong to all sizes.
  func sizes(_ sizes: [AppSources.Size]) -> [Structure.Size] {
    let words = sizes.last?.flows ?? []
    return sizes.map { size in
      let missing = words.filter { !size.flows.contains($0) }
      let files = files.filter { file in
        file.scene.map(size.scenes.contains) ?? !missing.contains(where: file.name.contains)
      }
      let all = coordinators
      let kept = all.filter { coordinator in files.contains { $0.name == coordinator.name } }
      let left = Set(all.map(\.name)).subtracting(kept.map(\.name))
      return Structure.Size(
        name: size.name, scenes: Set(files.compactMap(\.scene)).count, files: files.count,
        lines: files.map(\.lines).sum, largestFile: files.map(\.lines).max() ?? 0,
        coordinators: kept.count,
        routes: kept.map { coordinator in
          coordinator.routes.count { route in
            scenes.contains(route) ? size.scenes.contains(route) : !left.contains(route)
          }
        }.sum)
    }
  }
}

extension ParsedArchitecture.File {
  /// The name without the folder and the extension.
  fileprivate var name: String {
    String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
  }
}
