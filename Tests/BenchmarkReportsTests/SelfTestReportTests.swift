@testable import BenchmarkKit
@testable import BenchmarkMetrics
import BenchmarkReports
import Statistics
import Testing

@Suite("Self-test reports") struct SelfTestReportTests {
  private func rate(_ hits: Int, _ trials: Int, _ lower: Double, _ upper: Double) -> SelfTest.Rate {
    .init(hits: hits, trials: trials, lower: lower, upper: upper)
  }

  private func ratio(_ value: Double) -> Estimate {
    Estimate(value: value, lower: value - 0.01, upper: value + 0.01, confidence: 0.95, count: 12)
  }

  private func run(_ test: SelfTest) -> Run {
    var run = Run(
      date: "2026-11-21T10:00:00Z",
      plan: Plan(
        name: "self-test", summary: "", metrics: [], baseline: "MVC", seeds: [], sessions: 1,
        eventsPerSession: 100, launches: 12, sessionsPerLaunch: 96),
      environment: Environment(
        operatingSystem: "Linux", processor: "x", cores: 2, memoryBytes: 1, swiftVersion: "6.3",
        configuration: "release", revision: nil, loadAverage: nil),
      subjects: [
        Subject(id: "MVC", module: "MVC", summary: "", source: "", parent: nil),
        Subject(
          id: "MVP-C/from", module: "MVPC", summary: "", source: "",
          parent: "MVC"),
      ])
    run.selfTest = test
    return run
  }

  private func text(_ test: SelfTest, _ table: String) -> String? {
    run(test).tables.first { $0.name == table }.map { ConsoleReport().render($0) }
  }

