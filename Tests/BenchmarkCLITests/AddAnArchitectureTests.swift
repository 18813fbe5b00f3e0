@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Testing

@testable import BenchmarkCLI

/// Follows the page 'Add an architecture' in a copy of the checkout.
@Suite("A new architecture") struct AddAnArchitectureTests {
  private static let app = "Sources/Apps/FootballGather"

  @Test("the page's commands add an architecture to the manifest and the catalogues")
  func page() throws {
    try Bench.withFolder { folder in
      let checkout = try Self.copy(in: folder)

      try Self.succeed(["/bin/sh", "-e", "-c", try Self.commands()], in: checkout)

      let text = try Self.succeed(
        ["/usr/bin/env", "swift", "package", "dump-package"], in: checkout)
      struct Manifest: Decodable {
        struct Named: Decodable { let name: String }
        let targets: [Named]
      }
      let manifest = try JSONDecoder().decode(Manifest.self, from: Data(text.utf8))
      let targets = manifest.targets.map(\.name).filter { $0.hasPrefix("MVI") }
      #expect(targets.sorted() == ["MVI", "MVICopy", "MVIGatherTests"])
      for list in ["Catalog/FootballGatherApp", "CopyCatalog/FootballGatherCopies"] {
        let file = checkout.appendingPathComponent("\(Self.app)/\(list).swift")
        #expect(try String(contentsOf: file, encoding: .utf8).contains(", .mvi"))
      }
      try Self.checkTypes(in: checkout, folder)
    }
  }

  /// The shell commands that the page lists.
  private static func commands() throws -> String {
    let page = Bench.root.appendingPathComponent(
      "\(app)/ReferenceModel/FootballGatherReference.docc/AddAnArchitecture.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    return String(try #require(text.firstMatch(of: /```sh\n((?s).*?)```/)).1)
  }

  /// A checkout with copies of the manifest, the app and its tests, and links to everything else.
  private static func copy(in folder: URL) throws -> URL {
    let files = FileManager.default
    let checkout = folder.appendingPathComponent("checkout")
    let copied = ["Package.swift", "Sources/Apps", "Tests/Architectures"]
    func recreate(_ path: String) throws {
      let original = Bench.root.appendingPathComponent(path)
      let own = checkout.appendingPathComponent(path)
      if copied.contains(path) {
        try files.copyItem(at: original, to: own)
      } else {
        try files.createDirectory(at: own, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: original.path) {
          let inner = path.isEmpty ? name : "\(path)/\(name)"
          if copied.contains(where: { $0 == inner || $0.hasPrefix("\(inner)/") }) {
            try recreate(inner)
          } else if !name.hasPrefix(".") {
            try files.createSymbolicLink(
              at: own.appendingPathComponent(name),
              withDestinationURL: original.appendingPathComponent(name))
          }
        }
      }
    }
    try recreate("")
    return checkout
  }

  /// Compiles the new module and its copy, and then the catalogues that list them.
  private static func checkTypes(in checkout: URL, _ folder: URL) throws {
    let products = Bench.executable.deletingLastPathComponent()
    let maps = ["CUIKit", "CLeakDetection"].flatMap {
      ["-Xcc", "-fmodule-map-file=\(products.path)/\($0).build/module.modulemap"]
    }
    func compile(_ module: String, _ path: String, _ options: [String]) throws {
      let sources = checkout.appendingPathComponent(path)
      let found = FileManager.default.enumerator(atPath: sources.resolvingSymlinksInPath().path)
      let names = (found?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      #expect(!names.isEmpty)
      try succeed(
        [
          "/usr/bin/env", "swiftc", "-swift-version", "6", "-module-name", module,
          "-package-name", Bench.root.lastPathComponent.lowercased(), "-enable-upcoming-feature",
          "MemberImportVisibility",
          "-enable-upcoming-feature", "ExistentialAny", "-I", folder.path, "-I",
          products.path + "/Modules",
        ] + maps + options + names.map { sources.appendingPathComponent($0).path }, in: folder)
    }
    let architecture = [
      "-default-isolation", "MainActor", "-parse-as-library", "-emit-module",
    ]
    for (module, path) in [("MVI", "Architectures/MVI"), ("MVICopy", "Copies/MVI")] {
      let output = folder.appendingPathComponent("\(module).swiftmodule").path
      try compile(
        module, "\(app)/\(path)", architecture + ["-emit-module-path", output])
    }
    try compile("FootballGatherCopies", "\(app)/CopyCatalog", ["-typecheck"])
    try compile("FootballGatherCatalog", "\(app)/Catalog", ["-typecheck"])
  }

  @discardableResult
  private static func succeed(_ command: [String], in folder: URL) throws -> String {
    let process = Process()
    let (output, errors) = (Pipe(), folder.appendingPathComponent("errors-\(UUID().uuidString)"))
    try Data().write(to: errors)
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let told = try String(contentsOf: errors, encoding: .utf8)
    #expect(process.terminationStatus == 0, "\(command.prefix(8)): \(told.suffix(2000))")
    return String(decoding: data, as: UTF8.self)
  }
}
