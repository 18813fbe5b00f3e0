import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation

/// The work of a run and its estimated duration, as printed by '--dry-run'.
struct PlannedWork {
  /// The work for one metric.
  struct Stage {
    let metric: MetricID
    let jobs: Int
    /// The number of sessions run, counted once per subject.
    let sessions: Int
    /// The duration estimated from a stored run; `nil` if there is no run with this metric.
    let seconds: Double?
  }

  let manifest: Manifest
  /// The number of concurrent workers for exact metrics.
  let jobs: Int
  let stages: [Stage]
  private let example: (file: String, run: BenchmarkKit.Run)?

  /// Counts the jobs of a campaign without beginning it.
  init(_ manifest: Manifest, jobs: Int) throws(Failure) {
    self.manifest = manifest
    self.jobs = jobs
    let sizes = try Campaign.sizes(of: manifest, .bench)
    let example = Self.storedRun(measuring: sizes.filter { $0.sessions > 0 }.map(\.metric.id))
    self.example = example
    stages = sizes.map { size in
      Stage(
        metric: size.metric.id, jobs: size.jobs, sessions: size.sessions,
        seconds: example.flatMap {
          Self.seconds(
            size.metric, size.sessions, of: manifest.plan, workers: min(jobs, size.jobs),
            like: $0.run)
        })
    }
  }

  /// The stored run in the checkout that recorded durations for the largest number of these
  /// metrics.
  ///
  /// If there are several, the most recent one.
  private static func storedRun(
    measuring metrics: [MetricID]
  ) -> (file: String, run: BenchmarkKit.Run)? {
    guard let results = Checkout.current?.root.appendingPathComponent("results"),
      let folders = try? FileManager.default.contentsOfDirectory(atPath: results.path)
    else { return nil }
    return folders.sorted().compactMap {
      folder -> (file: String, run: BenchmarkKit.Run, known: Int)? in
      let file = results.appendingPathComponent("\(folder)/run.json").path
      guard let run = try? StoredRun.load(file), let stages = run.resources?.stages,
        !stages.isEmpty
      else { return nil }
      let known = stages.count { $0.sessions > 0 && metrics.contains($0.metric) }
      return ("results/\(folder)/run.json", run, known)
    }
    .max { ($0.known, $0.run.date) < ($1.known, $1.run.date) }
    .map { ($0.file, $0.run) }
  }

  /// Estimates a duration from the worker time per session and event.
  ///
  /// Times are measured by only one worker.
  static func seconds(
    _ metric: any Metric, _ sessions: Int, of plan: Plan, workers: Int,
    like run: BenchmarkKit.Run
  ) -> Double? {
    guard let stage = run.resources?.stages.first(where: { $0.metric == metric.id }),
      stage.sessions > 0, run.plan.eventsPerSession > 0
    else { return nil }
    let events =
      metric.hasOwnSessions
      ? 1 : Double(plan.eventsPerSession) / Double(run.plan.eventsPerSession)
    let work = stage.workerSeconds / Double(stage.sessions) * Double(sessions) * events
    return metric.needs.contains(.quietMachine) ? work : work / Double(max(1, workers))
  }
}

extension PlannedWork {
  /// The work for each metric.
  var table: Table {
    Table(
      name: "planned-work", title: "Jobs of a run of the plan '\(manifest.plan.name)'",
      columns: [
        .init("metric", .text), .init("jobs"), .init("sessions"), .init("about, seconds"),
      ],
      rows: stages.map { stage in
        [
          .text(stage.metric.commandName), stage.jobs > 0 ? .integer(stage.jobs) : .empty,
          stage.sessions > 0 ? .integer(stage.sessions) : .empty,
          stage.seconds.map { .decimal($0, digits: 1) } ?? .empty,
        ]
      }, notes: notes)
  }

  private var notes: [String] {
    let plan = manifest.plan
    var notes = [
      "subjects: \(manifest.subjects.joined(separator: ", ")).",
      """
      seeds: \(plan.seeds.joined(separator: ", ")); \(plan.eventsPerSession) events per session; \
      \(jobs) concurrent workers for exact metrics.
      """,
      "sessions: the total of all subjects; empty for metrics without sessions.",
    ]
    if plan.precision != nil {
      notes.append("Launches are added until the precision is reached: up to \(plan.launchLimit).")
    }
    guard let (file, run) = example, let resources = run.resources else {
      return notes + ["The duration cannot be estimated: there is no stored run."]
    }
    let known = stages.compactMap(\.seconds).reduce(0, +)
    // There are never more workers than jobs, no matter how many the user allows.
    let workers = min(jobs, stages.map(\.jobs).max() ?? 0)
    let memory = (resources.peakMemory + workers * resources.workerPeakMemory) >> 20
    notes.append(
      """
      About \(Duration.seconds(known).inWords) and \(memory) MiB of memory for the metrics in \
      '\(file)', as measured on \(run.environment.processor) in a \
      \(run.environment.configuration) build.
      """)
    return notes
  }
}