  @Test("requirements come first, and there is no scorecard")
  func requirements() throws {
    var test = SelfTest(isQuick: false)
    test.requirements = [
      .init(demand: "a", finding: "1 of 2 pairs", status: .failed),
      .init(demand: "b", finding: "2 runs", status: .notClaimed),
    ]
    test.statisticsCost = .init(seconds: 0.0123, launchSeconds: 3.75)

    #expect(run(test).tables.map(\.name) == ["self-test"])
    #expect(
      text(test, "self-test") == """
        Requirements of the comparison method
        requirement  result        status
        ──────────────────────────────────────
        a            1 of 2 pairs  failed
        b            2 runs        not claimed
          not claimed: the part was too short to check the requirement, or ran the code in only \
        one order.
          Estimates, comparisons and warnings took 0.012 s; the timed sessions of the launches \
        took 3.8 s.
        """)
  }

  @Test(
    "tables show the least accurate value per set and quantity, and a CSV file lists every value")
  func digits() throws {
    func value(_ set: String, _ name: String, _ digits: Double) -> SelfTest.CertifiedValue {
      .init(
        set: set, quantity: name.hasPrefix("B") ? "coefficients" : name, name: name,
        certified: 0.5, computed: 0.25, digits: digits, attainable: 9)
    }
    var test = SelfTest(isQuick: false)
    test.certifiedValues = [
      value("Lew", "mean", 15), value("Mavro", "mean", 8.6), value("Norris", "B0", 12),
      value("Norris", "B1", 8.4), value("Norris", "R²", 9),
    ]

    let tables = run(test).tables
    #expect(tables.map(\.name) == ["self-test", "nist-mean", "nist-coefficients"])
    #expect(
      text(test, "nist-coefficients")?.hasPrefix(
        """
        Correct digits on NIST's reference sets: coefficients, R²
        set          coefficients          R²
        ─────────────────────────────────────
        Norris  8.4 of 9.0 MISSED  9.0 of 9.0
        """
      ) == true)
    #expect(text(test, "nist-mean")?.contains("Mavro   8.6 of 9.0\n") == true)
    let files = CSVReport().files(of: run(test))
    let details = try #require(files.first { $0.name == "nist-values.csv" }?.content)
    #expect(details.contains("Norris,B1,0.5,0.25,8.4,9.0,NO\r\n"))
    #expect(details.contains("Norris,B0,0.5,0.25,12.0,9.0,yes\r\n"))
  }

  @Test("simulated coverage and false-positive rates have 95 % intervals, given the number of runs")
  func simulation() {
    var test = SelfTest(isQuick: false)
    test.simulation = .init(
      seed: "0x1", sessionsPerLaunch: 24,
      coverage: [
        .init(
          scatter: "normal", launches: 12, precision: 0.005, meanLaunches: 24.6,
          rate: rate(1870, 2000, 0.923, 0.9451), halfWidth: 0.0046)
      ],
      falseClaims: [
        .init(
          scatter: "normal", launches: 12, pairs: 6, different: rate(0, 2000, 0, 0.002),
          significant: rate(62, 2000, 0.024, 0.04), excluded: rate(62, 2000, 0.024, 0.04))
      ])

    #expect(
      text(test, "simulated-coverage")?.hasPrefix(
        """
        Simulated coverage of 95 % intervals
        scatter  launches  target ±%  mean launches         coverage %  half-width %   runs
        ───────────────────────────────────────────────────────────────────────────────────
        normal         12        0.5           24.6  93.5 [92.3, 94.5]          0.46  2,000
          Simulated launches of 24 sessions from seed 0x1, evaluated with the same functions as a \
        run. Brackets enclose 95 % intervals, given the number of simulated runs.
        """) == true)
    #expect(
      run(test).tables.last.map { CSVReport().render($0) }?.contains(
        "\r\nnormal,12,6,0.0,0.0,0.2,3.1,2.4,4.0,3.1,2.4,4.0,2000\r\n") == true)
  }

  @Test("copies, delays and repeated runs each have a table with the subjects' names")
  func timing() {
    let size = SelfTest.Size(runs: 20, launches: 12, sessionsPerLaunch: 96, eventsPerSession: 100)
    var test = SelfTest(isQuick: false)
    test.copies = .init(
      size: size, lineUps: [.init(name: "MVC and its copy", subjects: ["MVC", "MVC-copy"])],
      pairs: [
        .init(
          lineUp: "MVC and its copy", baseline: "MVC", subject: "MVC-copy",
          ratios: [ratio(1.002), ratio(0.998), ratio(1.001)], excluded: rate(1, 3, 0.01, 0.9),
          different: rate(0, 3, 0, 0.7))
      ],
      shifts: [
        .init(
          subject: "SurfMVP", baseline: "MVC", lineUps: ["all", "few"], change: ratio(1.003))
      ])
    test.delays = .init(
      subject: "MVC", size: size, trials: [],
      rows: [
        .init(
          delay: 0.02, different: rate(12, 20, 0.361, 0.809), notResolved: 8, equivalent: 0,
          bias: -0.0012, coverage: rate(19, 20, 0.751, 0.999), launchesNeeded: 27)
      ])
    test.agreement = .init(
      baseline: "MVC", dates: ["one", "two"],
      rows: [
        .init(
          subject: "MVP-C/from", first: ratio(1.05), second: ratio(1.1), firstVerdict: .different,
          secondVerdict: .notResolved)
      ])

    #expect(
      text(test, "copies")?.contains(
        "MVC and its copy  MVC       MVC-copy        1.0010    0.9980   1.0020          "
          + "          1          0     3\n"
      ) == true)
    #expect(text(test, "line-ups")?.contains("SurfMVP  MVC       all      few") == true)
    #expect(
      text(test, "known-delays")?.hasPrefix(
        """
        Power: MVC compared with copies that are slower by a known fraction
        delay %  different  not resolved  equivalent         detected %  bias %  \
               coverage %  launches for 19 of 20
        ─────────────────────────────────────────────────────────────────────────\
        ────────────────────────────────────────
              2         12             8           0  60.0 [36.1, 80.9]   -0.12  \
        95.0 [75.1, 99.9]                     27
          20 runs of 12 launches of 96 sessions of 100 events.
        """) == true)
    #expect(
      text(test, "agreement") == """
        Agreement of two runs
        subject             ratio to MVC          second ratio  verdict    second verdict  \
        verdicts agree  intervals overlap
        ───────────────────────────────────────────────────────────────────────────────────\
        ─────────────────────────────────
        MVP-C/from  1.050 [1.040, 1.060]  1.100 [1.090, 1.110]  different  not resolved    \
        yes             NO
          Compared: one and two.
        """)
  }
}
