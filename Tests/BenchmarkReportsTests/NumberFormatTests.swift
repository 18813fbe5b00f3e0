@testable import BenchmarkKit
import Testing

@testable import BenchmarkMetrics
@testable import BenchmarkReports

@Suite("Number format") struct NumberFormatTests {
  @Test("every cell uses commas as thousands separators, whatever its kind")
  func cells() {
    let cells: [Table.Cell] = [
      .integer(12937), .integer(-1234), .integer(999), .decimal(20751.5, digits: 1),
      .estimate(value: 2292, lower: 1999.6, upper: 12000, digits: 0),
      .comparison(1046, published: 2051), .comparison(2051, published: 51),
      .difference(1000, base: 3000), .difference(1000, base: nil),
    ]

    #expect(
      cells.map(\.text) == [
        "12,937", "-1,234", "999", "20,751.5", "2,292 [2,000, 12,000]", "1,046 / 2,051 (-1,005)",
        "2,051 / 51 (+2,000)", "1,000 (+2,000)", "1,000",
      ])
    #expect(1234.counted("session") == "1,234 sessions")
    #expect(Int.max.grouped == "9,223,372,036,854,775,807")
  }

  @Test("no sentence, cell or plot on the page has a number of four or more digits without a comma")
  func page() throws {
    let outline = PageOutline(HTMLReport().render(try .everything()))
    let nodes = outline.all("p", "li", "td", "figcaption", "text", "desc", "summary")
      .filter { !$0.path.contains("pre") && !$0.path.contains("code") }

    let plain = nodes.map(\.text).filter { text in
      text.contains(/(^|[ (+\-\[])\d{4,}([ .,;:)\]%]|$)/) && !text.contains("0x")
        && !text.contains("bench ") && !text.contains("(2019, ")
    }

    #expect(plain.isEmpty, "\(plain.prefix(5))")
  }

  @Test("files keep plain numbers")
  func files() {
    let table = Table(
      name: "x", title: "", columns: [.init("a"), .init("b")],
      rows: [[.integer(12937), .decimal(20751.5, digits: 1)]])

    #expect(CSVReport().render(table) == "a,b\r\n12937,20751.5\r\n")
  }
}
