@testable import BenchmarkKit
import Statistics
import Testing

@testable import BenchmarkMetrics
@testable import BenchmarkReports

@Suite("Plots") struct PlotTests {
  @Test("an axis has round ticks that cover the values, and starts at zero for bars")
  func linear() {
    let axis = Scale.linear([0.96, 1.21], at: (100, 200))
    let bars = Scale.linear([1207, 2449], fromZero: true, at: (0, 500))

    #expect(axis.ticks.map(axis.label) == ["0.95", "1.00", "1.05", "1.10", "1.15", "1.20", "1.25"])
    #expect(abs(axis(0.95) - 100) < 1e-9 && abs(axis(1.25) - 200) < 1e-9)
    #expect(bars.ticks == [0, 500, 1000, 1500, 2000, 2500])
    #expect(bars.label(1000) == "1,000" && bars(1250) == 250)
  }

  @Test("a logarithmic axis is symmetrical around one and has ticks in every decade")
  func logarithmic() {
    let near = Scale.logarithmic([0.9, 1.3], at: (0, 100))
    let far = Scale.logarithmic([0.4, 90], at: (0, 100))

    #expect(abs((near(1.2) - near(1)) - (near(1) - near(1 / 1.2))) < 1e-9)
    #expect(far.ticks == [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100])
    #expect(abs(far(0.2)) < 1e-9 && abs(far(100) - 100) < 1e-9)
  }

