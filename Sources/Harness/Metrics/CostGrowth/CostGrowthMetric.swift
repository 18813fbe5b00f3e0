import BenchmarkKit
import ComparedApps
import Foundation

/// Measures the growth of costs, in instructions if valgrind is installed.
package struct CostGrowthMetric: SessionMetric {
  package typealias Part = CostGrowth

  /// The sweeps of a job; the range contains their numbers.
  package struct Work: Codable, Sendable {
    let selection: CostGrowthMeasurement.Selection
    /// The folder that callgrind writes to; `nil` if costs are times.
    let profiles: String?
  }

  package let needs = Needs.release
  package let hasOwnSessions = true
  package var settings: [MetricSetting] {
    [
      .init("sweep", "the sweep to measure; defaults to all") {
        CostGrowthMeasurement.sweepNames(of: $0)
      },
      .init(
        "largest",
        "the largest value of a parameter, at least 48; defaults to 96", in: 48...100_000),
      .init(
        "unit", "instructions or nanoseconds; defaults to instructions if valgrind is installed"
      ) { _ in
        CostGrowth.Unit.allCases.map(\.rawValue)
      },
    ]
  }
  package func initialSettings(of app: any App) -> [String: String] {
    ["unit": Valgrind.url == nil ? "nanoseconds" : "instructions"]
  }

  private func countsInstructions(_ campaign: CampaignContext) -> Bool {
    campaign.settings["unit"] == "instructions"
  }

  // Instruction counts require neither balancing nor a quiet machine.
  package func isTimed(in campaign: CampaignContext) -> Bool { !countsInstructions(campaign) }

  /// One job for all subjects, or one per subject if instructions are counted.
  package func jobs(of campaign: CampaignContext) -> JobList<Work> {
    let isCounted = countsInstructions(campaign)
    let selection = CostGrowthMeasurement.Selection(
      sweep: campaign.settings["sweep"],
      largest: campaign.settings["largest"].flatMap { Int($0) } ?? 96)
    let work = Work(
      selection: selection, profiles: isCounted ? campaign.scratch.path : nil)
    let numbers = selection.numbers(of: campaign.app)
    let subjects = campaign.comparable
    let groups = isCounted ? subjects.map { [$0] } : [subjects]
    return JobList(count: numbers.isEmpty ? 0 : groups.count) { number in
      Job(work, subjects: groups[number], range: .trials(numbers))
    }
  }

  package func traits(of work: Work) -> JobTraits {
    JobTraits(
      callgrind: work.profiles.map {
        CostMeter.callgrindOptions(writingTo: URL(fileURLWithPath: $0))
      }, partName: "sweep", hasOwnTrials: true)
  }

  package func units(of job: Job<Work>, on app: some App) -> Int {
    job.work.selection.points(of: job.range.indices, of: app) * job.subjects.count
  }

  @MainActor package func run<A: App>(
    _ job: Job<Work>, _ subjects: [SubjectUnderTest], on app: A, _ observer: WorkObserver
  ) throws -> Part {
    do {
      let meter =
        try job.work.profiles.map {
          try CostMeter(callgrindWritesTo: URL(fileURLWithPath: $0))
        } ?? CostMeter()
      return try CostGrowthMeasurement(subjects, job.work.selection).run(
        meter, job.range.indices, of: app, observer: observer)
    } catch let failure as CostGrowthMeasurement.Failure {
      throw Unmeasurable(failure.description)
    } catch let failure as CostMeter.Failure {
      throw Unmeasurable(failure.description)
    }
  }

  package func session<A: App>(
    _ index: Int, value: Int, of job: Job<Work>, on app: A
  ) -> (any AppSession)? {
    job.work.selection.session(ofSweep: index, at: value, of: app).session
  }

  package func replay(
    _ index: Int, of job: Job<Work>, subject: String, on app: some App
  ) -> String? {
    let selection = job.work.selection
    return app.command("measure \(Self.id.commandName)", subject: subject)
      + " --set \("sweep=\(selection.sweep(index, of: app).name)".quoted)"
      + " --set largest=\(selection.largest)"
  }

  package func location(
    _ moment: String, _ index: Int, value: Int, events: Int, of job: Job<Work>, on app: some App
  ) -> String {
    let sweep = job.work.selection.sweep(index, of: app)
    let approach = job.work.selection.session(ofSweep: index, at: value, of: app).approach
    let moment =
      events >= 0 && events == approach ? "in the measured actions '\(sweep.measured)'" : moment
    return "\(moment) of the sweep '\(sweep.name)' at \(value)"
  }

  package func problem(with part: Part, of campaign: CampaignContext) -> String? {
    let isFitting = part.curves.flatMap(\.points).allSatisfy { $0.n > 0 && !$0.costs.isEmpty }
    return isFitting ? nil : "found a point without a cost or with n below 1"
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) throws(Failure) -> MetricOutcome<CostGrowth> {
    do {
      let isSubstitute = !countsInstructions(campaign) && Valgrind.url == nil
      return MetricOutcome(
        try CostGrowthMeasurement.merge(parts),
        warnings: isSubstitute ? [Warning(CostGrowthWarning.noValgrind)] : [])
    } catch {
      throw Failure(MetricFailure.noEstimate(of: "the costs", reason: "\(error)"))
    }
  }
}

extension CostGrowth: MetricPart {
  package var subjects: [String] { curves.map(\.subject) }

  // Crossings are computed at the end, from all curves.
  package mutating func add(_ later: CostGrowth) { curves += later.curves }
}
