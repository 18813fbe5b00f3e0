@testable import BenchmarkKit
@testable import BenchmarkMetrics
@testable import BenchmarkReports
import Testing

@Suite("Glossary") struct GlossaryTests {
  private let run: Run
  private let glossary: Glossary

  init() throws {
    run = try .everything()
    glossary = Glossary(run)
  }

  @Test("a list in an explanation defines terms, whose text may span lines")
  func definitions() {
    let terms = [GlossaryTerm](
      definedIn: """
        Exact.

        - *kept*: the screen stays,
          with its objects.
        - *own instr.*: those of one layer.

        Not *this*.
        """)

    #expect(
      terms == [
        GlossaryTerm("kept", "the screen stays, with its objects."),
        GlossaryTerm("own instr.", "those of one layer."),
      ])
    #expect(terms.map(\.anchor) == ["term-kept", "term-own-instr"])
  }

  @Test("the glossary has the terms of the run's metrics, each once, in alphabetical order")
  func terms() {
    let words = glossary.terms.map(\.word)

    #expect(words.contains("abandoned") && words.contains("equivalent"))
    #expect(Set(words).count == words.count)
    #expect(words == words.sorted { $0.lowercased() < $1.lowercased() })
  }

  @Test("a term is linked at its first use in a section, if it is a whole word outside code")
  func links() {
    let section = PageSection(
      id: "x", title: "X",
      content: .group([
        .tag("p", [:], .tag("code", [:], "baseline"), " baselines and the baseline"),
        .tag("p", [:], "the baseline again"),
      ]))

    #expect(
      glossary.linked(section).content.rendered == """
        <p><code>baseline</code> baselines and the \
        <a href="#term-baseline" class="term">baseline</a></p>
        <p>the baseline again</p>

        """)
  }

  @Test("every header that is a term links to it, with or without a unit")
  func headers() {
    let section = PageSection(
      id: "x", title: "X",
      content: .group([
        .tag("th", ["scope": "col"], "abandoned/", .tag("wbr"), "1k"), .tag("th", [:], "other"),
      ]))

    #expect(
      glossary.linked(section).content.rendered == """
        <th scope="col"><a href="#term-abandoned" class="term">abandoned/<wbr/>1k</a></th>\
        <th>other</th>
        """)
  }

  @Test("the first screen has no links to the glossary")
  func firstScreen() throws {
    let page = HTMLReport().render(run)
    let first = try #require(page.split(separator: "<section").dropFirst().first)

    #expect(!first.contains("class=\"term\"") && page.contains("class=\"term\""))
  }
}
