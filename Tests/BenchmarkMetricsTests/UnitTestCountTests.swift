@testable import BenchmarkKit
import ComparedApps
import FootballGatherCatalog
import Foundation
import FootballGatherUI
import Testing

@testable import BenchmarkMetrics

@Suite("Unit tests") struct UnitTestCountTests {
  private static func fixture(_ name: String, _ type: String) throws -> Data {
    let file = try #require(
      Bundle.module.url(forResource: name, withExtension: type, subdirectory: "Fixtures"))
    return try Data(contentsOf: file)
  }

  @Test("the covered lines and regions of a folder's files are read from llvm-cov's export")
  func coverage() throws {
    let report = try CoverageReport(Self.fixture("llvm-cov-3.0.1", "json"))

    let files = report.files(in: "Architectures/MVC/Gather")

    #expect(
      files == [
        .init(
          name: "Alarm.swift", lines: .init(covered: 1, total: 1),
          regions: .init(covered: 1, total: 1)),
        .init(
          name: "Clock.swift", lines: .init(covered: 6, total: 8),
          regions: .init(covered: 3, total: 4)),
      ])
    #expect(report.files(in: "Architectures/VIPER/Gather") == [])
  }

  @Test("impossible counts of single lines in llvm-cov's export are ignored")
  func lostUpdates() throws {
    let text = String(decoding: try Self.fixture("llvm-cov-3.0.1", "json"), as: UTF8.self)
    let count = #""segments":[[1,1,9223372036854775807,true],[2,1,18446744073709551615,true]],"#
    let altered = text.replacing(#""filename":"#, with: count + #""filename":"#)

    #expect(altered != text)
    #expect(
      try CoverageReport(Data(altered.utf8)).files(in: "Architectures/MVC/Gather")
        == CoverageReport(Data(text.utf8)).files(in: "Architectures/MVC/Gather"))
  }

  @Test("the error for a malformed export names the location")
  func wrongCoverage() {
    let text = #"{"data":[{"files":[{"filename":"a","summary":{"lines":{"count":1}}}]}]}"#

    #expect {
      try CoverageReport(Data(text.utf8))
    } throws: {
      "\($0)".contains("data[0].files[0].summary")
    }
  }

  @Test("a test counts once, however often it runs or fails, and skipped tests do not count")
  func report() throws {
    let xml = String(decoding: try Self.fixture("swift-testing-6.3", "xml"), as: UTF8.self)

    let report = try TestReport(xml: xml)

    #expect(report.tests == 3)
    #expect(report.failures == ["SmallTests.ClockTests.alarm(_:)"])
  }

  @Test("the name of a failed test may contain quotes")
  func quotes() throws {
    let xml = """
      <testsuites>
        <testcase classname="A.B" name="`a "quoted" name`()" time="0.1" >
          <failure message="x" />
        </testcase>
      </testsuites>
      """

    #expect(try TestReport(xml: xml).failures == [#"A.B.`a "quoted" name`()"#])
  }

  @Test("a truncated report is rejected")
  func torn() {
    #expect(throws: TestReport.Malformed.self) {
      try TestReport(xml: "<testsuites>\n<testcase classname=\"A\" name=\"b()\" />")
    }
  }

  @Test("only top-level types count, not protocols, extensions or nested types")
  func types() {
    let source = """
      import UIKit
      import struct Foundation.Date

      protocol Shown: AnyObject {}
      /* class Old {} */ let text = "struct Text {"
      /// A class of its own.
      @MainActor public final class Screen: UIView {
        enum State { case one }
        class func make() -> Screen { Screen() }
      }
      private struct Row {}
      indirect enum Tree { case leaf }
      nonisolated struct Value {}
      @available(*, deprecated) actor Clock {}
      extension Screen { struct Part {} }
      struct`s` {}
      """

    #expect(DeclaredTypes.names(in: source) == ["Screen", "Row", "Tree", "Value", "Clock"])
  }

  @Test("key classes are all types in the app that have one of the article's roles")
  func keyClasses() throws {
    let sources = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: sources) }
    for (path, text) in [
      (
        "Apps/FootballGather/Architectures/MVC/Gather/GatherViewController.swift",
        "class GatherViewController {}"
      ),
      (
        "Apps/FootballGather/Architectures/MVC/Gather/GatherCoordinator.swift",
        "class GatherCoordinator {}"
      ),
      (
        "Apps/FootballGather/Architectures/MVC/Login/LoginViewController.swift",
        "class LoginViewController {}"
      ),
      (
        "Apps/FootballGather/Architectures/MVC/Application/ShownViewController.swift",
        "extension Shown {}"
      ),
      ("Apps/FootballGather/Domain/A.swift", ""), ("Apps/FootballGather/Screens/A.swift", ""),
    ] {
      let file = sources.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let architecture = Architecture(
      name: "MVC", module: "MVC", source: "",
      roles: [
        .init("View Controllers", suffix: "ViewController"),
        .init("Coordinators", suffix: "Coordinator"),
      ], variants: [])
    let tests = try TestReport(xml: "<testcase classname=\"A\" name=\"b()\" />\n</testsuites>")

    let result = try #require(
      UnitTestCount([architecture, architecture], of: FootballGatherApp())
    ).run(
      [
        "MVC": (tests, try CoverageReport(Self.fixture("llvm-cov-3.0.1", "json"))),
        "Unknown": (tests, nil),
      ], sources: sources.path)

    let row = try #require(result.rows.first)
    #expect(result.rows.count == 1)
    #expect(row.keyClasses == 2)
    #expect(row.featureTypes == ["GatherCoordinator", "GatherViewController"])
    #expect(row.lines == .init(covered: 7, total: 9) && row.regions == .init(covered: 4, total: 5))
    #expect(result.published.map(\.architecture) == ["MVC"])
  }

  @Test("failing and missing tests are findings")
  func findings() throws {
    func row(_ module: String, tests: Int, failures: [String]) -> UnitTests.Row {
      .init(
        module: module, keyClasses: 1, featureTypes: [], tests: tests, failures: failures,
        files: [])
    }
    let subject = Subject(
      id: "MVP-C/from", module: "MVPC", summary: "", source: "", parent: nil)
    let trapped = TestReport(endedEarly: "the tests ended with exit code 1")
    let result = UnitTests(
      rows: [
        row("MVC", tests: 3, failures: []), row("MVPC", tests: 3, failures: ["A.b()"]),
        row("SurfMVP", tests: 0, failures: []),
        UnitTests.Row(
          module: "VIP", keyClasses: 1, featureTypes: [], tests: trapped.tests,
          failures: trapped.failures, files: []),
      ], published: [])

    let count = try #require(UnitTestCount([], of: FootballGatherApp()))
    let findings = count.findings(in: result, [subject])

    #expect(findings.map(\.subject) == ["MVP-C/from", "SurfMVP", "VIP"])
    #expect(findings.first?.summary == "1 of 3 unit tests of the gather fail")
    #expect(findings.first?.replay == "swift test --filter '^MVPCGatherTests\\.'")
    #expect(
      findings.last?.summary == "the unit tests of the gather ended before they reported results")
    #expect(findings.last?.detail == "the tests ended with exit code 1")
  }
}
