import ArgumentParser
import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// Merges the parts of a campaign.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Merge the parts of a run divided with 'bench --shard'.",
    discussion: """
      Writes run.json, the reports and the tables to the folder, as 'bench --output' does. If a part
      is missing, the command exits with 3 and prints the command that runs the part.

      EXAMPLES
        bench merge results/big
        bench merge results/big --expect 8 --format markdown
      """.flowing)

  @Argument(help: "The folder with the journals of all parts.", completion: .directory)
  var folder: String
  @Option(help: "The expected number of parts.")
  var expect: Int?
  @OptionGroup var output: OutputOptions<RunFormat>
  @OptionGroup var shrinking: ShrinkingOptions

  func validate() throws {
    if let other = output.folder {
      throw ValidationError(.ownFolder(other.lastPathComponent))
    }
  }

  func run() throws {
    let folder = URL(given: folder)
    let parts = try ShardSet(in: folder, expecting: expect, .bench)
    let run = try shrinking.shrunk(
      CampaignResult.merged(parts, .bench), parts.manifest, concurrency: Processors.available,
      isQuiet: output.isSilent)
    try output.deliver(run, to: folder)
    try run.conclude()
  }
}
