import ComparedApps
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Statistics
import Testing

/// Launches with known times: a baseline, its copy, an equally fast subject and one 20 % slower.
@Suite("Conclusions from launches") struct DispatchInferenceTests {
  private func launches(_ count: Int, noise: Double) -> [Dispatch.Launch] {
    var state: UInt64 = 7
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) - 0.5
    }
    return (0..<count).map { launch in
      let level = 1000 * (1 + 0.1 * random())
      func block(_ factor: Double) -> [Double] {
        (0..<9).map { _ in level * factor * (1 + noise * random()) }
      }
      return Dispatch.Launch(
        seed: "0x1", firstSession: launch,
        blocks: ["A": block(1), "A-copy": block(1), "B": block(1), "C": block(1.2)])
    }
  }

  private func estimate(_ count: Int, noise: Double, margin: Double = 0.01) throws -> Dispatch {
    try DispatchTiming.estimate(
      launches(count, noise: noise), baseline: "A", control: "A-copy", eventsPerSession: 100,
      order: ["A", "B", "C", "A-copy"], margin: margin)
  }

  @Test("a time ratio that differs from the instruction ratio by more than the margin is explained")
  func disagreement() throws {
    let dispatch = try estimate(12, noise: 0.005)
    func instructions(_ totals: [String: Double]) -> Instructions {
      Instructions(
        baseline: "A", sessions: 2, eventsPerSession: 100,
        rows: totals.sorted { $0.key < $1.key }.map { subject, total in
          var cost = Instructions.Cost()
          cost.code = total
          return .init(subject: subject, costs: [.architecture: cost])
        })
    }

    var differing = dispatch
    differing.disagreements = dispatch.disagreements(
      with: instructions(["A": 1000, "B": 1005, "C": 1100]))

    #expect(differing.disagreements == [.init(subject: "C", instructionRatio: 1.1)])
    #expect(
      differing.disagreementNote?.hasPrefix(
        "Ratios of time and of instructions differ: C 1.20 and 1.10.") == true)
    #expect(dispatch.disagreements(with: instructions(["A": 1000, "B": 1000, "C": 1200])) == [])
    #expect(dispatch.disagreements(with: nil) == [] && dispatch.disagreementNote == nil)
  }

  @Test("exact metrics precede times, which depend on the machine")
  func order() {
    let sampled = Metrics.figures.headlines.map(\.isSampled)

    #expect(sampled.contains(true) && sampled.contains(false))
    #expect(sampled.drop { !$0 }.allSatisfy { $0 })
  }

  @Test(
    "a 20 % difference is detected, equal times are equivalent, and noise leaves pairs unresolved"
  )
  func verdicts() throws {
    let quiet = try estimate(12, noise: 0.005)
    let noisy = try estimate(12, noise: 0.9)

    func verdicts(_ dispatch: Dispatch) -> [Verdict?] {
      dispatch.rows.map { $0.comparison?.verdict }
    }
    #expect(verdicts(quiet) == [nil, .equivalent, .different, nil])
    #expect(verdicts(noisy)[1] == .notResolved)
    #expect(quiet.rows[2].comparison?.cliffsDelta == 1)
    #expect(quiet.rows[2].comparison?.sessionsSlower == 1)
    let p = try #require(quiet.rows[2].comparison)
    #expect(
      p.p == 2.0 / 4096 && p.adjustedP == 4.0 / 4096,
      "the smallest p value of 12 launches, adjusted for two pairs")
  }

  @Test("the margin is as requested, or wider if the control is noisy")
  func margins() throws {
    let dispatch = try estimate(12, noise: 0.005, margin: 0.3)

    #expect(dispatch.rows[2].comparison?.verdict == .equivalent)
    #expect(dispatch.resolution?.margin == 0.3)
    let floor = try #require(try estimate(12, noise: 0.9).resolution?.margin)
    #expect(floor > 0.01, "the copy's interval exceeds the requested margin")
  }

  @Test(
    "too few launches give no verdict, and the number needed is projected from the interval's width"
  )
  func tooFew() throws {
    #expect(try estimate(3, noise: 0.1).resolution == nil)
    #expect(try estimate(3, noise: 0.1).launches(forRelativeHalfWidth: 0.01) == nil)
    let noisy = try estimate(12, noise: 0.1)
    let widest = try #require(
      noisy.rows[1...2].map(\.ratio).max { $0.relativeHalfWidth! < $1.relativeHalfWidth! })
    let target = try #require(widest.relativeHalfWidth) / 3
    #expect(
      try noisy.launches(forRelativeHalfWidth: target)
        == widest.projectedCount(forRelativeHalfWidth: target, confidence: 0.95))
    #expect(noisy.launches(forRelativeHalfWidth: 1) == 12, "no fewer launches than were measured")
  }

  @Test("launches are added five at a time, up to the limit, and only if a precision is set")
  func launchesToAdd() {
    let wide = Dispatch.Resolution(margin: 0.01, halfWidth: 0.02, friedmanP: nil)
    var plan = Plan(
      name: "", summary: "", metrics: [], baseline: "A", seeds: [], sessions: 1,
      eventsPerSession: 100, launches: 12, sessionsPerLaunch: 96)
    #expect(plan.launchesToAdd(to: wide, after: 12) == nil)
    plan.precision = 0.01
    #expect(plan.launchesToAdd(to: wide, after: 12) == 5)
    #expect(plan.launchesToAdd(to: wide, after: 57) == 3)
    #expect(plan.launchesToAdd(to: wide, after: 60) == nil)
    plan.precision = 0.02
    #expect(plan.launchesToAdd(to: wide, after: 12) == nil)
  }

  @Test("quiet launches cause no warnings; drift and a busy machine do")
  func audit() throws {
    func dispatch(_ drift: Double, waiting: Double) throws -> Dispatch {
      let launches = (0..<10).map { launch in
        // A small disturbance that repeats is not drift.
        func block(_ drift: Double) -> [Double] {
          (0..<60).map {
            1000 * (1 + drift * Double($0) / 60) + Double(($0 * 7919 + launch * 31) % 13)
          }
        }
        return Dispatch.Launch(
          seed: "0x1", firstSession: launch,
          blocks: ["A": block(0), "A-copy": block(drift), "B": block(0)],
          noise: .init(seconds: 1, contextSwitches: 3, stolenSeconds: 0, waitingSeconds: waiting))
      }
      return try DispatchTiming.estimate(
        launches, baseline: "A", control: "A-copy", eventsPerSession: 100,
        order: ["A", "B", "A-copy"], margin: 0.01)
    }

    let quiet = try DispatchTiming.warnings(of: try dispatch(0, waiting: 0))
    let drifting = try DispatchTiming.warnings(of: try dispatch(0.05, waiting: 0.5))

    #expect(quiet == [])
    #expect(drifting.contains(Warning(DispatchWarning.drift(10, of: 10))))
    #expect(drifting.contains(Warning(DispatchWarning.waiting(10, of: 10))))
  }
}
