import ArgumentParser
import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics
import Foundation

// One part of a run, for `bench merge`.
extension Run {
  func validateShard() throws {
    guard shard != nil else { return }
    if output.folder == nil {
      throw ValidationError(.missing("--shard", needed: "--output FOLDER"))
    }
    try OptionProblem.check("--until", excludes: ["--shard": plan.until != nil])
    try OptionProblem.check(
      "--shard",
      excludes: [
        "--resume": resume != nil, "--history": history != nil, "--samples": samples,
        "--accept-leaks": acceptLeaks, "--dry-run": dryRun, "--fail-fast": failFast,
        "files in --output": output.output.count > 1,
      ])
  }

  func perform(_ part: Shard) throws {
    let adjusted = try plan.adjustedPlan()
    try checkDivisible(adjusted)
    guard let folder = output.folder else { return }
    try Files.prepare(folder)
    try ensureRelease(for: adjusted)
    Interruption.catchSignals()
    let manifest = try Manifest(
      adjusted, plan.app.subjects.named(adjusted.subjects ?? []), .bench, limits: plan.limits,
      shard: part, options: plan.given)
    let url = folder.appendingPathComponent(part.fileName)
    let journal = try Journal(url, manifest: manifest)
    try journal.manifest.checkUnchanged(url, .bench)
    if let difference = journal.manifest.difference(from: manifest) {
      throw Failure(CommandFailure.otherOptions(path: url.path, difference: difference))
    }
    let campaign = try Campaign(
      journal, .bench, .init(jobs: workers.jobs, isQuiet: output.isSilent))
    guard try campaign.run(part) else {
      throw Failure(
        CommandFailure.unfinishedPart(part, isInterrupted: Interruption.isRequested))
    }
    if !output.quiet { note("part \(part) is done: '\(url.path)'") }
  }

  private func checkDivisible(_ plan: Plan) throws(Failure) {
    guard plan.precision == nil else {
      throw Failure(CommandFailure.indivisible(plan: plan.name))
    }
    let metrics = Registry.bench.metrics(of: plan)
    if let metric = metrics.first(where: { $0.needs.contains(.oneMachine) }) {
      throw Failure(CommandFailure.oneMachine(metric: metric.id, plan: plan.name))
    }
  }
}
