@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Testing

@Suite("bench compare-apps") struct CompareAppsTests {
  private static let fixture = Bench.root.appendingPathComponent(
    "Tests/BenchmarkCLITests/Golden/comparison.json")

  private func withFile(
    _ edit: (inout String) -> Void = { _ in }, _ body: (URL, URL) throws -> Void
  ) throws {
    try Bench.withFolder { folder in
      var text = try String(contentsOf: Self.fixture, encoding: .utf8)
      edit(&text)
      let file = folder.appendingPathComponent("comparison.json")
      try text.write(to: file, atomically: true, encoding: .utf8)
      try body(folder, file)
    }
  }

  @Test("the overview has a row per version, and an unexpected difference fails the command")
  func overview() throws {
    try withFile { _, file in
      let result = try Bench.run("compare-apps", file.path)

      #expect(result.status == 1, "\(result.errors)")
      #expect(result.errors.contains("1 finding"), "\(result.errors)")
      let lines = result.output.split(separator: "\n").map(String.init)
      let header = try #require(lines.first { $0.hasPrefix("subject") }, "\(result.output)")
      for column in ["code lines", "time ratio", "left behind", "findings", "differences"] {
        #expect(header.contains(column), "\(column) in \(header)")
      }
      #expect(lines.contains { $0.hasPrefix("✗ before") && $0.contains("1.00") })
      #expect(lines.contains { $0.hasPrefix("✗ after") })
    }
  }

  @Test("the run goes through every format, and through report, compare and history")
  func formats() throws {
    try withFile { folder, file in
      let out = folder.appendingPathComponent("run").path
      let stored = try Bench.run("compare-apps", folder.path, "--quiet", "--output", out)
      let run = out + "/run.json"

      #expect(stored.status == 1, "\(stored.errors)")
      let page = try String(contentsOfFile: out + "/report.html", encoding: .utf8)
      #expect(page.contains("✗ With defects") && page.contains("bench compare-apps"))
      #expect(page.contains("Lines of code by folder") && page.contains("Findings gone and new"))
      for (format, part) in [
        ("markdown", "## "), ("csv", "subject"), ("json", "navbench.run/2"),
        ("html", "<!doctype html>"), ("table", "Time per event"),
      ] {
        let result = try Bench.run("report", run, "--format", format, "--all")
        #expect(result.status == 0 && result.output.contains(part), "\(format): \(result.errors)")
      }
      let junit = try Bench.run("compare-apps", file.path, "--format", "junit")
      #expect(junit.output.contains(#"classname="NavBench.versions" name="after""#))
      #expect(junit.output.contains("difference: title of"), "\(junit.output)")
      let github = try Bench.run("compare-apps", file.path, "--format", "github")
      #expect(
        github.output.contains("::error file=Sources/After/List.swift,line=7,title="),
        "\(github.output)")
      let compare = try Bench.run(
        "compare", run, run, "--threshold", "after:objectsCreated=5%")
      #expect(compare.status == 0 && compare.output.contains("compared"), "\(compare.errors)")
      let history = try Bench.run(
        "history", "add", run, "--history", folder.appendingPathComponent("history").path)
      #expect(history.status == 0, "\(history.errors)")
    }
  }

  @Test("what a comparison does not have is left out")
  func leftOut() throws {
    try withFile {
      var comparison = try! JSONSerialization.jsonObject(with: Data($0.utf8)) as! [String: Any]
      comparison["launches"] = []
      comparison["differences"] = []
      for version in ["before", "after"] {
        var part = comparison[version] as! [String: Any]
        part["files"] = nil
        comparison[version] = part
      }
      $0 = String(
        decoding: try! JSONSerialization.data(withJSONObject: comparison), as: UTF8.self)
    } _: { _, file in
      let result = try Bench.run("compare-apps", file.path, "--all")

      #expect(result.status == 0, "\(result.errors)")
      #expect(!result.output.contains("code lines") && !result.output.contains("time ratio"))
    }
  }

  @Test("unusable files are rejected with what was found, what was expected and what to do")
  func invalid() throws {
    try withFile({ $0 = $0.replacing("navbench.comparison/1", with: "navbench.comparison/9") }) {
      _, file in
      let result = try Bench.run("compare-apps", file.path)
      #expect(result.status == 65)
      #expect(result.errors.contains("found schema 'navbench.comparison/9', expected 'navbench"))
      #expect(result.errors.contains("Run the test that writes it again"))
    }
    try withFile({ $0 = "{" }) { _, file in
      let result = try Bench.run("compare-apps", file.path)
      #expect(result.status == 65 && result.errors.contains("line 1"), "\(result.errors)")
    }
    try Bench.withFolder { folder in
      let result = try Bench.run("compare-apps", folder.path)
      #expect(result.status == 65 && result.errors.contains("comparison.json"))
    }
  }
}
