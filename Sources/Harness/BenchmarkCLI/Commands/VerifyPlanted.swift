import ArgumentParser
import BenchmarkKit
import BenchmarkReports
import BenchmarkVerification
import PlantedDefects

/// Plants defects in copies of the architectures, and scores the metrics that detect them.
struct VerifyPlanted: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "planted",
    abstract: "Score the metrics on planted defects.",
    discussion: """
      Each defect is a patch to a copy of an architecture. Exits with 1 unless 95 % of the defects
      are detected with every seed, and 95 % of the lifetime defects are attributed to the right
      reference.

      EXAMPLES
        bench verify planted
        bench verify planted --only MVPC --detail
        bench verify planted --seeds 1 --only timer
      """.flowing)

  @Option(help: .only) var only: String?
  @Option(help: "The number of consecutive seeds, starting at --seed.")
  var seeds = 5
  @Option(help: .seed) var seed = "0x5eed"
  @Flag(help: .detail) var detail = false
  @OptionGroup var app: AppOption
  @OptionGroup var workers: JobOptions
  @OptionGroup var output: OutputOptions<TableFormat>

  func validate() throws {
    if !(1...100).contains(seeds) { throw ValidationError(.notBetween("--seeds", seeds, 1...100)) }
  }

  func run() throws {
    Interruption.catchSignals()
    let checkout = try Checkout.required()
    let all = try PlantedDefect.all(in: checkout)
    let chosen = try all.mentioning(only)
    let first = try BenchmarkKit.seed(seed)
    if !output.isSilent {
      note(
        "building \(chosen.count) patched \(chosen.count == 1 ? "copy" : "copies");"
          + " the first build takes minutes")
    }
    let verification = try DefectVerification(
      chosen, of: all, in: app.chosen, checkout, seeds: (0..<UInt64(seeds)).map { first &+ $0 },
      concurrency: workers.jobs)
    let scores = try verification.run(isSilent: output.isSilent)
    try output.deliver([scores.table], drawings: detail ? scores.details : [])
    try scores.checkGoals()
  }
}
