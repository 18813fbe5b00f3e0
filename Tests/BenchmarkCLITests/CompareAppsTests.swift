@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
@testable import RandomUsers
import Testing
import UserSessions

@Suite("bench compare-apps") struct CompareAppsTests {
  private func withFile(
    _ comparison: AppComparison = .sample, edit: (String) -> String = { $0 },
    _ body: (URL, URL) throws -> Void
  ) throws {
    try Bench.withFolder { folder in
      let file = folder.appendingPathComponent("comparison.json")
      try comparison.write(to: file.path)
      try edit(String(contentsOf: file, encoding: .utf8))
        .write(to: file, atomically: true, encoding: .utf8)
      try body(folder, file)
    }
  }

  @Test("the overview has a row per version, and an unexpected difference makes the command fail")
  func overview() throws {
    try withFile { _, file in
      let result = try Bench.run("compare-apps", file.path)

      #expect(result.status == 1, "\(result.errors)")
      #expect(result.errors.contains("found 1 failure"), "\(result.errors)")
      let lines = result.output.split(separator: "\n").map(String.init)
      let header = try #require(lines.first { $0.hasPrefix("subject") }, "\(result.output)")
      #expect(header.contains(/subject +differences +findings/), "what decides, first: \(header)")
      for column in ["code lines", "instr. ratio", "time ratio", "left behind"] {
        #expect(header.contains(column), "\(column) in \(header)")
      }
      #expect(lines.contains { $0.hasPrefix("✗ before") && $0.contains("1.00") })
      #expect(lines.contains { $0.hasPrefix("✗ after") })
    }
  }

  @Test("the terminal shows the findings that are gone or new, but not those of both versions")
  func changes() throws {
    var comparison = AppComparison.sample
    comparison.before.report.findings.append(Finding(.leak, "BothPresenter", events: []))
    comparison.after.report.findings = [
      Finding(.leak, "BothPresenter", events: []), Finding(.deadEnd, "Shelf", events: []),
    ]
    try withFile(comparison) { _, file in
      let brief = try Bench.run("compare-apps", file.path).output
      let all = try Bench.run("compare-apps", file.path, "--all").output

      #expect(brief.contains("Findings that are gone or new"), "\(brief)")
      #expect(brief.contains(/leak: ListPresenter +gone +1 +0/), "\(brief)")
      #expect(brief.contains(/dead end: Shelf +new +0 +1/), "\(brief)")
      #expect(!brief.contains("BothPresenter"))
      #expect(!brief.contains("Lines of code by folder"))
      #expect(all.contains(/leak: BothPresenter +both +1 +1/), "\(all)")
    }
  }

