import BenchmarkKit
import ArgumentParser
import BenchmarkMetrics
import BenchmarkReports
import Foundation
import PlantedDefects

/// Verifies NavBench itself: planted defects must be detected, and exact copies must tie.
struct Verify: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prove that the metrics notice what they must.",
    discussion: """
        planted    defects in copies of the architectures are noticed
        copies     exact copies of architectures measure the same

      It ends with 1 when a goal is missed.

      EXAMPLES
        bench verify
        bench verify copies
        bench verify planted --only MVPC
        bench verify planted --seeds 1 --only timer
      """.flowing)

  /// A part of the verification.
  enum Part: String, CaseIterable, ExpressibleByArgument {
    case planted, copies
  }

  @Argument(help: "Parts; all by default.")
  var parts: [Part] = Part.allCases
  @Option(help: "Only defects whose module, kind, id or summary has this in it.")
  var only: String?
  @Option(help: "How many seeds are tried.")
  var seeds = 5
  @Option(help: "The first seed, decimal or 0x hexadecimal.")
  var seed = "0x5eed"
  @Flag(help: "Also print some of what was noticed of each defect.")
  var details = false
  @Option(help: "Processes at a time; defaults to the number of cores.")
  var jobs: Int?
  @OptionGroup var output: OutputOptions<TableFormat>

  func validate() throws {
    if !(1...100).contains(seeds) {
      throw ValidationError("found --seeds \(seeds), expected 1 to 100.")
    }
    if let jobs, jobs < 1 { throw ValidationError("found --jobs \(jobs), expected 1 or more.") }
  }

  @MainActor func perform() throws {
    Interruption.catchSignals()
    for part in parts {
      switch part {
      case .planted: try verifyPlanted()
      case .copies: try verifyCopies()
      }
    }
  }

  /// Times copies of modules alongside their originals, as the self-test does.
  @MainActor private func verifyCopies() throws {
    let options = ["--only", SelfTestCampaign.Part.copies.rawValue, "--seed", seed]
    try SelfTest.parse(options + (output.quiet ? ["--quiet"] : [])).perform()
  }
}
