@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
@testable import BenchmarkVerification
import ComparedApps
import FootballGatherCatalog
import Foundation
import PlantedDefects
import Testing

@testable import BenchmarkCLI

@Suite("Verification by planted defects") struct DefectTests {
  private typealias Report = DefectReport

  private func defect(_ attributes: String) throws -> PlantedDefect {
    try #require(
      try PlantedDefect.list(
        "M01 lifetime: x\n\(attributes)", module: "MVC", detectors: PlantedDefect.allDetectors
      ).first)
  }

  private func report(_ observations: Set<String>, suspects: [String: [String]] = [:]) -> Report {
    var report = Report()
    report.observations = observations
    report.suspects = suspects
    return report
  }

  @Test("a patched copy has its own name and is rewritten only when it changes")
  func package() throws {
    let checkout = try #require(Checkout.current)
    let defect = try #require(try PlantedDefect.all(in: checkout).first { $0.module == "MVC" })
    try Bench.withFolder { folder in
      _ = try DefectPackage(at: folder, of: [defect], in: FootballGatherApp(), checkout)
      let copy = folder.appendingPathComponent("Planted/\(defect.copy)")
      let storyboard = copy.appendingPathComponent("Application/MainStoryboard.swift")
      func modified() throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: storyboard.path)[.modificationDate]
          as? Date
      }
      let first = try modified()
      _ = try DefectPackage(at: folder, of: [defect], in: FootballGatherApp(), checkout)

      #expect(try modified() == first)
      let value = try String(
        contentsOf: copy.appendingPathComponent("Application/MVCArchitecture.swift"),
        encoding: .utf8)
      #expect(value.contains("public static let planted\(defect.id) = Architecture("))
      #expect(value.contains("module: \"\(defect.copy)\""))
      let edit = try #require(defect.edits.first)
      let original = checkout.sources
        .appendingPathComponent(FootballGatherApp().sources.folder(of: "MVC"))
        .appendingPathComponent(edit.file)
      #expect(
        try Data(contentsOf: original)
          != Data(contentsOf: copy.appendingPathComponent(edit.file)))
    }
  }

  @Test("each defect is tested in the same number of sessions as the default plan runs")
  func sessions() throws {
    let checkout = try #require(Checkout.current)
    let file = checkout.root.appendingPathComponent("Benchmarks/Plans/default.json")
    struct Counts: Decodable {
      let sessions: Int
      let guidedSessions: Int
    }
    let plan = try JSONDecoder().decode(Counts.self, from: Data(contentsOf: file))

    #expect(ConformanceDefects.sessions == plan.sessions)
    #expect(ConformanceDefects.guidedSessions == plan.guidedSessions)
  }

  @Test("an observation that also occurs in the control does not count as a detection")
  func control() throws {
    var score = DefectScore(try defect("  flags links"), seeds: 2)
    score.add(report(["a"]), over: report(["a", "b"]), by: DeepLinkDefects.detector)
    score.add(report(["a", "c"]), over: report(["a"]), by: ExitPathDefects.detector)

    #expect(score.reliable.map(\.name) == ["exits"] && score.missing.map(\.name) == ["links"])
  }

  @Test("a defect that only some seeds expose does not count as detected")
  func unreliable() throws {
    var score = DefectScore(try defect("  flags conformance"), seeds: 2)
    score.add(report(["a"]), over: report([]), by: ConformanceDefects.detector)
    score.add(report([]), over: report([]), by: ConformanceDefects.detector)

    #expect(!score.isDetected && score.unreliable.map(\.name) == ["conformance"])
  }

  @Test(
    "a defect is attributed if each seed, unlike the control, names an expected reference")
  func attribution() throws {
    var right = DefectScore(try defect("  flags leaks\n  blames A.b, C.d"), seeds: 2)
    right.add(report([], suspects: ["1": ["A.b"]]), over: report([]), by: LeakDefects.detector)
    right.add(
      report([], suspects: ["2": ["X.y", "C.d"]]), over: report([]), by: LeakDefects.detector)
    var wrong = DefectScore(try defect("  flags leaks\n  blames A.b"), seeds: 1)
    let known = ["1": ["A.b"]]
    wrong.add(
      report([], suspects: known), over: report([], suspects: known), by: LeakDefects.detector)

    #expect(right.isAttributed == true && right.suspects == ["A.b", "C.d", "X.y"])
    #expect(wrong.isAttributed == false)
    #expect(DefectScore(try defect("  flags links"), seeds: 1).isAttributed == nil)
  }
}
