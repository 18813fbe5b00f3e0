@testable import BenchmarkKit
@testable import BenchmarkMetrics
import BenchmarkReports
import Foundation
import JSONReading
import Testing

@Suite("Reports of malicious documents") struct HostileTextTests {
  private static let attack =
    "\u{1B}[2J\u{9B}1m\u{7}\u{202E}\r\n::error::x\n   ::stop-commands::y\n"
    + "##[group]z\n```\n<img src=//a>[l](http://a)"

  /// A run whose document contains the attack in every string that permits arbitrary text.
  private static func hostileRun() throws -> Run {
    let document = try JSONSerialization.jsonObject(with: try Run.everything().data())
    let data = try JSONSerialization.data(withJSONObject: poisoned(document, key: ""))
    return try Run.read(data)
  }

  // Strings with a fixed set of values, and identifiers that other parts of a document reference.
  private static let words: Set = [
    "schema", "kind", "metrics", "configuration", "unit", "metric", "seed", "seeds", "verdict",
    "baseline", "id", "subject", "timed", "status", "status", "model", "date", "state", "outcome",
    "answer", "class", "operation", "cause", "phase", "entry", "measure", "check",
    "position",
  ]

  private static func poisoned(_ value: Any, key: String) -> Any {
    switch value {
    case let text as String: words.contains(key) ? text : text + attack
    case let list as [Any]: list.map { poisoned($0, key: key) }
    case let object as [String: Any]:
      object.reduce(into: [String: Any]()) { $0[$1.key] = poisoned($1.value, key: $1.key) }
    default: value
    }
  }

  @Test("no report contains control characters")
  func controls() throws {
    let run = try Self.hostileRun()
    let reports = [
      ConsoleReport().render(run), MarkdownReport().render(run), HTMLReport().render(run),
      GitHubReport().render(run), JUnitReport().render(run),
      CSVReport().files(of: run).map(\.content).joined().replacing("\r\n", with: "\n"),
    ]

    for report in reports {
      let controls = report.unicodeScalars.filter { $0.isControl && !["\n", "\t"].contains($0) }
      // In a CSV file, line breaks remain in quoted cells.
      #expect(Set(controls).subtracting(["\r"]).isEmpty)
      #expect(report.contains("img"), "the attack is in the report")
    }
  }

  @Test("no document can put a workflow command into a job's log")
  func workflowCommands() throws {
    let log = GitHubReport().log(ConsoleReport().render(try Self.hostileRun()))

    let lines = log.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    #expect(!lines.contains { $0.hasPrefix("::") || $0.contains("##[") })
    #expect(log.contains(#"\::stop-commands::y"#) && log.contains("#\\#[group]z"))
  }

  @Test("text that is not a command stays unchanged in a job's log")
  func log() {
    let text = "MVC::body\n\n# [1]\n  a:: b\n"

    #expect(GitHubReport().log(text) == text)
  }

  @Test("no document can put markup, links or addresses into Markdown, or close a code block")
  func markdown() throws {
    let markdown = MarkdownReport().render(try Self.hostileRun())

    var isCode: Substring?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let fence = line.prefix { $0 == "`" }
      if let open = isCode {
        if fence.count >= open.count, fence.count == line.count { isCode = nil }
      } else if fence.count >= 3 {
        #expect(fence.count == line.count)
        isCode = fence
      } else {
        // The plan's name is in a code span.
        guard !line.hasPrefix("# NavBench, plan `") else { continue }
        #expect(!line.contains(/<|\]\(|[^\\]:\/\//), "\(line)")
      }
    }
    #expect(isCode == nil)
  }

  @Test(
    "Markdown shows text literally",
    arguments: [
      ("a|b\\c <b> *x* `y` ~~z~~", #"a\|b\\c &lt;b> \*x\* \`y\` \~\~z\~\~"#),
      ("snake_case _x_ [1.0, 2.0]", #"snake_case \_x\_ [1.0, 2.0]"#),
      ("[a](b) [a][b] [a]: b", #"[a]\(b) [a]\[b] [a]\: b"#),
      ("http://a www.b.c View.swift", #"http\://a www\.b.c View.swift"#),
    ])
  func escapes(_ text: String, _ expected: String) {
    let table = Table(name: "n", title: text, columns: [], rows: [])

    #expect(MarkdownReport().render(table).hasPrefix("## \(expected)\n"))
  }

  @Test(
    "a note never starts a Markdown block",
    arguments: [
      ("# a", "\\# a"), ("> a", #"\> a"#), ("- a", #"\- a"#), ("+ a", #"\+ a"#),
      ("===", #"\==="#), ("    a", "a"), ("1. a", #"1\. a"#), ("2) a", #"2\) a"#),
      ("1.5 a", "1.5 a"),
    ])
  func blocks(_ note: String, _ expected: String) {
    let table = Table(name: "n", title: "t", columns: [], rows: [], notes: [note])

    #expect(MarkdownReport().render(table).hasSuffix("\n\(expected)  "))
  }

  @Test(
    "no text becomes a spreadsheet formula, even after white space or in full-width characters",
    arguments: ["=1", "+1", "-1", "@A", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠A"])
  func formulas(_ text: String) {
    let table = Table(
      name: "n", title: "n", columns: [.init("t", .text)], rows: [[.text(text)]])

    let cell = String(CSVReport().render(table).utf8.dropFirst(3).dropLast(2))!

    let needsQuotes = text.unicodeScalars.first.map { ["\r", "\n"].contains($0) } ?? false
    #expect(cell == (needsQuotes ? "\"'\(text)\"" : "'\(text)"))
  }

  @Test("a line break in a name does not break the table")
  func lineBreak() {
    let table = Table(
      name: "n", title: "n", columns: [.init("file", .text), .init("lines")],
      rows: [[.text("a\nb\u{1B}[1m.swift"), .integer(1)]])

    #expect(
      ConsoleReport().render(table)
        == "n\nfile                lines\n─────────────────────────\na b\\u{1B}[1m.swift      1")
  }
}
