@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import FootballGatherCatalog
import Foundation
import Testing

@testable import BenchmarkCLI

@Suite("Sources of the build") struct SourcesOfTheBuildTests {
  @Test("lines are counted only once, so later edits do not affect a resumed run")
  func linesOfTheBeginning() throws {
    try Bench.withFolder { folder in
      let manifest = Manifest.sample(metrics: [.linesOfCode])
      let counted = try #require(
        try Campaign.runOnce(manifest, .bench, .init(isQuiet: true)).linesOfCode)
      // Simulates a file edited since the run began.
      var edited = counted
      edited.files.removeLast()
      let journal = try Journal(
        folder.appendingPathComponent("run.journal"), manifest: manifest)
      try journal.append(
        JobRecord(
          job: JobKey(metric: .linesOfCode, number: 0),
          part: LinesOfCodeMetric.Part(edited)))

      let run = try Campaign(journal, .bench, .init(isQuiet: true)).run()

      #expect(run.linesOfCode?.files.count == counted.files.count - 1)
    }
  }

  @Test("a source newer than the build is reported, unless it belongs to another module")
  func newerSource() throws {
    try Bench.withFolder { folder in
      let path = "Sources/Apps/FootballGather/Architectures/MVC"
      let sources = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      for name in ["Old.swift", "New.swift", "New.txt"] {
        try Data().write(to: sources.appendingPathComponent(name))
      }
      let built = Date(timeIntervalSince1970: 1_000_000)
      for (name, age) in [("Old.swift", -10.0), ("New.swift", -20), ("New.txt", 10)] {
        try FileManager.default.setAttributes(
          [.modificationDate: built.addingTimeInterval(age)],
          ofItemAtPath: sources.appendingPathComponent(name).path)
      }
      let checkout = Checkout(root: folder)
      #expect(checkout.newerSource(in: ["MVC"], than: built) == nil)

      try FileManager.default.setAttributes(
        [.modificationDate: built.addingTimeInterval(1)],
        ofItemAtPath: sources.appendingPathComponent("New.swift").path)

      let newer = "\(path)/New.swift"
      #expect(checkout.newerSource(in: ["MVC"], than: built) == newer)
      #expect(
        checkout.newerSource(in: Checkout.compared(of: FootballGatherApp()), than: built) == newer)
      #expect(checkout.newerSource(in: ["New.swift", "SurfMVP"], than: built) == nil)
    }
  }

  @Test("sources are found even if the module's folder has a different name")
  func otherFolder() throws {
    let checkout = try #require(Checkout.current)
    let modules = try Self.modulesInOtherFolders(checkout)
    #expect(Set(modules.map(\.name)) == Set(Checkout.folders.keys))

    for (module, folder) in modules {
      let newer = checkout.newerSource(in: [module], than: .distantPast)

      #expect(newer?.hasPrefix("Sources/\(folder)/") == true, "\(module): \(newer ?? "none")")
    }
  }

  /// The modules of the manifest with an explicit folder.
  private static func modulesInOtherFolders(
    _ checkout: Checkout
  ) throws -> [(name: String, folder: String)] {
    let manifest = checkout.root.appendingPathComponent("Package.swift")
    return try String(contentsOf: manifest, encoding: .utf8).components(separatedBy: "module(")
      .compactMap { call in
        guard let module = call.firstMatch(of: /^\s*"(\w+)", in: "([\w\/]+)"/),
          let folder = call.firstMatch(of: /folder: "(\w+)"/)
        else { return nil }
        return (String(module.1), "\(module.2)/\(folder.1)")
      }
  }
}
