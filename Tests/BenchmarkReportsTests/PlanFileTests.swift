@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Testing

@Suite("Plan files") struct PlanFileTests {
  private func content(_ fields: [String: String] = [:]) -> Data {
    let plain = [
      "name": "\"p\"", "summary": "\"\"", "metrics": "[\"leaks\"]", "baseline": "\"MVC\"",
      "seeds": "[\"0x2a\", \"18446744073709551615\"]", "sessions": "1000",
      "eventsPerSession": "100",
      "launches": "12", "sessionsPerLaunch": "96",
    ]
    let members = plain.merging(fields) { $1 }.sorted { $0.key < $1.key }
    return Data("{\(members.map { "\"\($0)\": \($1)" }.joined(separator: ","))}".utf8)
  }

  @Test("a plan can be read, with seeds in decimal or hexadecimal")
  func valid() throws {
    let plan = try Plan.read(content(["precision": "0.01", "maximumLaunches": "40"]))

    #expect(plan.seeds.map(Plan.seed) == [42, .max])
    #expect(plan.launchLimit == 40 && plan.metrics == [.leaks])
  }

  @Test("the largest allowed sizes are accepted")
  func greatest() throws {
    let plan = try Plan.read(
      content(["eventsPerSession": "65536", "sessions": "1000000000", "launches": "10000"]))

    #expect(plan.eventsPerSession == 65_536)
  }

  @Test(
    "the error for an invalid plan states its location, what was found and what was expected",
    arguments: [
      ("name", "\"../p\"", "at name: found '../p', expected a name without '/'"),
      ("name", "\"\"", "at name: found '', expected a name without '/'"),
      ("sessions", "0", "at sessions: found '0', expected 1 to 1000000000"),
      ("eventsPerSession", "65537", "at eventsPerSession: found '65537', expected 1 to 65536"),
      (
        "eventsPerSession", "4611686018427387904",
        "at line 1, column 40: found 4611686018427387904, which"
      ),
      ("launches", "10001", "at launches: found '10001', expected 1 to 10000"),
      ("sessionsPerLaunch", "-1", "at sessionsPerLaunch: found '-1', expected 1 to 1000000"),
      ("maximumLaunches", "0", "at maximumLaunches: found '0', expected 1 to 10000"),
      ("precision", "1", "at precision: found '1.0', expected a fraction above 0 and below 1"),
      (
        "margin", "-0.5", "at margin: found '-0.5', expected a fraction from 0 up to 1, excluding 1"
      ),
      ("seeds", "[]", "at the number of seeds: found '0', expected 1 to 10000"),
      ("seeds", "[\"1\", \"0xfg\"]", "at seeds[1]: found '0xfg', expected a number from 0 to"),
      ("metrics", "[\"leeks\"]", "at metrics[0]: "),
      ("baseline", "7", "at baseline: expected a string"),
    ])
  func refused(_ field: String, _ value: String, _ message: String) {
    let error = #expect(throws: PlanFileError.self) { try Plan.read(content([field: value])) }

    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test("all mistakes in a plan, in values and in types, are reported at once")
  func severalMistakes() {
    let values = #expect(throws: PlanFileError.self) {
      try Plan.read(content(["sessions": "0", "seeds": "[\"x\"]", "metrics": "[\"leeks\"]"]))
    }
    let types = #expect(throws: PlanFileError.self) {
      try Plan.read(content(["sessions": "\"many\"", "baseline": "7", "launches": "null"]))
    }

    #expect(
      values?.problems.map { $0.prefix { $0 != ":" } } == [
        "at metrics[0]", "at sessions", "at seeds[0]",
      ])
    #expect(
      types?.problems == [
        "at baseline: expected a string", "at sessions: expected a whole number",
        "at launches: found null, expected a whole number",
      ])
  }

  @Test("in a plan of the checkout, an unknown metric is left out, but other mistakes are reported")
  func builtIn() throws {
    let data = content(["metrics": "[\"leeks\", \"leaks\"]"])
    let (plan, missing) = try Plan.readBuiltIn(data, metrics: Metrics.ids)

    #expect(plan.metrics == [.leaks] && missing == [MetricID("leeks")])
    #expect(throws: PlanFileError.self) {
      _ = try Plan.readBuiltIn(content(["sessions": "0"]), metrics: Metrics.ids)
    }
  }

  @Test("a plan needs no summary")
  func withoutSummary() throws {
    let text = String(decoding: content(), as: UTF8.self)
      .replacing(/,?"summary": ""/, with: "")

    #expect(try Plan.read(Data(text.utf8)).summary.isEmpty)
  }

  @Test("messages that quote a long text are short")
  func longTexts() {
    let long = String(repeating: "\u{1}x", count: 1_000_000)
    let escaped = long.replacing("\u{1}", with: "\\u0001")

    let schema = #expect(throws: RunFileError.self) {
      try Run.read(Data(#"{"schema":"\#(escaped)"}"#.utf8))
    }
    let name = #expect(throws: PlanFileError.self) {
      try Plan.read(content(["name": "\"\(escaped)/\""]))
    }
    let key = #expect(throws: RunFileError.self) {
      try Run.read(Data(#"{"schema":1,"\#(escaped)":1}"#.utf8))
    }

    #expect(schema?.description.hasPrefix(#"found schema '\u{1}x\u{1}x"#) == true)
    for message in [schema?.description, name?.description, key?.description] {
      #expect((message?.count ?? .max) < 1000)
    }
  }
}
