@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Statistics
import Testing

@Suite("Requirements of the method") struct RequirementTests {
  private let plan = Plan(
    name: "", summary: "", metrics: [], baseline: "A", seeds: [], sessions: 1,
    eventsPerSession: 100,
    launches: 12, sessionsPerLaunch: 96)

  private func statuses(_ test: SelfTest) -> [SelfTest.Requirement.Status] {
    var test = test
    test.judge(by: plan)
    return test.requirements.map(\.status)
  }

  private func rate(_ hits: Int, _ trials: Int) -> SelfTest.Rate {
    .init(hits: hits, trials: trials, lower: 0, upper: 1)
  }

  @Test("every value certified by NIST is reproduced, and one correct digit fewer is a failure")
  func certifiedValues() throws {
    let values = try SelfTest.certifiedValues()
    var test = SelfTest(isQuick: true)
    test.certifiedValues = values

    #expect(values.count == 9 * 3 + 11 * 2 + 2 * (2 + 3 + 1 + 1 + 11 + 7 + 5 * 6))
    #expect(statuses(test) == [.held], "even a quick test claims exact results")
    let norris = try #require(values.first { $0.set == "Norris" && $0.name == "B1" })
    test.certifiedValues = [
      .init(
        set: norris.set, quantity: norris.quantity, name: norris.name, certified: norris.certified,
        computed: norris.computed, digits: norris.attainable - 1, attainable: norris.attainable)
    ]
    #expect(statuses(test) == [.failed])
  }

  @Test(
    "coverage must be 93 to 97 %, and is claimed only for at least 2000 simulated runs",
    arguments: [
      (1900, 2000, false, SelfTest.Requirement.Status.held), (1850, 2000, false, .failed),
      (1960, 2000, false, .failed), (950, 1000, false, .notClaimed),
      (1900, 2000, true, .notClaimed),
    ])
  func coverage(
    _ hits: Int, _ trials: Int, _ isQuick: Bool, _ expected: SelfTest.Requirement.Status
  ) {
    var test = SelfTest(isQuick: isQuick)
    test.simulation = .init(
      seed: "0x1", sessionsPerLaunch: 24,
      coverage: [
        .init(
          scatter: "normal", launches: 10, precision: nil, meanLaunches: 10,
          rate: rate(hits, trials), halfWidth: 0.01)
      ], falseClaims: [])

    #expect(statuses(test).first == expected)
  }

  @Test(
    "copies may differ in at most 5 % of 20 full-size runs, and line-ups must not matter",
    arguments: [
      (1, 1.0, 20, 12, [SelfTest.Requirement.Status.held, .held, .held, .held]),
      (2, 1.0, 20, 12, [.failed, .held, .held, .held]),
      (9, 1.0, 20, 12, [.failed, .failed, .held, .held]),
      (0, 1.05, 20, 12, [.held, .held, .held, .failed]),
      (0, 1.0, 19, 12, Array(repeating: .notClaimed, count: 4)),
      (0, 1.0, 20, 8, Array(repeating: .notClaimed, count: 4)),
    ])
  func copies(
    _ hits: Int, _ change: Double, _ runs: Int, _ launches: Int,
    _ expected: [SelfTest.Requirement.Status]
  ) {
    func pair(_ baseline: String, _ subject: String) -> SelfTest.Copies.Pair {
      .init(
        lineUp: "all", baseline: baseline, subject: subject,
        ratios: Array(repeating: estimate(1), count: runs), excluded: rate(hits, runs),
        different: rate(hits, runs))
    }
    var test = SelfTest(isQuick: false)
    test.copies = .init(
      size: .init(runs: runs, launches: launches, sessionsPerLaunch: 96, eventsPerSession: 100),
      lineUps: [], pairs: [pair("A", "B"), pair("B", "A")],
      shifts: [
        .init(subject: "C", baseline: "A", lineUps: ["all", "few"], change: estimate(change))
      ])

    #expect(statuses(test) == expected)
  }

  private func estimate(_ value: Double) -> Estimate {
    .init(value: value, lower: value - 0.005, upper: value + 0.005, confidence: 0.95, count: 20)
  }

