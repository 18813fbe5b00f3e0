import ComparedApps
@testable import BenchmarkKit
import FootballGatherCatalog
import Foundation
import Statistics
import Testing

@testable import BenchmarkMetrics

@Suite("Event times") struct EventTimeTests {
  private static let subjects =
    SubjectUnderTest.all(of: FootballGatherApp()).prefix(2)
    + SubjectUnderTest.all(FootballGatherApp().copies, of: FootballGatherApp()).prefix(1)

  @MainActor private func launch(_ samples: EventSamples? = nil) throws -> EventTimes.Launch {
    try EventTiming(Array(Self.subjects)).launch(
      SessionRange(seed: 5, first: 10, count: 12, eventsPerSession: 60),
      of: FootballGatherApp(), samples: samples)
  }

  @MainActor
  @Test(
    "every event is timed for all subjects and the control, and only some events have a decision")
  func counts() throws {
    let launch = try launch()

    #expect(Set(launch.samples.keys) == ["MVC", "MVVM", "MVC-copy"])
    for subject in launch.samples.values {
      let kinds = subject.filter { ![EventTimes.anyEvent, EventTimes.decision].contains($0.key) }
      #expect(subject[EventTimes.anyEvent]?.count == 12 * 60)
      #expect(kinds.values.map(\.count).reduce(0, +) == 12 * 60)
      #expect(try #require(subject[EventTimes.decision]).count < 12 * 60)
    }
    for bins in launch.distributions.values {
      #expect(bins.map(\.count).reduce(0, +) == 12 * 60)
    }
  }

  @MainActor
  @Test("an app makes the same number of decisions in every launch, whatever the measured times")
  func decisions() throws {
    let one = try launch().samples.mapValues { $0.mapValues(\.count) }
    let other = try launch().samples.mapValues { $0.mapValues(\.count) }

    #expect(one == other)
  }

  @MainActor
  @Test("a quantile needs at least ten values beyond it")
  func fewTimes() throws {
    let any = try #require(try launch().samples["MVC"]?[EventTimes.anyEvent])

    #expect(any.count == 720)
    // Only seven of 720 values lie beyond the 99 % quantile.
    #expect(any.values.count == 2)
  }

  @Test("quantiles are estimated across launches, and ratios within each launch")
  func estimates() throws {
    // The machine runs at half speed in every other launch; the subject always takes 1.5 times as
    // long as the baseline.
    let launches = (0..<10).map { index in
      let base = index.isMultiple(of: 2) ? 1000.0 : 2000
      return EventTimes.Launch(
        seed: "0x1", firstSession: index, emptyBracket: 20,
        samples: [
          "A": [EventTimes.anyEvent: .init(count: 50, values: [base])],
          "B": [EventTimes.anyEvent: .init(count: 50, values: [1.5 * base])],
        ], distributions: ["A": [.init(time: 1000, count: 50)]])
    }

    let times = try EventTiming.estimate(
      launches, baseline: "A", control: nil, order: ["A", "B"])

    let row = try #require(times.rows.last)
    #expect(row.subject == "B")
    #expect(row.count == 500)
    #expect(row.quantiles.count == 1)
    #expect(abs(row.quantiles[0].ratio.value - 1.5) < 1e-12)
    #expect(row.quantiles[0].ratio.lower.map { abs($0 - 1.5) < 1e-12 } == true)
    #expect(times.distributions["A"] == [.init(time: 1000, count: 500)])
    #expect(times.launches.allSatisfy { $0.distributions.isEmpty })
  }

  @MainActor
  @Test("stored times are exported as CSV, one line per event, in the order they were measured")
  func exported() throws {
    let samples = EventSamples(seed: 5)
    _ = try launch(samples)
    var lines: [String] = []

    try EventSamples.exportCSV(try samples.data()) { lines.append($0) }

    #expect(lines.count == 1 + 3 * 12 * 60)
    #expect(
      lines[0] == "seed,session,event,subject,kind,nanoseconds,decision nanoseconds\r\n")
    let fields = lines.dropFirst().map {
      $0.dropLast(1).split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(fields.allSatisfy { $0.count == 7 && $0[0] == "0x5" && UInt32($0[5]) != nil })
    #expect(Set(fields.map { $0[1] }) == Set((10..<22).map { "\($0)" }))
    #expect(fields.prefix(60).map { $0[2] } == (0..<60).map { "\($0)" })
  }

  @Test("a name with a formula or control characters is exported as one cell of text")
  func hostileNames() throws {
    let header =
      #"{"format":"navbench.samples/1","kinds":["=a,\"\u001b"],"seed":"0x5","#
      + #""subjects":["MVP-C/from"]}"#
    var lines: [String] = []

    try EventSamples.exportCSV(Data((header + "\n").utf8) + Data(count: 16)) { lines.append($0) }

    #expect(lines.last == #"0x5,0,0,MVP-C/from,"'=a,""\u{1B}",0,0"# + "\r\n")
  }

  @MainActor
  @Test("the error for a truncated, damaged or foreign file states the reason")
  func damaged() throws {
    let samples = EventSamples(seed: 5)
    _ = try launch(samples)
    let data = try samples.data()
    func problem(_ data: Data) -> String {
      do {
        try EventSamples.exportCSV(data) { _ in }
        return ""
      } catch { return "\(error)" }
    }

    #expect(problem(data.dropLast(3)).contains("truncated"))
    #expect(problem(Data("{}\n".utf8)).contains("the first line"))
    #expect(problem(Data()).contains("the first line"))
    #expect(
      problem(
        Data(
          String(decoding: data.prefix { $0 != 0x0A }, as: UTF8.self)
            .replacing("samples/1", with: "samples/9").utf8) + Data("\n".utf8)
      )
      .contains("expected 'navbench.samples/1'"))
    var wrong = data
    wrong[wrong.endIndex - 10] = 0xFF
    #expect(problem(wrong).contains("The file is damaged"))
  }
}
