import ArgumentParser
import BenchmarkCampaign
import BenchmarkKit
import RegisteredApps

/// The option that limits the replays for shrinking the sessions of findings.
struct ShrinkingOptions: ParsableArguments {
  @Option(help: .shrinkBudget) var shrinkBudget = 10_000

  /// The run, with the sessions of its findings shrunk.
  func shrunk(
    _ run: BenchmarkKit.Run, _ manifest: Manifest, concurrency: Int, isQuiet: Bool
  ) throws(Failure) -> BenchmarkKit.Run {
    var run = run
    try FindingShrinking(
      budget: shrinkBudget, concurrency: concurrency, isQuiet: isQuiet,
      population: manifest.population, app: manifest.comparedApp
    ).shrink(&run)
    return run
  }

  func validate() throws {
    try OptionProblem.check("--shrink-budget", shrinkBudget, atLeast: 0)
  }
}
