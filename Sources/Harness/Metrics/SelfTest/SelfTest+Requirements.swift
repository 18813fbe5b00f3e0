import BenchmarkKit
import Foundation
import Statistics

extension SelfTest {
  /// The limits, and the numbers of trials that a claim requires.
  private enum Limit {
    static let coverage = 0.93...0.97
    static let repetitions = 2_000
    static let falseClaims = 0.05
    static let copyRuns = 20
    static let shift = 0.01
    static let delay = 0.05
    static let delayRuns = 20
    static let found = 0.95
    static let repeatedRuns = 20
    static let misses = 0.02...0.08
    static let overlap = 0.95
    static let statisticsFraction = 0.02
  }

  /// Checks the results of every tested part against its requirements.
  ///
  /// - Parameter plan: The plan whose runs must meet the requirements; shorter runs prove nothing.
  package mutating func judge(by plan: Plan) {
    requirements =
      certifiedRequirements + simulationRequirements + copyRequirements(plan)
      + delayRequirements(plan) + repeatRequirements(plan)
      + agreementRequirements(plan) + costRequirements
  }

  private func requirement(
    _ demand: String, _ finding: String, _ holds: Bool, isClaimed: Bool = true
  ) -> Requirement {
    Requirement(
      demand: demand, finding: finding,
      status: isClaimed && !isQuick ? holds ? .held : .failed : .notClaimed)
  }

  private func isFullSize(_ size: Size, _ plan: Plan, runs: Int, atLeast wanted: Int) -> Bool {
    runs >= wanted && size.launches >= plan.launches
      && size.sessionsPerLaunch >= plan.sessionsPerLaunch
      && size.eventsPerSession >= plan.eventsPerSession
  }

  // MARK: Parts

  private var certifiedRequirements: [Requirement] {
    guard let values = certifiedValues else { return [] }
    let reached = values.count { $0.isReached }
    // The values are exact, so even a quick test can make the claim.
    return [
      Requirement(
        demand: "NIST's certified values are reproduced to the attainable digits",
        finding: "\(reached) of \(values.count) values",
        status: reached == values.count ? .held : .failed)
    ]
  }

  private var simulationRequirements: [Requirement] {
    guard let simulation else { return [] }
    func coverage(_ name: String, _ rows: [Simulation.Coverage]) -> Requirement? {
      guard let least = rows.map(\.rate.fraction).min(), let most = rows.map(\.rate.fraction).max()
      else { return nil }
      return requirement(
        "\(name) contain the true ratio in 93 to 97 % of simulated runs",
        "\(percent(least)) to \(percent(most)) % in \(rows.count) kinds of runs",
        rows.allSatisfy { Limit.coverage.contains($0.rate.fraction) },
        isClaimed: rows.allSatisfy { $0.rate.trials >= Limit.repetitions })
    }
    let claims = simulation.falseClaims
    let isClaimed = claims.allSatisfy { $0.different.trials >= Limit.repetitions }
    return [
      coverage("95 % intervals", simulation.coverage.filter { $0.precision == nil }),
      coverage(
        "95 % intervals of runs with a target precision",
        simulation.coverage.filter { $0.precision != nil }),
      requirement(
        "at most 5 % of simulated runs without differences report one",
        """
        at most \(percent(claims.map(\.different.fraction).max() ?? 0)) %, in \(claims.count) \
        kinds of runs
        """,
        claims.allSatisfy { $0.different.fraction <= Limit.falseClaims }, isClaimed: isClaimed),
      requirement(
        "Holm's p values and joint intervals err in at most 5 % of these runs",
        """
        at most \
        \(percent(claims.flatMap { [$0.significant.fraction, $0.excluded.fraction] }.max() ?? 0)) \
        %
        """,
        // These rates are near the limit by design, so the check allows for the random error of
        // the simulation.
        claims.allSatisfy {
          $0.significant.lower <= Limit.falseClaims && $0.excluded.lower <= Limit.falseClaims
        }, isClaimed: isClaimed),
    ].compactMap { $0 }
  }

