import ArgumentParser

/// Verifies NavBench itself, part by part.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Verify the metrics, the statistics and the detectors.",
    discussion: """
      Every part exits with 1 if a goal is missed. 'bench help verify PART' lists the options of a
      part.

      EXAMPLES
        bench verify self-test --parts nist,coverage
        bench verify self-test --parts copies
        bench verify gallery L03
        bench verify cross-check --sessions 100
        bench verify planted --only MVPC
      """.flowing,
    groupedSubcommands: [
      CommandGroup(name: "Comparison", subcommands: [SelfTest.self]),
      CommandGroup(
        name: "Detection",
        subcommands: [
          VerifyPlanted.self, Gallery.self, CrossCheck.self, VerifyOtherTools.self,
        ]),
      CommandGroup(name: "Model and cost", subcommands: [VerifySensitivity.self, Throughput.self]),
    ])
}
