import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import BenchmarkVerification
import Foundation

/// Tests the method of comparison itself.
struct SelfTest: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "self-test",
    abstract: "Validate the statistics of the comparison.",
    discussion: """
        nist       digits of agreement with NIST's certified values
        coverage   coverage of the intervals in simulated runs
        copies     A/A: subjects and exact copies of their modules
        power      detection of delays of 1, 2, 5 and 20 %
        agreement  repeated runs: intervals that miss the pooled ratio

      Exits with 1 if a requirement fails. Close other programs: all parts but the first two measure
      times.

      EXAMPLES
        bench verify self-test --output results/today-self-test
        bench verify self-test --parts nist,coverage
        bench verify self-test --agree base.json new.json
      """.flowing)

  @Option(help: .plan, completion: .plans)
  var plan = "default"
  @OptionGroup var app: AppOption
  @Option(
    help: "Parts, separated by commas: nist, coverage, copies, power, agreement; defaults to all.",
    completion: .parts)
  var parts: String?
  @Option(help: .runs) var runs: Int?
  @Option(help: "Launches per run, instead of the plan's.")
  var launches: Int?
  @Option(help: "Sessions per launch, instead of the plan's.")
  var sessionsPerLaunch: Int?
  @Option(
    help: """
      The seed of the orders in which launches run the code; 0 for the order of the build; \
      defaults to a random one.
      """)
  var placements: Int?
  @Option(help: "Simulated runs of each kind; defaults to 2000.")
  var repetitions: Int?
  @Option(help: .seed) var seed = "0x5e1f"
  @Option(
    parsing: .upToNextOption,
    help: "Two stored runs to compare, instead of measuring new ones.",
    completion: .json)
  var agree: [String] = []
  @Flag(help: .quick) var quick = false
  @OptionGroup var output: OutputOptions<RunFormat>
  @OptionGroup var build: BuildOptions

  func validate() throws {
    try OptionProblem.check("--runs", runs, atLeast: 1)
    try OptionProblem.check("--sessions-per-launch", sessionsPerLaunch, atLeast: 1)
    try OptionProblem.check("--repetitions", repetitions, atLeast: 1)
    let seeds = 0...Int(Int32.max)
    if let placements, !seeds.contains(placements) {
      throw ValidationError(.notBetween("--placements", placements, seeds))
    }
    if ![0, 2].contains(agree.count) { throw ValidationError(.wrongPairOfRuns(agree.count)) }
    if !agree.isEmpty, let parts {
      try OptionProblem.check(
        "--agree",
        excludes: ["--parts": parts != SelfTestCampaign.Part.agreement.rawValue])
    }
    let pairs = app.subjects.all.count - 1
    let fewest = CopiedSubject.fewestLaunches(copies: pairs)
    if let launches, launches < fewest {
      throw ValidationError(.fewLaunches(launches, least: fewest, pairs: pairs))
    }
  }

  func run() throws {
    let parts = try chosenParts()
    let standard = try Plans.load(plan)
    let stored = try agree.map { path throws(Failure) in try StoredRun.load(path) }
    if let folder = output.folder { try Files.prepare(folder) }
    let measuresTimes =
      !parts.isDisjoint(with: [.copies, .power]) || parts.contains(.agreement) && stored.isEmpty
    // A full simulation would take too long in a debug build.
    if measuresTimes || parts.contains(.coverage) && !quick {
      try build.ensureRelease()
    }
    Interruption.catchSignals()
    let result = try SelfTestCampaign(
      plan: adjusted(standard), standard: standard, catalog: app.subjects, parts: parts,
      seed: try BenchmarkKit.seed(seed),
      runs: runs, placements: placements,
      repetitions: repetitions ?? (quick ? 50 : 2_000), isQuick: quick, isQuiet: output.isSilent,
      stored: stored
    ).run()
    try output.deliver(result, to: output.folder, showsAll: true)
    try conclude(result)
  }

  private func chosenParts() throws(Failure) -> Set<SelfTestCampaign.Part> {
    guard let parts else {
      return agree.isEmpty ? Set(SelfTestCampaign.Part.allCases) : [.agreement]
    }
    let known = SelfTestCampaign.Part.allCases.map(\.rawValue)
    var chosen: Set<SelfTestCampaign.Part> = []
    for name in parts.commaSeparated {
      guard let part = SelfTestCampaign.Part(rawValue: name) else {
        throw Failure(InputFailure.unknown("part", name, among: known))
      }
      chosen.insert(part)
    }
    guard !chosen.isEmpty else { throw Failure(CommandFailure.noPart(list: parts, known: known)) }
    return chosen
  }

  private func adjusted(_ plan: Plan) -> Plan {
    var plan = plan
    // The number of launches is fixed; the stopping rule is simulated.
    plan.precision = nil
    if quick {
      plan.launches = CopiedSubject.fewestLaunches(copies: app.subjects.all.count - 1)
      plan.sessionsPerLaunch = 16
    }
    if let launches { plan.launches = launches }
    if let sessionsPerLaunch { plan.sessionsPerLaunch = sessionsPerLaunch }
    return plan
  }

  private func conclude(_ result: BenchmarkKit.Run) throws(Failure) {
    try result.conclude()
    let failed = result.selfTest?.requirements.filter { $0.status == .failed } ?? []
    guard !failed.isEmpty else { return }
    if output.quiet {
      for requirement in failed { note("failed: \(requirement.demand): \(requirement.finding)") }
    }
    throw Failure(CommandFailure.failedRequirements(failed.count))
  }
}
