import Testing

@testable import BenchmarkKit
@testable import BenchmarkMetrics
@testable import BenchmarkReports

@Suite("Markup") struct MarkupTests {
  @Test("text and attributes are escaped, and characters invalid in XML are replaced")
  func escaping() {
    let markup = Markup.tag(
      "p", ["title": "a \"b\" & <c>"], "1 < 2 & \"3\" > 2\u{1B}[0m\u{0}\n", .tag("b", [:], "é 😀"))

    #expect(
      markup.rendered == """
        <p title="a &quot;b&quot; &amp; &lt;c&gt;">1 &lt; 2 &amp; &quot;3&quot; &gt; \
        2\u{FFFD}[0m\u{FFFD}
        <b>é 😀</b></p>

        """)
  }

  @Test("void elements are self-closing, others have an end tag, and attributes stay in order")
  func ends() {
    let markup = Markup.group([
      .tag("meta", ["name": "z", "content": "a"]), .tag("td"), .tag("br"), .nothing,
      .tag("circle", ["r": "1"], .tag("title", [:], "tip")), .tag("circle"),
    ])

    #expect(
      markup.rendered == """
        <meta name="z" content="a"/>
        <td></td><br/><circle r="1"><title>tip</title>
        </circle><circle/>
        """)
  }

  @Test("a table can be scrolled and has a caption, row and column headers, totals and notes")
  func table() {
    let table = Table(
      name: "sample", title: "A <b> & c", columns: [.init("subject", .text), .init("lines")],
      rows: [[.text("<i>"), .integer(7)], [.text("Total"), .integer(7)]], notes: ["A note."],
      totals: 1)

    #expect(
      table.markup.rendered == """
        <div class="scroll" role="group" tabindex="0" aria-label="A &lt;b&gt; &amp; c">\
        <table id="table-sample"><caption>A &lt;b&gt; &amp; c</caption>
        <thead><tr><th scope="col" class="t">subject</th><th scope="col" class="n">lines</th></tr>
        </thead>
        <tbody><tr><th scope="row" class="t">&lt;i&gt;</th><td class="n">7</td></tr>
        <tr class="sum"><th scope="row" class="t">Total</th><td class="n">7</td></tr>
        </tbody>
        </table>
        </div>
        <p class="note">A note.</p>

        """)
  }
}