  private func copyRequirements(_ plan: Plan) -> [Requirement] {
    guard let copies, !copies.pairs.isEmpty else { return [] }
    let isClaimed =
      isFullSize(
        copies.size, plan, runs: copies.pairs.map(\.ratios.count).min() ?? 0,
        atLeast: Limit.copyRuns)
    // Exchanging the baseline and the copy gives the reciprocal ratio, so each pair counts once.
    let pairs = copies.pairs.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    func total(_ rate: (Copies.Pair) -> Rate) -> (hits: Int, trials: Int) {
      (pairs.map { rate($0).hits }.reduce(0, +), pairs.map { rate($0).trials }.reduce(0, +))
    }
    let (different, excluded) = (total(\.different), total(\.excluded))
    let lower = (try? Rate(excluded.hits, of: excluded.trials).lower) ?? 0
    let mirrored = zip(pairs, copies.pairs.enumerated().filter { !$0.offset.isMultiple(of: 2) })
      .allSatisfy { $0.excluded.hits == $1.element.excluded.hits }
    let largest = copies.shifts.map { abs(Foundation.log($0.change.value)) }.max() ?? 0
    return [
      requirement(
        """
        A/A: copies of \(Set(pairs.map(\.baseline)).count) modules count as different in at most 5 \
        % of comparisons
        """,
        "\(different.hits) of \(different.trials)",
        Double(different.hits) <= Limit.falseClaims * Double(different.trials), isClaimed: isClaimed
      ),
      requirement(
        "A/A: 95 % intervals exclude 1 in 5 % of comparisons, within random error",
        "\(excluded.hits) of \(excluded.trials)", lower <= Limit.falseClaims, isClaimed: isClaimed),
      requirement(
        "A/A: exchanging copy and baseline inverts the ratio",
        mirrored ? "in all pairs" : "not in all pairs",
        mirrored, isClaimed: isClaimed),
      requirement(
        "A/A: leaving subjects out of a run changes no ratio by more than 1 %",
        "at most \(percent(largest)) %, in \(copies.shifts.count) comparisons",
        copies.shifts.allSatisfy { shift in
          guard let lower = shift.change.lower, let upper = shift.change.upper else { return false }
          return upper >= 1 / (1 + Limit.shift) && lower <= 1 + Limit.shift
        }, isClaimed: isClaimed),
    ]
  }

  private func delayRequirements(_ plan: Plan) -> [Requirement] {
    guard let delays else { return [] }
    let isClaimed = isFullSize(
      delays.size, plan, runs: delays.trials.count, atLeast: Limit.delayRuns)
    let found = delays.rows.first { $0.delay == Limit.delay }.map { row in
      requirement(
        "power: a delay of 5 % is detected in at least 19 of 20 runs",
        "\(row.different.hits) of \(row.different.trials) runs"
          + (row.launchesNeeded.map { "; about \($0) launches are needed" } ?? ""),
        row.different.fraction >= Limit.found, isClaimed: isClaimed)
    }
    return [
      found,
      requirement(
        "95 % intervals contain the true ratio of known delays",
        delays.rows.map { "\($0.coverage.hits) of \($0.coverage.trials)" }.joined(separator: ", "),
        delays.rows.allSatisfy { $0.coverage.upper >= DispatchTiming.confidence },
        isClaimed: isClaimed),
    ].compactMap { $0 }
  }

  private func repeatRequirements(_ plan: Plan) -> [Requirement] {
    guard let repeats, !repeats.pairs.isEmpty else { return [] }
    let runs = repeats.pairs[0].ratios.count
    let missed = repeats.pairs.map(\.missed.hits).reduce(0, +)
    let all = runs * repeats.pairs.count
    let fraction = Double(missed) / Double(all)
    return [
      requirement(
        "95 % intervals of repeated runs miss the pooled ratio in 2 to 8 % of comparisons",
        "\(missed) of \(all), \(percent(fraction)) %", Limit.misses.contains(fraction),
        isClaimed: repeats.placed == runs * repeats.size.launches
          && isFullSize(repeats.size, plan, runs: runs, atLeast: Limit.repeatedRuns))
    ]
  }

  private func agreementRequirements(_ plan: Plan) -> [Requirement] {
    guard let rows = agreement?.rows, !rows.isEmpty else { return [] }
    let isClaimed = rows.allSatisfy { min($0.first.count, $0.second.count) >= plan.launches }
    let (agreeing, overlapping) = (rows.count { $0.agrees }, rows.count { $0.overlaps })
    return [
      requirement(
        "two runs have the same verdicts, or one does not resolve the pair",
        "\(agreeing) of \(rows.count) pairs", agreeing == rows.count, isClaimed: isClaimed),
      requirement(
        "intervals of two runs overlap in at least 95 % of the pairs",
        "\(overlapping) of \(rows.count) pairs",
        Double(overlapping) >= Limit.overlap * Double(rows.count), isClaimed: isClaimed),
    ]
  }

  private var costRequirements: [Requirement] {
    guard let cost = statisticsCost else { return [] }
    return [
      requirement(
        "the statistics of a run take less than 2 % of its time",
        // The words are needed: spreadsheets read "0.03 %" alone as a number.
        "\(String(format: "%.2f", cost.fraction * 100)) % of its time",
        cost.fraction < Limit.statisticsFraction)
    ]
  }

  private func percent(_ fraction: Double) -> String { String(format: "%.1f", fraction * 100) }
}
