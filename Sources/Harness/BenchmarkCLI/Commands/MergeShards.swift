import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// Merges the parts of a campaign.
struct MergeShards: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Put the parts of a run together that 'bench shard' has done.",
    discussion: """
      Writes run.json, report.md and the tables to the folder, as 'bench run --output' does.

      EXAMPLES
        bench merge results/big
        bench merge results/big --expect 8 --format markdown
      """.flowing)

  @Argument(help: "The folder with the journals of all parts.", completion: .directory)
  var folder: String
  @Option(help: "How many parts there must be.")
  var expect: Int?
  @OptionGroup var output: OutputOptions<RunFormat>
  @OptionGroup var shrinking: ShrinkingOptions

  func validate() throws {
    if let other = output.folder {
      throw ValidationError(
        "found --output '\(other.lastPathComponent)', expected files: the folder of the parts gets everything."
      )
    }
  }

  @MainActor func perform() throws {
    let folder = URL(given: folder)
    let parts = try ShardSet(in: folder, expecting: expect)
    var result = CampaignResult(
      parts.manifest, try Subjects(parts.manifest.comparedApp).identified(parts.manifest.subjects),
      parts,
      .init(isQuiet: output.isSilent))
    for metric in parts.manifest.plan.metrics.inOrder {
      let (jobs, start) = (try parts.jobs(metric), ContinuousClock.now)
      try result.add(metric, jobs)
      // The parts have done the jobs; a metric without jobs is measured here.
      if jobs.count == 0 { result.note(.now - start, metric) }
    }
    try result.auditTimes()
    if let warning = parts.machineWarning { result.warn(warning) }
    var run = result.finished
    try FindingShrinking(
      budget: shrinking.shrinkBudget, concurrency: Processors.available,
      isQuiet: output.isSilent, population: parts.manifest.population,
      app: parts.manifest.comparedApp
    ).shrink(&run)
    try output.deliver(run, to: folder)
    try run.conclude()
  }
}
