import BenchmarkKit
import BenchmarkMetrics
import FootballGatherCatalog
import Foundation
import Testing

@testable import BenchmarkCLI

@Suite("Sources of the build") struct SourcesOfTheBuildTests {
  @Test("lines are counted when the run begins, and later edits do not change them")
  func linesOfTheBeginning() throws {
    try Bench.withFolder { folder in
      let subjects = try Subjects(FootballGatherApp()).identified(["MVC"])
      var counted = try CountedLines(subjects, of: FootballGatherApp())
      let begun = try #require(counted.lines, "\(counted.problem ?? "")")
      // Simulates a file edited since the build.
      let journal = try Journal(
        folder.appendingPathComponent("run.journal"),
        manifest: .sample(lines: try counted.edited()))
      var result = CampaignResult(journal.manifest, subjects, journal, .init())

      try result.add(.linesOfCode, try .of(.linesOfCode, .sample(), .init(), profiles: folder))

      let lines = try #require(result.run.linesOfCode)
      #expect(lines.files.count == begun.files.count)
      #expect(lines.files[0].physical == begun.files[0].physical + 100)
      #expect(try counted.isSame(as: CountedLines(subjects, of: FootballGatherApp())))
      #expect(!counted.isSame(as: journal.manifest.lines!))
      counted = journal.manifest.lines!
      #expect(
        Manifest.sample(lines: counted).difference(
          from: .sample(lines: try .init(subjects, of: FootballGatherApp())))
          == "other sources")
    }
  }

  @Test("a source newer than the build is named, unless it belongs to another module")
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

  @Test(
    "a source of a module whose folder has another name is found there",
    arguments: Checkout.folders.sorted(by: <).map(\.key))
  func otherFolder(_ module: String) throws {
    let checkout = try #require(Checkout.current)
    let folder = "Sources/\(try #require(Checkout.folders[module]))/"

    let newer = try #require(checkout.newerSource(in: [module], than: .distantPast))

    #expect(newer.hasPrefix(folder))
  }
}

extension CountedLines {
  /// The same counts, with a hundred lines more in the first file.
  fileprivate func edited() throws -> CountedLines {
    var document = try #require(
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(self)) as? [String: Any])
    var lines = try #require(document["lines"] as? [String: Any])
    var files = try #require(lines["files"] as? [[String: Any]])
    files[0]["physical"] = try #require(files[0]["physical"] as? Int) + 100
    lines["files"] = files
    document["lines"] = lines
    return try JSONDecoder().decode(
      CountedLines.self, from: JSONSerialization.data(withJSONObject: document))
  }
}
