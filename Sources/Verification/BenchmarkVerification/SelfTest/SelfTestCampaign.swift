import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics
import Foundation
import UserSessions

/// A self-test, which runs its parts in turn and collects the results in one document.
package struct SelfTestCampaign {
  /// A part of the self-test.
  package enum Part: String, CaseIterable, Sendable {
    case nist, coverage, copies, power, agreement
  }

  /// The plan with the sizes of this self-test.
  let plan: Plan
  /// The plan with its standard sizes; results of smaller sizes do not apply to it.
  let standard: Plan
  /// The subjects of the app, and their copies.
  let catalog: Subjects
  let parts: Set<Part>
  let seed: UInt64
  let runs: Int?
  let repetitions: Int
  let isQuick: Bool
  let isQuiet: Bool
  /// The seed of the orders of the code; 0 for the build's own order.
  let placements: Int
  /// Two stored runs to compare; empty to measure new ones.
  let stored: [Run]

  /// - Parameters:
  ///   - plan: The plan with the sizes of this self-test.
  ///   - standard: The plan with its standard sizes.
  ///   - catalog: The subjects of the app, and their copies.
  ///   - runs: The number of runs of each part that measures times; `nil` for the default.
  ///   - placements: The seed for the order of the code in each executable; 0 for the build's own
  ///     order, `nil` for a random seed.
  ///   - stored: Two stored runs to compare; empty to measure new ones.
  package init(
    plan: Plan, standard: Plan, catalog: Subjects, parts: Set<Part>, seed: UInt64, runs: Int?,
    placements: Int?, repetitions: Int, isQuick: Bool, isQuiet: Bool, stored: [Run]
  ) {
    self.plan = plan
    self.standard = standard
    self.catalog = catalog
    self.parts = parts
    self.seed = seed
    self.runs = runs
    self.repetitions = repetitions
    self.isQuick = isQuick
    self.isQuiet = isQuiet
    self.placements = placements ?? Placements.randomSeed
    self.stored = stored
  }

  /// Runs every part and judges the results.
  package func run() throws -> Run {
    let subjects = try catalog.named(plan.subjects ?? [])
    guard let baseline = subjects.first(where: { $0.subject.id == plan.baseline }) else {
      throw Failure(InputFailure.noBaseline(plan.baseline))
    }
    var test = SelfTest(isQuick: isQuick)
    var run = Run(
      date: Date().formatted(.iso8601), plan: described,
      environment: .current(revision: Checkout.current?.revision), subjects: subjects.map(\.subject)
    )
    if parts.contains(.nist) {
      test.certifiedValues = try SelfTest.certifiedValues()
    }
    let pairs = max(1, subjects.count - 1)
    if parts.contains(.coverage) { test.simulation = try simulate(pairs: pairs) }
    let size = size(runs: runs ?? (isQuick ? 2 : 20))
    if parts.contains(.copies) { test.copies = try proveCopies(subjects, size, &run) }
    if parts.contains(.power) {
      let copied = CopiedSubject(
        plan.baseline, control: catalog.control(of: plan.baseline)?.subject.id, size)
      test.delays = try copied.knownDelays(
        try trials(
          copied, copied.delayedCopies, "timing delayed copies", seed: seed &+ 1, baseline, &run),
        margin: margin)
    }
    if parts.contains(.agreement) { try compareRuns(subjects, size, &test, &run) }
    test.judge(by: standard)
    run.selfTest = test
    if Interruption.isRequested { run.isComplete = false }
    return run
  }

  var margin: Double { plan.margin ?? DispatchTiming.defaultMargin }

  /// The plan, with a name and summary for the self-test.
  private var described: Plan {
    var plan = plan
    plan.name = "self-test"
    plan.summary = "Validates the comparison method with the plan '\(self.plan.name)'."
    plan.metrics = []
    return plan
  }

  private func size(runs: Int) -> SelfTest.Size {
    .init(
      runs: runs, launches: plan.launches, sessionsPerLaunch: plan.sessionsPerLaunch,
      eventsPerSession: plan.eventsPerSession)
  }

  /// - Returns: `nil` if the user asked to stop.
  private func simulate(pairs: Int) throws -> SelfTest.Simulation? {
    struct Stop: Error {}
    let simulation = EstimatorSimulation(repetitions: repetitions, seed: seed, plan: plan)
    var progress = Progress("simulating runs", total: simulation.units, isSilent: isQuiet)
    defer { progress.finish() }
    do {
      return try simulation.run(pairs: pairs) {
        if Interruption.isRequested { throw Stop() }
        progress.advance(by: 1)
      }
    } catch is Stop {
      return nil
    }
  }

  // MARK: Agreement

  private func compareRuns(
    _ subjects: [SubjectUnderTest], _ size: SelfTest.Size, _ test: inout SelfTest,
    _ run: inout Run
  ) throws {
    if stored.count == 2 {
      do {
        test.agreement = try .init(stored[0], stored[1])
      } catch {
        throw Failure(.badInput, error)
      }
    }
    let dispatch =
      stored.isEmpty ? try repeatRuns(subjects, size, &test, &run) : stored[0].dispatch
    // The cost of statistics in a debug build is meaningless.
    if let dispatch, SessionRunner.isOptimised {
      test.statisticsCost = try .measure(dispatch, margin: margin)
    }
  }
}
