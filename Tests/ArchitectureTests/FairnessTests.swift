import ComparedApps
import FootballGatherCatalog
import FootballGatherUI
import Foundation
import LineCounting
import Testing

/// The rules of a fair comparison of architectures, one test per rule.
@Suite("Fairness") struct FairnessTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let layout = FootballGatherApp().sources
  private static let sources = root.appendingPathComponent("Sources/\(layout.architectures)")
  static let architectures = FootballGatherApp().architectures

  private func folder(of architecture: Architecture) -> String {
    Self.sources.appendingPathComponent(architecture.module).path
  }

  private func files(of architecture: Architecture) throws -> [SourceFile] {
    let roles = architecture.roles.map { Role($0.name, suffixes: [$0.suffix]) }
    return try SourceTree(at: folder(of: architecture), roles: RoleAssignment(roles)).files
  }

  private func text(_ file: SourceFile, of architecture: Architecture) throws -> String {
    try String(contentsOfFile: "\(folder(of: architecture))/\(file.relativePath)", encoding: .utf8)
  }

  @Test("the catalogue and the manifest list the same architectures, and each has a folder")
  func catalogue() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.sources.path
    ).sorted()
    let manifest = try String(
      contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)

    #expect(Self.architectures.map(\.module).sorted() == folders)
    for folder in folders {
      #expect(manifest.contains("\"\(folder)\""), "add \"\(folder)\" to the list in Package.swift")
    }
  }

  @Test("every architecture has the same eight folders, without subfolders")
  func folders() throws {
    for architecture in Self.architectures {
      let folders = Set(
        try files(of: architecture).map { $0.relativePath.split(separator: "/") }
          .map { $0.count == 2 ? String($0[0]) : "nested: \($0)" })

      #expect(folders == Set(Self.layout.folders), "\(architecture.name)")
    }
  }

  @Test("every file has a known role")
  func roles() throws {
    for architecture in Self.architectures {
      let without = try files(of: architecture).filter { $0.role == nil }.map(\.relativePath)

      #expect(without == [], "\(architecture.name)")
    }
  }

  @Test("all scene folders of an architecture have the same roles, except for local models")
  func sameRoles() throws {
    for architecture in Self.architectures {
      let scenes = Dictionary(
        grouping: try files(of: architecture),
        by: { Self.layout.folder(ofFile: $0.relativePath) ?? "" }
      ).filter { $0.key != AppSources.applicationFolder }
      let roles = scenes.mapValues { files in
        Set(files.compactMap { $0.role?.name }).subtracting(["Local Models"])
      }

      #expect(Set(roles.values).count == 1, "\(architecture.name): \(roles)")
    }
  }

  @Test("no file is identical in all architectures, as shared code belongs in a shared module")
  func sharedFiles() throws {
    let texts = try Self.architectures.map { architecture in
      Set(try files(of: architecture).map { try text($0, of: architecture) })
    }

    #expect(texts.dropFirst().reduce(texts[0]) { $0.intersection($1) }.isEmpty)
  }

  /// Pairs of related architectures: one derived from the other, or both published as siblings.
  private let relatives: [Set<String>] = [["SurfMVP", "CoordinatedSurfMVP"], ["MVC", "MVPC"]]

  @Test("only related architectures have identical files")
  func equalFiles() throws {
    for (index, first) in Self.architectures.enumerated() {
      for second in Self.architectures.dropFirst(index + 1)
      where !relatives.contains([first.module, second.module]) {
        let texts = Set(try files(of: first).map { try text($0, of: first) })
        let equal = try files(of: second).filter { texts.contains(try text($0, of: second)) }

        #expect(equal.map(\.relativePath) == [], "\(first.name) and \(second.name)")
      }
    }
  }

  @Test("an architecture imports only UIKit, the domain and the screens, and has one public symbol")
  func imports() throws {
    let allowed: Set = ["UIKit", "FootballGather", "FootballGatherUI"]
    for architecture in Self.architectures {
      var publicSymbols = 0
      for file in try files(of: architecture) {
        for line in try text(file, of: architecture).split(separator: "\n") {
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

  // The number of tests that Football Gather's author published: 30 for MVC, 34 for MVP and MVP-C.
  private let fewestGatherTests = ["MVC": 30]

  @Test(
    "every architecture has at least as many gather tests as published, and none uses the harness")
  func gatherTests() throws {
    for module in Self.architectures.map(\.module) {
      let folder = Self.root.appendingPathComponent("Tests/Architectures/\(module)GatherTests")
      let lines = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        .flatMap { $0.split(separator: "\n") }

      let imports = lines.filter { $0.hasPrefix("import ") || $0.hasPrefix("@testable import ") }
        .compactMap { $0.split(separator: " ").last.map(String.init) }
      let allowed: Set = [
        "FootballGather", "FootballGatherUI", "GatherTestSupport", "Testing", "UIKit", module,
      ]
      #expect(Set(imports).subtracting(allowed) == [], "\(module)")
      #expect(
        lines.count { $0.contains("@Test(") } >= fewestGatherTests[module, default: 34], "\(module)"
      )
    }
  }
}
