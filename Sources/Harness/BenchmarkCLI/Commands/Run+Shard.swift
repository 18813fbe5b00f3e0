import ArgumentParser
import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics
import Foundation

// One part of a run, for `bench merge`.
extension Run {
  func validateShard() throws {
    guard shard != nil else { return }
    if output.folder == nil || output.output.count > 1 {
      throw ValidationError("--shard writes a journal to a folder: give one --output FOLDER.")
    }
    if resume != nil || history != nil || samples || acceptLeaks || dryRun || failFast {
      throw ValidationError(
        "--shard does one part of a run: leave out --resume, --history, --samples, --accept-leaks, --dry-run and --fail-fast."
      )
    }
    if plan.until != nil {
      throw ValidationError(
        "with --until, every launch decides on the next, so a run cannot be divided: leave out --until or --shard."
      )
    }
  }

  @MainActor func perform(_ part: Shard) throws {
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
      throw Failure(
        .usage,
        "'\(url.path)' was begun with \(difference). Give the options it was begun with, or another folder."
      )
    }
    let campaign = try Campaign(journal, .bench, .init(jobs: jobs, isQuiet: output.isSilent))
    guard try campaign.run(part) else {
      let isInterrupted = Interruption.isRequested
      throw Failure(
        isInterrupted ? .interrupted : .incomplete,
        "\(isInterrupted ? "interrupted" : "incomplete"); the finished work is kept."
          + " The same command resumes part \(part).")
    }
    if !output.quiet { note("part \(part) is done: '\(url.path)'") }
  }

  private func checkDivisible(_ plan: Plan) throws(Failure) {
    guard plan.precision == nil else {
      throw Failure(
        .usage,
        "the plan '\(plan.name)' adds launches until a precision is reached, so it cannot be divided. Leave out --shard."
      )
    }
    let metrics = Registry.bench.metrics(of: plan)
    if let metric = metrics.first(where: { $0.needs.contains(.oneMachine) }) {
      throw Failure(
        .usage,
        "the plan '\(plan.name)' has the metric '\(metric.id)', which one machine must measure. Remove it from the plan, and"
          + " use 'bench measure \(metric.id.commandName)'.")
    }
  }
}
