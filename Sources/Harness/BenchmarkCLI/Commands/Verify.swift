import ArgumentParser

/// Verifies NavBench itself, part by part.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Verify the metrics, the statistics and the detectors.",
    discussion: """
      Every part exits with 1 if a goal is missed. 'bench help verify PART' has the options of a part.

      EXAMPLES
        bench verify self-test --parts nist,coverage
        bench verify gallery L03
        bench verify cross-check --sessions 100
        bench verify planted --only MVPC
      """.flowing,
    groupedSubcommands: [
      CommandGroup(name: "Comparison", subcommands: [SelfTest.self, VerifyCopies.self]),
      CommandGroup(
        name: "Detection", subcommands: [VerifyPlanted.self, Gallery.self, CrossCheck.self]),
      CommandGroup(name: "Model and cost", subcommands: [VerifySensitivity.self, Throughput.self]),
    ])
}

/// Times exact copies of modules alongside their originals.
struct VerifyCopies: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "copies",
    abstract: "Check that copies of architectures measure the same.",
    discussion: """
      This is the part 'copies' of the self-test.

      EXAMPLES
        bench verify copies
        bench verify copies --runs 5
      """.flowing)

  @Option(help: .runs) var runs: Int?
  @Option(help: .seed) var seed = "0x5e1f"
  @OptionGroup var output: OutputOptions<RunFormat>

  @MainActor func perform() throws {
    var test = try SelfTest.parse(
      ["--parts", SelfTestCampaign.Part.copies.rawValue, "--seed", seed]
        + (runs.map { ["--runs", "\($0)"] } ?? []))
    test.output = output
    try test.perform()
  }
}
