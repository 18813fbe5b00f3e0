@testable import BenchmarkKit
import Statistics
import Testing

@testable import BenchmarkMetrics
@testable import BenchmarkReports

@Suite("Measured and published order") struct PublishedOrderTests {
  private func measured(_ value: Double, _ lower: Double?, _ upper: Double?) -> Estimate {
    Estimate(value: value, lower: lower, upper: upper, confidence: nil, count: 10)
  }

  @Test("equal values are ties, and equal orders agree")
  func agreement() {
    let order = PublishedOrder(
      figure: "tests",
      entries: [
        .init("A", 30, published: 7), .init("B", 40, published: 9), .init("C", 40, published: 9),
      ])

    #expect(order.published == "A < B = C" && order.ours == "A < B = C")
    #expect(order.verdict == "agree")
  }

  @Test("the opposite order is a disagreement, and a tie on one side is listed separately")
  func disagreement() {
    let order = PublishedOrder(
      figure: "lines covered",
      entries: [
        .init("A", 99.4, published: 95.7), .init("B", 100, published: 97.2),
        .init("C", 98.4, published: 97.2),
      ])

    #expect(order.published == "A < B = C" && order.ours == "C < A < B")
    #expect(order.reversed == ["A and C"] && order.tiedOnce == ["B and C"])
    #expect(order.verdict == "disagree on A and C; tied in only one order: B and C")
  }

  @Test("values with overlapping intervals are tied")
  func intervals() {
    let order = PublishedOrder(
      figure: "clean build",
      entries: [
        .init("A", measured(5, 4, 6), published: 9), .init("B", measured(5.5, 5, 7), published: 10),
        .init("C", measured(9, 8, 10), published: 8),
      ])

    #expect(order.published == "C < A < B" && order.ours == "A = B < C")
    #expect(order.reversed == ["A and C", "B and C"] && order.tiedOnce == ["A and B"])
  }

  @Test("the order is unknown without intervals")
  func noIntervals() {
    let order = PublishedOrder(
      figure: "clean build",
      entries: [
        .init("A", measured(5, nil, nil), published: 9),
        .init("B", measured(99, nil, nil), published: 8),
      ])

    #expect(order.ours == "A ? B" && order.verdict == "unknown: no intervals")
  }

  @Test("a metric with fewer than two published values has no order")
  func single() {
    let order = PublishedOrder(figure: "tests", entries: [.init("A", 1, published: 1)])

    #expect([order].table(name: "a", title: "A", notes: []) == nil)
  }

  @Test("unit tests have one row per architecture, with empty cells for unpublished values")
  func tables() throws {
    let run = try Run.everything()
    let tables = try #require(run.unitTests).tables(run.subjects)

    #expect(
      tables.map(\.name)
        == ["unit-tests", "unit-tests-effort", "unit-test-files", "unit-tests-order"])
    #expect(
      tables[0].rows.map { $0.map(\.text) } == [
        ["MVC", "MVC", "7 / 7 (0)", "", "1", "46 / 30 (+16)", "0", "95.0", "95.7", "-0.7", "75.0"],
        ["MVP-C", "MVP-C", "24 / 24 (0)", "30", "2", "59 / 34 (+25)", "1", "", "97.2", "", ""],
        ["<b>&odd\"", "", "3", "", "0", "5", "0", "50.0", "", "", "50.0"],
      ])
    #expect(
      tables[1].rows.map { $0.map(\.text) } == [
        ["MVC", "5 of 5", "1", "2", "3", "1", "0", "460", "10.00", "4.84"],
        ["MVP-C", "", "", "", "", "", "", "", "", ""],
        ["<b>&odd\"", "", "", "", "", "", "", "", "", ""],
      ])
    #expect(tables[3].rows.map { $0[3].text } == ["agree", "agree"])
  }
}
