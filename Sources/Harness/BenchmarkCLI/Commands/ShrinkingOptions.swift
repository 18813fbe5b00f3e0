import ArgumentParser

/// The limit on replays for shrinking the sessions of findings.
struct ShrinkingOptions: ParsableArguments {
  @Option(help: "How many sessions may be replayed to shrink those of the findings; 0 for none.")
  var shrinkBudget = 10_000

  func validate() throws {
    if shrinkBudget < 0 {
      throw ValidationError("found --shrink-budget \(shrinkBudget), expected 0 or more.")
    }
  }
}
