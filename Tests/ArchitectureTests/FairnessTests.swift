import ComparedApps
import FootballGatherCatalog
import FootballGatherUI
import Foundation
import LineCounting
import RegisteredApps
import Testing

/// An app's architectures with their sources in this checkout.
private struct ComparedSources {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  let architectures: [Architecture]
  let layout: AppSources

  init(of id: String) throws {
    let app = try #require(Apps.named(id))
    architectures = app.architectures
    layout = app.sources
  }

  var folder: URL { Self.root.appendingPathComponent("Sources/\(layout.architectures)") }

  private func folder(of architecture: Architecture) -> String {
    folder.appendingPathComponent(architecture.module).path
  }

  func files(of architecture: Architecture) throws -> [SourceFile] {
    let roles = architecture.roles.map { Role($0.name, suffixes: [$0.suffix]) }
    return try SourceTree(at: folder(of: architecture), roles: RoleAssignment(roles)).files
  }

  func text(_ file: SourceFile, of architecture: Architecture) throws -> String {
    try String(contentsOfFile: "\(folder(of: architecture))/\(file.relativePath)", encoding: .utf8)
  }

  // There is only one way to write a controller that merely shows a screen.
  static let withoutBehavior: Set = ["Splash/SplashViewController.swift"]

  /// The files that architectures can write differently.
  func comparedFiles(of architecture: Architecture) throws -> [SourceFile] {
    try files(of: architecture).filter { !Self.withoutBehavior.contains($0.relativePath) }
  }

  func texts(of architecture: Architecture) throws -> Set<String> {
    Set(try comparedFiles(of: architecture).map { try text($0, of: architecture) })
  }
}

/// The rules of a fair comparison of architectures, one test per rule.
@Suite("Fairness") struct FairnessTests {
  static let apps = Apps.all.map(\.id)

  @Test(
    "the catalogue and the manifest list the same architectures, and each has a folder",
    arguments: apps)
  func catalogue(_ app: String) throws {
    let compared = try ComparedSources(of: app)
    let folders = try FileManager.default.contentsOfDirectory(atPath: compared.folder.path)
      .sorted()
    let manifest = try String(
      contentsOf: ComparedSources.root.appendingPathComponent("Package.swift"), encoding: .utf8)

    #expect(compared.architectures.map(\.module).sorted() == folders)
    for folder in folders {
      #expect(manifest.contains("\"\(folder)\""), "add \"\(folder)\" to the list in Package.swift")
    }
  }

  @Test(
    "every architecture has a folder per scene and one for the rest, without subfolders",
    arguments: apps)
  func folders(_ app: String) throws {
    let compared = try ComparedSources(of: app)
    for architecture in compared.architectures {
      let folders = Set(
        try compared.files(of: architecture).map { $0.relativePath.split(separator: "/") }
          .map { $0.count == 2 ? String($0[0]) : "nested: \($0)" })

      #expect(folders == Set(compared.layout.folders), "\(architecture.name)")
    }
  }

  @Test("every file has a known role", arguments: apps)
  func roles(_ app: String) throws {
    let compared = try ComparedSources(of: app)
    for architecture in compared.architectures {
      let without = try compared.files(of: architecture).filter { $0.role == nil }

      #expect(without.map(\.relativePath) == [], "\(architecture.name)")
    }
  }

  /// A scene with nothing to hand over has no local models, and one that no other scene calls has
  /// no module input.
  private static let withoutContentsInSomeScenes: Set = ["Local Models", "Module Inputs"]

  @Test(
    "all scene folders of an architecture have the same roles, except roles that a scene may lack",
    arguments: apps)
  func sameRoles(_ app: String) throws {
    let compared = try ComparedSources(of: app)
    for architecture in compared.architectures {
      let scenes = Dictionary(
        grouping: try compared.files(of: architecture),
        by: { compared.layout.folder(ofFile: $0.relativePath) ?? "" }
      ).filter { $0.key != AppSources.applicationFolder }
        .filter { !ComparedSources.withoutBehavior.isSuperset(of: $0.value.map(\.relativePath)) }
      let roles = scenes.mapValues { files in
        Set(files.compactMap { $0.role?.name }).subtracting(Self.withoutContentsInSomeScenes)
      }

      #expect(Set(roles.values).count == 1, "\(architecture.name): \(roles)")
    }
  }

