import BenchmarkKit
import Foundation
import Testing

@testable import BenchmarkMetrics

@Suite("Explanations of metrics") struct ExplanationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let page = "Sources/Harness/BenchmarkCLI/BenchmarkCLI.docc/WhatTheMetricsMean.md"

  @Test("the documentation explains every metric in the words of the reports")
  func documentation() throws {
    let url = Self.root.appendingPathComponent(Self.page)
    let text = try String(contentsOf: url, encoding: .utf8)
    let first = try #require(Metrics.all.first)
    let general = try #require(text.range(of: "## \(first.title)\n")).lowerBound
    let expected =
      text[..<general] + Metrics.all.map(Self.chapter).joined(separator: "\n")
    guard text != expected else { return }
    let new = Self.root.appendingPathComponent(".build/WhatTheMetricsMean.md")
    try expected.write(to: new, atomically: true, encoding: .utf8)
    Issue.record("\(Self.page) differs from the explanations. Replace it with \(new.path).")
  }

  private static func chapter(of metric: any Metric) -> String {
    """
    ## \(metric.title)

    `\(metric.id)`, `bench measure \(metric.id.commandName)`

    \(metric.explanation)

    """
  }

  @Test("every metric has an explanation in Markdown that the page can render")
  func markdown() {
    for metric in Metrics.all {
      let text = metric.explanation
      #expect(text.count > 100 && text.hasSuffix("."), "\(metric.id)")
      #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(metric.id)")
      let rendered = Markup(markdown: text).rendered
      #expect(!rendered.contains("*") && !rendered.contains("`"), "\(metric.id)")
    }
  }

  @Test("Markdown renders as paragraphs, lists, code and emphasis")
  func rendering() {
    let markup = Markup(markdown: "One\ntwo `a*b`.\n\n- *first* <\n  end\n- last")

    #expect(
      markup.rendered == """
        <p>One two <code>a*b</code>.</p>
        <ul><li><em>first</em> &lt; end</li>
        <li>last</li>
        </ul>

        """)
  }
}
