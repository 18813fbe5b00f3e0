@testable import BenchmarkKit
import Foundation
import Statistics
import Testing

@testable import BenchmarkMetrics
@testable import BenchmarkReports

@Suite("Build times as tables") struct BuildTimeTableTests {
  private let run: Run
  private let times: BuildTimes

  init() throws {
    run = try .everything()
    times = try #require(run.buildTimes)
  }

  private func table(_ name: String) throws -> Table {
    try #require(times.tables(run.subjects).first { $0.name == name })
  }

  @Test(
    "the table has a row per kind of build and a column per architecture, with empty cells for gaps"
  )
  func rows() throws {
    let table = try table("build-times")

    #expect(table.title == "Build times in seconds, on 2 cores")
    #expect(table.columns.map(\.title) == ["build", "MVC", "MVP-C"])
    #expect(
      table.rows.map { $0.map(\.text) } == [
        ["clean, debug", "4.00 [3.00, 5.00]", "2.00 [1.00, 2.50]"], ["clean, release", "", ""],
        ["body edit", "", ""], ["interface edit", "", ""],
        ["no changes", "0.50 [0.40, 0.60]", "0.50 [0.40, 0.60]"],
        ["no changes, release", "", ""], ["tests, clean", "9.00 [8.00, 9.50]", ""],
        ["type check", "", ""],
      ])
  }

  @Test("the table names the compiler, if known")
  func toolchain() throws {
    var unknown = times
    unknown.toolchain = nil

    #expect(try table("build-times").notes.contains("Built by Swift 6.3.1."))
    #expect(!unknown.tables([]).flatMap(\.notes).contains { $0.hasPrefix("Built by") })
  }

  @Test("times per thousand lines count only the architecture's own lines")
  func perLine() throws {
    let rows = try table("build-times-per-line").rows

    #expect(
      rows.map { $0.prefix(5).map(\.text) } == [
        ["MVC", "12", "800", "5.00", "10.00"], ["MVP-C", "12", "800", "2.50", "5.00"],
      ])
  }

  @Test("published times are shown with ratios, and the orders are compared")
  func published() throws {
    let rows = try table("build-times-published").rows
    #expect(
      rows[1].prefix(6).map(\.text) == [
        // No round of this run measured both, so there is no ratio.
        "MVP-C", "MVP-C", "2.00 [1.00, 2.50]", "", "10.08", "1.03",
      ])

    let order = try table("build-times-order")
    #expect(
      order.rows.map { $0.map(\.text) } == [
        ["clean, debug", "MVC < MVP-C", "MVP-C < MVC", "disagree on MVC and MVP-C"],
        ["no changes", "MVC = MVP-C", "MVC = MVP-C", "agree"],
      ])
  }

  @Test("a CSV file lists every measurement, including its overhead")
  func samples() {
    let files = CSVReport().files(of: run).filter { $0.name == "build-samples.csv" }

    #expect(
      files.map(\.content) == [
        [
          "round,architecture,build,seconds,processor seconds,load at start,load of others",
          "1,MVC,\"clean, debug\",4.5000,8.5000,1.25,0.30", "",
        ].joined(separator: "\r\n")
      ])
  }

  @Test("the plot has a text summary")
  func plot() throws {
    let figure = try #require(times.intervals(run.subjects))

    #expect(figure.summary.contains("clean, debug: MVC 4.00 s, MVP-C 2.00 s."))
  }

  @Test(
    "the plot lists values that a logarithmic axis cannot show, and clips intervals at the axis")
  func notDrawn() throws {
    var times = times
    func estimate(_ value: Double, _ lower: Double, _ upper: Double) -> Estimate {
      .init(value: value, lower: lower, upper: upper, confidence: 0.98, count: 10)
    }
    func row(_ module: String, _ kind: BuildTimes.Kind, _ time: Estimate) -> BuildTimes.Row {
      .init(module: module, kind: kind, time: time, processorTime: time)
    }
    times.rows = [
      row("MVC", .cleanDebug, estimate(4, 3, 5)), row("MVC", .bodyEdit, estimate(-0.1, -0.2, 0.3)),
      row("MVPC", .bodyEdit, estimate(0.5, -0.1, 1)),
    ]

    let figure = try #require(times.intervals(run.subjects))

    #expect(
      figure.reading.contains("Not drawn, because the median is 0 or negative: body edit of MVC."))
    #expect(
      figure.reading.contains("A line that starts at the axis extends to 0 or below."))
    #expect(figure.summary == "clean, debug: MVC 4.00 s. body edit: MVP-C 0.50 s.")
    let drawing = figure.drawing.rendered
    // These lines are the two intervals. The axis starts at x = 170.
    let lines = drawing.matches(of: /<line x1="([\d.]+)"[^>]*stroke-width="2"/)
    #expect(lines.count == 2 && lines[1].1 == "170")
    #expect(!(try #require(self.times.intervals(run.subjects)).reading.contains("0 or below")))
  }

  @Test("a debug build is noted only if it affects the metrics")
  func debugBuild() {
    var run = Run(
      date: run.date, plan: run.plan, environment: run.environment, subjects: run.subjects)
    run.environment.configuration = "debug"
    run.buildTimes = times

    let counts = Counts(sessions: 1, rows: [])
    for (counts, isOfDebugBuild) in [(nil, false), (counts, true)] {
      run.counts = counts
      #expect(run.isOfDebugBuild == isOfDebugBuild)
      #expect(
        run.tables.contains { $0.notes.contains { $0.hasPrefix("Debug build") } } == isOfDebugBuild)
      #expect(HTMLReport().render(run).contains("Debug build.") == isOfDebugBuild)
    }
    run.environment.configuration = "release"
    #expect(!run.isOfDebugBuild)
  }

  @Test("a run with unit tests and build times can be stored and read back unchanged")
  func roundTrip() throws {
    let data = try run.data()

    let read = try Run.read(data)

    #expect(try read.data() == data)
    #expect(read.buildTimes?.rounds == times.rounds && read.buildTimes?.rows == times.rows)
    #expect(read.unitTests?.rows == run.unitTests?.rows)
  }
}