  @Test(
    "a delay of 5 % must be detected in 19 of 20 runs; otherwise the launches needed are reported")
  func delays() {
    func test(found: Int) -> SelfTest {
      var test = SelfTest(isQuick: false)
      test.delays = .init(
        subject: "A",
        size: .init(runs: 20, launches: 12, sessionsPerLaunch: 96, eventsPerSession: 100),
        trials: Array(repeating: .init(rows: [], resolution: nil), count: 20),
        rows: [
          .init(
            delay: 0.05, different: rate(found, 20), notResolved: 20 - found, equivalent: 0,
            bias: 0,
            coverage: rate(19, 20), launchesNeeded: found < 19 ? 31 : nil)
        ])
      return test
    }

    #expect(statuses(test(found: 19)) == [.held, .held])
    var missed = test(found: 18)
    missed.judge(by: plan)
    #expect(missed.requirements[0].status == .failed)
    #expect(missed.requirements[0].finding == "18 of 20 runs; about 31 launches are needed")
  }

  @Test("two runs agree if their verdicts do not contradict each other and their intervals overlap")
  func agreement() throws {
    func run(_ verdict: Verdict, _ ratio: Double, baseline: String = "A") -> Run {
      let estimate = Estimate(
        value: ratio, lower: ratio - 0.01, upper: ratio + 0.01, confidence: 0.95, count: 12)
      var run = Run(
        date: "d", plan: plan,
        environment: .init(
          operatingSystem: "", processor: "", cores: 1, memoryBytes: 1, swiftVersion: "",
          configuration: "release", revision: nil, loadAverage: nil), subjects: [])
      run.dispatch = Dispatch(
        baseline: baseline, control: nil, eventsPerSession: 100, launches: [],
        rows: [
          .init(
            subject: "B", time: estimate, ratio: estimate,
            comparison: .init(
              verdict: verdict, ratio: estimate, p: 1, adjustedP: 1, cliffsDelta: 0,
              sessionsSlower: 0.5))
        ])
      return run
    }
    func statuses(_ one: Run, _ other: Run) throws -> [SelfTest.Requirement.Status] {
      var test = SelfTest(isQuick: false)
      test.agreement = try .init(one, other)
      return self.statuses(test)
    }

    #expect(try statuses(run(.different, 1.1), run(.different, 1.11)) == [.held, .held])
    #expect(try statuses(run(.different, 1.1), run(.notResolved, 1.13)) == [.held, .failed])
    #expect(try statuses(run(.different, 1.02), run(.equivalent, 1.005)) == [.failed, .held])
    #expect(throws: SelfTest.Agreement.Incomparable.self) {
      try SelfTest.Agreement(run(.different, 1), run(.different, 1, baseline: "B"))
    }
  }

  @Test("the cost of statistics is compared with the time of the launches if that time is known")
  func measuredCost() throws {
    func dispatch(_ noise: Dispatch.Noise?) throws -> Dispatch {
      let block = (0..<24).map { 1_000 + Double($0 * 7 % 5) }
      let launches = (0..<9).map { launch in
        Dispatch.Launch(
          seed: "0x1", firstSession: launch,
          blocks: [
            "A": block, "A-copy": block.reversed(), "B": block.map { $0 + Double(launch) },
          ],
          noise: noise)
      }
      return try DispatchTiming.estimate(
        launches, baseline: "A", control: "A-copy", eventsPerSession: 100,
        order: ["A", "B", "A-copy"], margin: 0.01)
    }
    let noise = Dispatch.Noise(
      seconds: 2, contextSwitches: 0, stolenSeconds: 0, waitingSeconds: 0)

    let cost = try #require(try SelfTest.StatisticsCost.measure(try dispatch(noise), margin: 0.01))

    #expect(cost.launchSeconds == 18 && cost.seconds > 0)
    #expect(cost.fraction > 0 && cost.fraction < 1)
    #expect(try SelfTest.StatisticsCost.measure(try dispatch(nil), margin: 0.01) == nil)
  }

  @Test("statistics must take less than 2 % of a run")
  func cost() {
    var test = SelfTest(isQuick: false)
    test.statisticsCost = .init(seconds: 0.1, launchSeconds: 9.9)
    #expect(statuses(test) == [.held])
    test.statisticsCost = .init(seconds: 0.3, launchSeconds: 9.7)
    #expect(statuses(test) == [.failed])
  }
}
