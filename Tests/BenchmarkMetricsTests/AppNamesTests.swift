import ComparedApps
import Foundation
import RegisteredApps
import Testing

/// Checks that an app is named only in its own folder and in the list of apps next to it.
@Suite("Names of apps") struct AppNamesTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// The names that identify an app, its modules, scenes and classes, and the schemes of its links.
  private static func names(of app: some App) -> [String] {
    let sources = app.sources
    let modules = (sources.shared + [sources.referenceModel]).map(\.name)
    // A scene with a one-word name may belong to any app.
    let scenes = sources.scenes.filter { $0.dropFirst().contains(where: \.isUppercase) }
    let schemes = Set(app.links.links.map { String($0.prefix { $0 != "/" } + "//") })
      .subtracting(["https://"])
    return [app.name, app.name.replacing(" ", with: "")] + modules + scenes
      + app.uncountedClasses + schemes
  }

  @Test("no source file outside an app's folder names the app", arguments: Apps.all.map(\.id))
  func strangers(_ id: String) throws {
    let app = try #require(Apps.named(id))
    let names = Self.names(of: app)
    let files = FileManager.default.enumerator(atPath: Self.sources.path)
    var searched = 0
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix(".swift"), !file.hasPrefix("Apps/") else { continue }
      searched += 1
      let text = try String(
        contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
      let found = names.filter { text.contains($0) }
      #expect(found == [], "Sources/\(file)")
    }
    #expect(searched > 300 && names.count > 4)
  }
}
