import ComparedApps
import Foundation
import RegisteredApps
import Testing

/// Checks that an app is named only in its own folder and in the list of all apps.
@Suite("Names of apps") struct AppNamesTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// The module that lists all apps.
  private static let list = "Apps/RegisteredApps"

  /// An expression for the names of an app, of its modules, scenes, classes and tests, and for the
  /// schemes of its links.
  private static func names(of app: some App) throws -> NSRegularExpression {
    let sources = app.sources
    let modules = (sources.shared + [sources.referenceModel]).map(\.name)
    // A scene with a one-word name may belong to any app.
    let scenes = sources.scenes.filter { $0.dropFirst().contains(where: \.isUppercase) }
    // The link that an app must ignore has the scheme 'other'.
    let schemes = Set(app.links.links.map { String($0.prefix { $0 != "/" } + "//") })
      .subtracting(["https://", "other://"])
    let exact = modules + scenes + app.uncountedClasses + schemes
    // Text and comments may break the line inside a name.
    let name = app.name.replacing(" ", with: #"[\s/]*"#)
    // An id may be an English word, so it counts only as an option's value, in quotes or in a path.
    let id = #"(?:--app\s+|["'`/\-])\#(app.id)\b"#
    let patterns =
      [name, id] + exact.map(NSRegularExpression.escapedPattern(for:)) + phrases(of: sources.tests)
    return try NSRegularExpression(pattern: patterns.joined(separator: "|"))
  }

  /// Expressions for the feature that an app's tests cover, whose name may also be a verb.
  private static func phrases(of feature: AppSources.TestedFeature?) -> [String] {
    guard let feature else { return [] }
    return [
      #"\#(feature.targetSuffix)\b"#,
      #"\b(?i:\#(feature.name))[\s/]+(?:screen|feature|test)\b"#,
      #"\b(?:an?|the|its|each|every|own)[\s/]+\#(feature.name)[\s/]+(?:screens|features|tests)\b"#,
    ]
  }

  /// The first name in a text; `nil` if there is none.
  private static func name(in text: String, _ names: NSRegularExpression) -> String? {
    let match = names.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
    return match.flatMap { Range($0.range, in: text) }.map { String(text[$0]) }
  }

  @Test(
    "no source file or page outside an app's folder names the app", arguments: Apps.all.map(\.id))
  func strangers(_ id: String) throws {
    let app = try #require(Apps.named(id))
    let names = try Self.names(of: app)
    let folder = app.sources.architectures.split(separator: "/").dropLast().joined(separator: "/")
    let files = FileManager.default.enumerator(atPath: Self.sources.path)
    var (searched, pages) = (0, 0)
    while let file = files?.nextObject() as? String {
      let isPage = file.hasSuffix(".md")
      guard isPage || file.hasSuffix(".swift") else { continue }
      guard !file.hasPrefix("\(folder)/"), !file.hasPrefix("\(Self.list)/") else { continue }
      searched += 1
      pages += isPage ? 1 : 0
      let text = try String(
        contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
      #expect(Self.name(in: text, names) == nil, "Sources/\(file)")
    }
    #expect(folder.hasPrefix("Apps/") && searched > 300 && pages > 15)
  }

  @Test("names are found in code, text and links, and English words are not names")
  func words() throws {
    let app = try #require(Apps.named("football-gather"))
    let names = try Self.names(of: app)
    let named = [
      "the app Football Gather", "of Football\n/// Gather", "import FootballGatherUI",
      "bench --app football-gather", "PlayerEditCoordinator", "class PlayerCell", "MVIGatherTests",
      "navbench://players/1", "leaves the gather screen", "its gather\n  tests",
    ]
    let others = [
      "Gathers the rows", "gather the tests that changed", "rules that gather screens",
      "football", "navbench.run/1", "class Player",
    ]

    #expect(named.filter { Self.name(in: $0, names) == nil } == [])
    #expect(others.filter { Self.name(in: $0, names) != nil } == [])
  }
}
