@testable import BenchmarkKit
@testable import BenchmarkMetrics
import BenchmarkReports
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Reports for CI services") struct CheckReportTests {
  private func run() throws -> Run {
    var run = try Run.everything()
    run.findings = [
      Finding(
        kind: .divergence, subject: "MVC", summary: "50 % <of>\u{1} it", detail: "- x\n+ \"y\"",
        replay: "bench replay --seed 1, 2")
    ]
    run.selfTest = SelfTest(isQuick: true)
    run.selfTest?.requirements = [
      .init(demand: "digits", finding: "15", status: .held),
      .init(demand: "coverage: 95 %", finding: "12 of 20", status: .failed),
      .init(demand: "power", finding: "too short", status: .notClaimed),
    ]
    return run
  }

  @Test("a finding becomes a one-line, escaped GitHub error")
  func github() throws {
    let lines = GitHubReport().render(try run()).split(separator: "\n")

    #expect(
      lines.first
        == """
        ::error title=divergence%3A MVC::50 %25 <of>\\u{1} it%0A- x%0A+ \"y\"%0Areplay: bench \
        replay --seed 1, 2
        """
    )
    #expect(lines.contains("::error title=coverage%3A 95 %25::12 of 20"))
    #expect(lines.contains("::warning title=NavBench::The machine was <busy>."))
    #expect(
      lines.allSatisfy { line in
        ["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) }
      })
  }

  @Test("subjects with expected defects are listed without failing")
  func expectedDefects() throws {
    let run = try run()
    let leaking = run.subjects.filter { !run.countedDefects(of: $0).isEmpty }
    let first = try #require(leaking.first)
    let words = run.countedDefects(of: first)[0]

    let lines = GitHubReport().render(run).split(separator: "\n")
    let root = try XMLDocument(data: Data(JUnitReport().render(run).utf8)).rootElement()
    let cases = try root?.nodes(forXPath: "//testcase[@classname='NavBench.defects']") ?? []

    #expect(lines.count { $0.contains("expected defects::") } == leaking.count)
    #expect(cases.count == leaking.count)
    #expect(cases[0].stringValue?.contains(words) == true)
    #expect((cases[0] as? XMLElement)?.elements(forName: "failure").isEmpty == true)
  }

  @Test("the JUnit file is well-formed and has one test case per check, with the check's findings")
  func junit() throws {
    let run = try run()

    let root = try XMLDocument(data: Data(JUnitReport().render(run).utf8)).rootElement()
    let suite = try #require(root?.elements(forName: "testsuite").first)
    let cases = suite.elements(forName: "testcase")

    func names(_ element: String) -> [String] {
      cases.filter { !$0.elements(forName: element).isEmpty }
        .compactMap { $0.attribute(forName: "name")?.stringValue }
    }
    let tested = try #require(run.unitTests).rows.count
    // There are four checks per subject, one per module with unit tests, one for each of the three
    // requirements, one per subject with defects, and one for the completeness of the run.
    let defective = run.subjects.count { !run.countedDefects(of: $0).isEmpty }
    #expect(cases.count == run.subjects.count * 4 + tested + defective + 4)
    #expect(names("failure") == ["MVC", "coverage: 95 %"] && names("skipped") == ["power"])
    #expect(suite.attribute(forName: "failures")?.stringValue == "2")
    #expect(suite.attribute(forName: "tests")?.stringValue == "\(cases.count)")
    let failure = try #require(cases[0].elements(forName: "failure").first)
    #expect(failure.attribute(forName: "message")?.stringValue == "50 % <of> it")
    #expect(failure.stringValue == "- x\n+ \"y\"\nreplay: bench replay --seed 1, 2")
  }

  @Test("line breaks in a CRLF and markup before a combining mark are also escaped")
  func scalars() throws {
    var run = try run()
    let marked = "<\u{301}c>\u{301} &\u{301} \"\u{301}"
    run.findings = [
      Finding(
        kind: .divergence, subject: "MVC", summary: "a\r\n::warning::b \(marked)", detail: "",
        replay: nil)
    ]
    run.warnings = [Warning(WarningText("50 %\u{301}"))]

    let lines = GitHubReport().render(run).utf8.split(separator: 0x0A).map { String($0)! }
    let root = try XMLDocument(data: Data(JUnitReport().render(run).utf8)).rootElement()

    #expect(lines[0].hasPrefix("::error title=divergence%3A MVC::a%0D%0A::warning::b "))
    #expect(lines.last == "::warning title=NavBench::50 %25\u{301}")
    let failure = try root?.nodes(forXPath: "//failure[@type='divergence']/@message").first
    #expect(failure?.stringValue == "a\n::warning::b \(marked)")
  }

  @Test(
    "links, exit paths and unit tests have separate checks, and variants share the unit-test check")
  func groups() throws {
    var run = try run()
    run.selfTest = nil
    run.subjects = ["from", "stack"].map {
      Subject(
        id: "MVP-C/\($0)", module: "MVPC", summary: "", source: "",
        parent: nil)
    }
    run.unitTests = UnitTests(
      rows: [
        .init(
          module: "MVPC", keyClasses: 1, featureTypes: [], tests: 1, failures: ["A.b()"], files: [])
      ], published: [])
    func finding(_ kind: Finding.Kind, _ metric: MetricID?) -> Finding {
      Finding(
        kind: kind, subject: "MVP-C/from", summary: "s", detail: "", replay: nil, metric: metric)
    }
    run.findings = [
      finding(.divergence, .deepLinks), finding(.crash, .exits), finding(.unitTest, nil),
    ]

    let root = try XMLDocument(data: Data(JUnitReport().render(run).utf8)).rootElement()
    let cases = try #require(root?.elements(forName: "testsuite").first)
      .elements(forName: "testcase")
    func name(_ element: XMLElement) -> String {
      ["classname", "name"].compactMap { element.attribute(forName: $0)?.stringValue }
        .joined(separator: " ")
    }
    #expect(
      cases.filter { !$0.elements(forName: "failure").isEmpty }.map(name) == [
        "NavBench.deepLinks MVP-C/from", "NavBench.exits MVP-C/from", "NavBench.unitTests MVP-C",
      ])
    #expect(cases.map(name).filter { $0.contains("unitTests") } == ["NavBench.unitTests MVP-C"])
    #expect(cases.map(name).contains("NavBench.deepLinks MVP-C/stack"))
  }

  @Test("a finding about an unknown subject fails a check, as does an incomplete run")
  func strangers() throws {
    var run = try run()
    run.selfTest = nil
    run.findings = [
      Finding(kind: .measurement, subject: "gone", summary: "s", detail: "", replay: nil)
    ]
    run.isComplete = false

    let text = JUnitReport().render(run)

    #expect(text.contains("<testcase classname=\"NavBench.measurement\" name=\"gone\">"))
    #expect(text.contains("failures=\"2\""))
    #expect(GitHubReport().render(run).contains("::error title=incomplete::"))
  }
}

@Suite("Tables as JSON") struct JSONReportTests {
  @Test("cells have typed values, unknown values are null, and totals are omitted")
  func cells() throws {
    let table = Table(
      name: "n", title: "N", columns: [.init("t", .text), .init("e", .estimate)],
      rows: [
        [.text("a"), .estimate(value: 1.26, lower: 1, upper: nil, digits: 1)],
        [.decimal(.nan, digits: 1), .comparison(3, published: 4)],
        [.empty, .integer(9)],
        [.text("Total"), .integer(9)],
      ], totals: 1)

    let json = try JSONReport().render([table])

    let first =
      (try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])?.first
    let rows = try #require(first?["rows"] as? [[Any]])
    #expect(rows.count == 3)
    #expect(rows[0][0] as? String == "a" && rows[1][0] is NSNull && rows[2][1] as? Int == 9)
    let estimate = try #require(rows[0][1] as? [String: Any])
    #expect(estimate["value"] as? Double == 1.3 && estimate["upper"] is NSNull)
    #expect((rows[1][1] as? [String: Int]) == ["value": 3, "published": 4])
    #expect((first?["columns"] as? [[String: String]])?.last == ["title": "e", "kind": "estimate"])
  }
}