  @Test(
    "an axis has finite ticks even for one value, equal values or no values",
    arguments: [[], [0], [5, 5], [-3, -3], [Double.nan, 2]])
  func edges(_ values: [Double]) {
    for scale in [Scale.linear(values, at: (0, 1)), .logarithmic(values, at: (0, 1))] {
      #expect(scale.ticks.count > 1 && scale.ticks.allSatisfy(\.isFinite))
      #expect(
        values.filter { $0.isFinite && $0 > 0 }.allSatisfy { (-0.001...1.001).contains(scale($0)) })
    }
  }

  @Test("coordinates have at most two decimals and no trailing zeros")
  func coordinates() {
    #expect([1, 0.5, 1.239, -0.001, 100].map(\.place) == ["1", "0.5", "1.24", "0", "100"])
    #expect([999, 1000, -12345].map { $0.grouped() } == ["999", "1,000", "-12,345"])
    #expect(12345.678.grouped(1) == "12,345.7")
  }

  @Test("interpolated quantiles match R's type 7")
  func quantiles() {
    // quantile(c(1, 2, 4, 8), c(.1, .5, .9)) in R: 1.3, 3, 6.8
    let values: [Double] = [8, 1, 4, 2]

    #expect(
      zip([0.1, 0.5, 0.9], [1.3, 3, 6.8]).allSatisfy { abs(values.quantile($0) - $1) < 1e-12 })
    #expect([Double]().median.isNaN && [7.0].median == 7)
  }

  @Test("bars have a column per part, on one scale, with the name above and the total beside them")
  func bars() throws {
    let bars = BarColumns(
      rows: [("MVC", [30, 70]), ("None", [0, 0])], parts: ["Views", "Others"], unit: "lines")

    #expect(bars.summary == "MVC: 100, of which Views 30, Others 70. None: 0.")
    let text = Markup.group(bars.drawing.marks).rendered
    let drawn = text.matches(of: /<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/)
      .compactMap { match in Double(match.1).flatMap { x in Double(match.2).map { (x, $0) } } }
    try #require(drawn.count == 2)
    #expect(abs(drawn[1].1 / drawn[0].1 - 70.0 / 30) < 0.01, "both columns have the same scale")
    #expect(drawn[1].0 >= drawn[0].0 + drawn[0].1, "the columns do not overlap")
    #expect(text.contains("<title>MVC, Others: 70 lines</title>"))
    #expect(text.contains(">Views</text>") && text.contains(">100</text>"))
    #expect(Set(text.matches(of: /fill="([^"]+)"/).map { String($0.1) }) == ["var(--mark)"])
  }

  @Test("a column of short bars is wide enough for its name, at the expense of the others")
  func narrowColumns() {
    let bars = BarColumns(
      rows: [("A", [1000, 1, 1])], parts: ["one", "two", "three"], unit: "lines")

    let axes = Markup.group(bars.drawing.marks).rendered
      .matches(of: /<line x1="([\d.]+)"[^>]*class="axis"/).compactMap { Double($0.1) }

    #expect(axes.count == 3 && axes[2] - axes[1] >= 24)
    #expect(axes[2] + 24 <= Chart.width)
  }

  @Test("an interval narrower than its dot is still visible, thanks to the bars at its ends")
  func narrowIntervals() {
    let marks = Markup.interval(
      of: estimate(1, 0.001), y: 50, .linear([0, 2], at: (0, 100)), .mark, width: 3)

    #expect(
      Markup.group(Array(marks.dropFirst())).rendered == """
        <line x1="49.95" y1="44" x2="49.95" y2="56" stroke="var(--mark)" stroke-width="1"/>\
        <line x1="50.05" y1="44" x2="50.05" y2="56" stroke="var(--mark)" stroke-width="1"/>
        """)
  }

  private func estimate(_ value: Double, _ width: Double) -> Estimate {
    Estimate(value: value, lower: value - width, upper: value + width, confidence: 0.95, count: 9)
  }

  private func dispatch(_ verdict: Verdict, _ ratio: Double) -> Dispatch {
    Dispatch(
      baseline: "MVC", control: nil, eventsPerSession: 10, launches: [],
      rows: [
        .init(subject: "MVC", time: estimate(100, 1), ratio: estimate(1, 0)),
        .init(
          subject: "X", time: estimate(120, 1), ratio: estimate(ratio, 0.01),
          comparison: .init(
            verdict: verdict, ratio: estimate(ratio, 0.02), p: 0.01, adjustedP: 0.02,
            cliffsDelta: 1, sessionsSlower: 1)),
      ], resolution: .init(margin: 0.02, halfWidth: 0.01, friedmanP: nil))
  }

  @Test(
    "verdicts differ in wording and shape, not only in colour",
    arguments: [
      (Verdict.different, 1.2, "slower", "<circle", "fill=\"var(--mark)\""),
      (.different, 0.9, "faster", "<circle", "fill=\"var(--mark)\""),
      (.equivalent, 1.0, "equivalent", "<rect", "fill=\"var(--mark)\""),
      (.notResolved, 1.02, "not resolved", "<circle", "fill=\"var(--page)\""),
    ])
  func verdicts(
    _ verdict: Verdict, _ ratio: Double, _ word: String, _ shape: String,
    _ fill: String
  ) throws {
    let figure = try #require(dispatch(verdict, ratio).ratioForest)
    let row = try #require(figure.drawing.rendered.split(separator: ">X</text>").last)
    let mark = try #require(row.split(separator: "<title>").first?.split(separator: "<").last)

    #expect(row.contains(">\(word)</text>") && figure.summary.contains(", \(word)."))
    #expect("<\(mark)".hasPrefix(shape) && mark.contains(fill))
  }

  @Test("the band around a ratio of one is as wide as the margin")
  func band() throws {
    let text = try #require(dispatch(.different, 1.2).ratioForest).drawing.rendered
    let band = try #require(
      text.firstMatch(of: /<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"[^>]*--band/))
    let one = try #require(text.firstMatch(of: /<line x1="([\d.]+)"[^>]*class="axis"/))
    let (start, width) = (try #require(Double(band.1)), try #require(Double(band.2)))

    #expect(abs(start + width / 2 - (try #require(Double(one.1)))) < 0.02)
    #expect(text.contains("noise ±2.0 %"))
  }

  @Test("plots without intervals, launches or rows are reduced or omitted")
  func little() {
    let bare = Dispatch(
      baseline: "MVC", control: nil, eventsPerSession: 10, launches: [],
      rows: ["MVC", "X"].map {
        let one = Estimate(value: 1, lower: nil, upper: nil, confidence: nil, count: 1)
        return .init(subject: $0, time: one, ratio: one)
      })

    #expect(bare.ratioForest?.summary.contains("X: 1.000 [no interval], no verdict.") == true)
    #expect(bare.launchStrips == nil && bare.timeDrift() == nil)
    #expect(Conformance(rows: [], checksum: "").navigationMatrices([]).isEmpty)
  }

  @Test("labels at line ends do not overlap")
  func labels() throws {
    let series = (0..<8).map { index in
      LinePlot.Series(name: "line \(index)", curve: [(0, 1), (1, 1 + Double(index) / 1000)])
    }
    let plot = LinePlot(
      series: series, x: .linear([0, 1], at: (LinePlot.left, LinePlot.right)),
      y: .linear([0, 2], at: (LinePlot.bottom, LinePlot.top)), titles: ("x", "y"))
    let places = Markup.group(plot.marks).rendered
      .matches(of: /y="([\d.]+)" text-anchor="start">line/).compactMap { Double($0.1) }.sorted()

    #expect(places.count == 8)
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= 14.9 })
  }

  @Test("the chart of event times shows the ratios of the quantiles")
  func shift() throws {
    let run = try Run.everything()
    let figure = try #require(run.eventTimes?.quantileShift(run.subjects))

    #expect(
      figure.summary
        == """
        MVP-C/from: 1.20 at the lower quartile, 1.20 at the median, 1.20 at the 90th percentile.
        """
    )
  }

  @Test("edges that no session covered are marked by shape and listed")
  func navigation() throws {
    let figure = try #require(try Run.everything().conformance?.navigationMatrices([]).first)

    #expect(figure.summary.contains("Not covered: list to <detail> by link."))
    #expect(figure.drawing.rendered.contains(">1/2</text>"))
  }

  @Test("a subject that diverged has its own navigation graph, and the others share one")
  func ownNavigation() throws {
    var run = try Run.everything()
    run.conformance?.rows = ["MVC", "MVP-C/from"].map { .init(subject: $0) }
    let same = try #require(run.conformance?.navigationMatrices(run.subjects))
    run.conformance?.rows[1].covered = [12, 0, 0]
    let figures = try #require(run.conformance?.navigationMatrices(run.subjects))

    #expect(same.map(\.name) == ["conformance-navigation"])
    #expect(
      same[0].reading.hasSuffix("Every subject covered the same edges equally often."))
    #expect(figures.map(\.name) == ["conformance-navigation", "conformance-navigation-1"])
    #expect(figures[1].title.hasSuffix("in MVP-C/from"))
    #expect(figures[1].summary.contains("1 of 3 edges covered, 33.3 %"))
    #expect(figures[1].drawing.rendered.contains(">0/2</text>"))
    #expect(figures[0].drawing.rendered.contains(">1/2</text>"))
  }

  @Test(
    "the map orders screens by distance from the launch and merges edges between the same screens")
  func map() throws {
    func edge(_ from: String, _ to: String, _ count: Int, _ kind: String = "tap")
      -> Conformance.Edge
    { .init(from: from, kind: kind, trigger: kind, to: to, count: count) }
    let map = NavigationMap([
      edge("not running", "list", 9), edge("detail", "edit", 4), edge("list", "detail", 5),
      edge("list", "detail", 3, "link"), edge("list", "list", 7), edge("list", "sure?", 0),
      edge("sure?", "list", 1, "alert button"), edge("edit", "list", 2),
    ])

    #expect(map.nodes.map(\.name) == ["not running", "list", "detail", "sure?", "edit"])
    #expect(map.nodes.map(\.distance) == [0, 1, 2, 2, 3])
    #expect(map.nodes.map(\.isAlert) == [false, false, false, true, false])
    #expect(map.arrows.contains(.init(from: 1, to: 2, count: 8)) && map.arrows.count == 6)
    #expect(map.staying == 7)

    let chart = try #require(map.chart)
    let drawing = chart.drawing.rendered
    #expect(chart.summary.hasPrefix("not running to list: 9. list to detail: 8."))
    #expect(drawing.contains("<title>list → detail: 8 times</title>"))
    let unused = try #require(drawing.split(separator: "list → sure?").last)
    #expect(unused.prefix(300).contains("stroke=\"var(--alarm)\""))
    let widths = drawing.matches(of: /stroke-width="([\d.]+)"\/><polygon/)
      .compactMap { Double($0.1) }
    #expect(widths == widths.sorted() && widths.last == 6.5, "the most used way is the thickest")
  }

  @Test("a map of one screen, or of a run without coverage, is omitted")
  func noMap() {
    #expect(NavigationMap([]).chart == nil)
    #expect(
      NavigationMap([.init(from: "a", kind: "tap", trigger: "tap", to: "a", count: 1)]).chart
        == nil)
  }
}