  @Test("the run can be stored in every format, and read by report, compare and history")
  func formats() throws {
    try withFile { folder, file in
      let out = folder.appendingPathComponent("run").path
      let stored = try Bench.run("compare-apps", folder.path, "--quiet", "--output", out)
      let run = out + "/run.json"

      #expect(stored.status == 1, "\(stored.errors)")
      let page = try String(contentsOfFile: out + "/report.html", encoding: .utf8)
      #expect(page.contains("✗ With defects") && page.contains("bench compare-apps"))
      #expect(page.contains("<h1>Two versions of an app, compared</h1>"))
      #expect(page.contains("One app in 2 versions, each driven by"))
      #expect(page.contains("1 finding gone, 0 new"))
      #expect(page.contains("Lines of code by folder"))
      #expect(page.contains("Findings that are gone or new"))
      for (format, part) in [
        ("markdown", "## "), ("csv", "subject"), ("json", "navbench.run/2"),
        ("html", "<!DOCTYPE html>"), ("table", "Time per event"),
      ] {
        let result = try Bench.run("report", run, "--format", format, "--all")
        #expect(result.status == 0 && result.output.contains(part), "\(format): \(result.errors)")
      }
      let junit = try Bench.run("compare-apps", file.path, "--format", "junit")
      #expect(junit.output.contains(#"classname="NavBench.versions" name="after""#))
      #expect(junit.output.contains("difference: title of"), "\(junit.output)")
      let github = try Bench.run("compare-apps", file.path, "--format", "github")
      #expect(
        github.output.contains(
          "::error file=Sources/After/List.swift,line=7,title=difference%3A title of"),
        "\(github.output)")
      #expect(
        github.output.contains(
          "::notice title=before%3A findings of this version%2C not failures::1 finding\n"),
        "\(github.output)")
      #expect(!github.output.contains("::notice title=after"), "\(github.output)")
      let compare = try Bench.run(
        "compare", run, run, "--threshold", "after:objectsCreated=5%")
      #expect(compare.status == 0 && compare.output.contains("compared"), "\(compare.errors)")
      let history = try Bench.run(
        "history", "add", run, "--history", folder.appendingPathComponent("history").path)
      #expect(history.status == 0, "\(history.errors)")
    }
  }

  @Test("parts that a comparison does not have are left out")
  func leftOut() throws {
    var comparison = AppComparison.sample
    comparison.launches = []
    comparison.differences = []
    (comparison.before.files, comparison.after.files) = (nil, nil)
    (comparison.before.instructions, comparison.after.instructions) = (nil, nil)
    try withFile(comparison) { _, file in
      let result = try Bench.run("compare-apps", file.path, "--all")

      #expect(result.status == 0, "\(result.errors)")
      for absent in ["code lines", "time ratio", "instr. ratio"] {
        #expect(!result.output.contains(absent), "\(absent)")
      }
    }
  }

  @Test("the error for an unusable file states what was found, what was expected and what to do")
  func invalid() throws {
    try withFile(edit: { $0.replacing("navbench.comparison/1", with: "navbench.comparison/9") }) {
      _, file in
      let result = try Bench.run("compare-apps", file.path)
      #expect(result.status == 65)
      #expect(result.errors.contains("found schema 'navbench.comparison/9', expected 'navbench"))
      #expect(result.errors.contains("Rerun the test that writes it"))
    }
    try withFile(edit: { _ in "{" }) { _, file in
      let result = try Bench.run("compare-apps", file.path)
      #expect(result.status == 65 && result.errors.contains("line 1"), "\(result.errors)")
    }
    try Bench.withFolder { folder in
      let result = try Bench.run("compare-apps", folder.path)
      #expect(result.status == 65 && result.errors.contains("comparison.json"))
    }
  }

  @Test("the schema describes every key of the file")
  func schema() throws {
    typealias Object = [String: Any]
    let file = Bench.root.appendingPathComponent("Benchmarks/Schemas/comparison.schema.json")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Object)
    let definitions = try #require(schema["$defs"] as? [String: Object])
    try withFile { _, file in
      let document = try #require(
        try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Object)
      let version = try #require(document["before"] as? Object)
      func keys(_ object: Object?) -> [String] {
        (object?["properties"] as? Object ?? [:]).keys.sorted()
      }

      #expect(document.keys.sorted() == keys(schema))
      #expect(version.keys.sorted() == keys(definitions["Version"]))
      #expect(
        (document["machine"] as? Object)?.keys.sorted() == keys(definitions["Machine"]))
      #expect(
        (version["files"] as? [Object])?.first?.keys.sorted() == keys(definitions["SourceLines"]))
      #expect(
        (version["instructions"] as? Object)?.keys.sorted() == keys(definitions["Instructions"]))
      #expect(
        (document["launches"] as? [Object])?.first?.keys.sorted() == keys(definitions["Launch"]))
    }
  }
}

extension AppComparison {
  /// A comparison with every part: one leak is gone, one title differs.
  fileprivate static var sample: AppComparison {
    var before = Version()
    before.module = "Routers"
    before.report.countsObjects = true
    before.report.findings = [Finding(.leak, "ListPresenter", events: [.back])]
    before.files = [
      SourceLines(path: "List/ListRouter.swift", physical: 3, code: 3, comment: 0, blank: 0)
    ]
    before.alive = ["ListPresenter": 200]
    before.created = 900
    before.instructions = CountedInstructions(instructions: 5000, events: 10)
    var after = before
    after.module = "Coordinators"
    after.report.findings = []
    after.alive = ["ListPresenter": 100]
    after.files = [
      SourceLines(path: "List/ListCoordinator.swift", physical: 5, code: 4, comment: 0, blank: 1)
    ]
    after.instructions = CountedInstructions(instructions: 6000, events: 10)
    var difference = Finding(
      .difference, "title of ListViewController", detail: "- Books\n+ Shelf", events: [])
    difference.location = .init(file: "Sources/After/List.swift", line: 7)
    var comparison = AppComparison(
      date: "2026-11-24T20:00:00Z",
      machine: ComparedMachine(
        operatingSystem: "Linux", cores: 2, memoryBytes: 1 << 32, configuration: "release",
        boot: "another", program: "/none"), seed: 1, sessions: 5, events: 20, before: before,
      after: after)
    comparison.comparedEvents = 100
    comparison.controlModule = "RoutersCopy"
    comparison.differences = [difference]
    comparison.launches = (0..<8).map { launch in
      let times = [100.0, 101, 102].map { $0 + Double(launch) }
      return TimedLaunch(
        firstSession: launch * 3, placement: UInt32(launch + 1),
        blocks: [
          "before": times, "after": times.map { $0 * 1.1 }, "control": times.map { $0 * 1.001 },
        ])
    }
    return comparison
  }
}
