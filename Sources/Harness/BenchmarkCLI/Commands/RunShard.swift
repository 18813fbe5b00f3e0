import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// Performs one part of a campaign, for `bench merge`.
struct RunShard: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "shard",
    abstract: "Do one of n parts of a run, on this machine or another.",
    discussion: """
      Every part is given the same plan and options, and a part of the jobs of every metric. It writes a journal to the folder;
      when it was stopped, or its machine, the same command goes on where it was. 'bench merge' puts the journals of all parts
      together, and what comes out is what one run would have given.

      EXAMPLES
        bench shard 0/2 --plan conformance --output results/big
        bench shard 1/2 --plan conformance --output results/big
        bench merge results/big
      """.flowing)

  @Argument(help: "Which part of how many, from 0, such as 0/4.")
  var part: Shard
  @OptionGroup var plan: PlanOptions
  @Option(help: "The folder for the journal.", completion: .directory)
  var output: String
  @Flag(help: "No progress, and nothing told in the end.")
  var quiet = false
  @Flag(name: .customLong("no-progress"), help: "No progress.")
  var hidesProgress = false
  @Option(help: "Worker processes at a time for what is exact; times are always taken by one.")
  var jobs = Processors.available
  @Flag(help: "Take times although this is a debug build. They mean nothing.")
  var allowDebug = false

  func validate() throws {
    if output.isEmpty { throw ValidationError("found --output '', expected a folder's name.") }
    if jobs < 1 { throw ValidationError("found --jobs \(jobs), expected 1 or more.") }
    if plan.until != nil {
      throw ValidationError(
        "with --until every launch decides on the next, so parts cannot be done apart: leave it out, or use 'bench run'."
      )
    }
  }

  @MainActor func perform() throws {
    let adjusted = try plan.adjustedPlan()
    guard adjusted.precision == nil else {
      throw Failure(
        .usage,
        "the plan '\(adjusted.name)' adds launches until a precision is reached, so parts cannot be done apart. Use 'bench run'."
      )
    }
    guard !adjusted.metrics.contains(.buildTimes) else {
      throw Failure(
        .usage,
        "the plan '\(adjusted.name)' has the metric 'buildTimes', which no part measures: it would be taken by the machine that"
          + " puts the parts together. Leave it out of the plan, and use 'bench builds'.")
    }
    let folder = URL(given: output)
    try Files.prepare(folder)
    if adjusted.metrics.contains(where: \.needsRelease) {
      try ReleaseBuild.ensure(allowsDebug: allowDebug)
    }
    Interruption.catchSignals()
    let manifest = try Manifest(
      adjusted, Subjects.named(adjusted.subjects ?? []), limits: plan.limits, shard: part,
      options: plan.given)
    let url = folder.appendingPathComponent(part.fileName)
    let journal = try Journal(url, manifest: manifest)
    try journal.manifest.checkUnchanged(url)
    if let difference = journal.manifest.difference(from: manifest) {
      throw Failure(
        .usage,
        "'\(url.path)' was begun with \(difference). Give the options it was begun with, or another folder."
      )
    }
    let isComplete = try Campaign(journal, .init(jobs: jobs, isQuiet: quiet || hidesProgress)).run(
      part)
    guard isComplete else {
      let isInterrupted = Interruption.isRequested
      throw Failure(
        isInterrupted ? .interrupted : .incomplete,
        "\(isInterrupted ? "interrupted" : "incomplete"); what was done is kept."
          + " The same command resumes part \(part).")
    }
    if !quiet { note("part \(part) is done: '\(url.path)'") }
  }
}