  @Test(
    "no file is identical in all architectures, as shared code belongs in a shared module",
    arguments: apps)
  func sharedFiles(_ app: String) throws {
    let compared = try ComparedSources(of: app)
    let texts = try compared.architectures.map(compared.texts)

    let shared = texts.dropFirst().reduce(texts[0]) { $0.intersection($1) }
    #expect(shared.isEmpty || texts.count == 1)
  }

  /// Related architectures: published as siblings, or one derived from the other.
  private let relatives: [Set<String>] = [
    ["MVC", "MVVM", "MVP", "MVPC", "VIPER", "VIP"], ["SurfMVP", "CoordinatedSurfMVP"],
    ["FitnessCoordinators", "FitnessInstructor"],
  ]

  @Test("only related architectures have identical files", arguments: apps)
  func equalFiles(_ app: String) throws {
    let compared = try ComparedSources(of: app)
    for (index, first) in compared.architectures.enumerated() {
      for second in compared.architectures.dropFirst(index + 1)
      where !relatives.contains(where: { $0.isSuperset(of: [first.module, second.module]) }) {
        let texts = try compared.texts(of: first)
        let equal = try compared.comparedFiles(of: second).filter {
          texts.contains(try compared.text($0, of: second))
        }

        #expect(equal.map(\.relativePath) == [], "\(first.name) and \(second.name)")
      }
    }
  }

  @Test(
    "an architecture imports only UIKit, the domain and the screens, and has one public symbol",
    arguments: apps)
  func imports(_ app: String) throws {
    let compared = try ComparedSources(of: app)
    let allowed = Set(compared.layout.shared.map(\.name) + ["UIKit"])
    for architecture in compared.architectures {
      var publicSymbols = 0
      for file in try compared.files(of: architecture) {
        for line in try compared.text(file, of: architecture).split(separator: "\n") {
          let words = line.split(separator: " ")
          if let place = words.firstIndex(of: "import"), place <= 1, words.count == place + 2 {
            #expect(allowed.contains(String(words[place + 1])), "\(file.relativePath)")
          } else if words.contains("public") {
            publicSymbols += 1
          }
          #expect(!line.contains("@inlinable"), "\(file.relativePath)")
        }
      }
      #expect(publicSymbols == 1, "\(architecture.name)")
    }
  }

  @Test("the unit tests of an architecture's feature do not use the harness", arguments: apps)
  func independentTests(_ app: String) throws {
    let compared = try ComparedSources(of: app)
    guard let feature = compared.layout.tests else { return }
    let shared = compared.layout.shared.map(\.name)
    for module in compared.architectures.map(\.module) {
      let imports = try lines(of: feature, in: module)
        .filter { $0.hasPrefix("import ") || $0.hasPrefix("@testable import ") }
        .compactMap { $0.split(separator: " ").last.map(String.init) }

      let support = "\(feature.targetSuffix.dropLast())Support"
      let allowed = Set(shared + ["Testing", "UIKit", module])
      let others = Set(imports).subtracting(allowed).filter { !$0.hasSuffix(support) }
      #expect(others == [], "\(module)")
    }
  }

  // The number of tests that Football Gather's author published; 34 for MVVM, MVP and MVP-C.
  private let fewestGatherTests = ["MVC": 30, "VIPER": 46, "VIP": 54]

  @Test("every architecture of Football Gather has at least as many gather tests as published")
  func gatherTests() throws {
    let app = FootballGatherApp()
    let feature = try #require(app.sources.tests)
    for module in app.architectures.map(\.module) {
      let tests = try lines(of: feature, in: module).count { $0.contains("@Test(") }

      #expect(tests >= fewestGatherTests[module, default: 34], "\(module)")
    }
  }

  /// The lines of a module's unit tests.
  private func lines(
    of feature: AppSources.TestedFeature, in module: String
  ) throws -> [Substring] {
    let folder = ComparedSources.root.appendingPathComponent(
      "\(feature.folder)/\(feature.target(of: module))")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .flatMap { $0.split(separator: "\n") }
  }
}
