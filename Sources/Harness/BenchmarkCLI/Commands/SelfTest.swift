import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation

/// Tests the method of comparison itself.
struct SelfTest: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "self-test",
    abstract: "Prove the method of comparison: digits, coverage, copies, power, agreement.",
    discussion: """
        nist       the statistics on NIST's reference sets: digits reached
        coverage   simulated runs with known ratios: how often intervals are right
        copies     subjects beside exact copies of their modules: A/A
        power      the baseline beside delays of 1, 2, 5 and 20 %: found?
        agreement  the plan's times taken twice: whether verdicts agree

      It ends with 1 when a requirement fails. Close other programs: all but the first two parts take times.

      EXAMPLES
        bench self-test --output results/today-self-test
        bench self-test --only nist,coverage
        bench self-test --agree results/2026-11-22-default/run.json new/run.json
      """.flowing)

  @Option(help: "The plan whose runs are tried.", completion: .plans)
  var plan = "default"
  @Option(
    help: "Parts, separated by commas: nist, coverage, copies, power, agreement; all by default.",
    completion: .parts)
  var only: String?
  @Option(help: "Runs of copies and of power; 20 by default.")
  var runs: Int?
  @Option(help: "Launches a run, instead of the plan's.")
  var launches: Int?
  @Option(help: "Sessions a launch, instead of the plan's.")
  var sessions: Int?
  @Option(help: "Simulated runs of each kind; 2000 by default.")
  var repetitions: Int?
  @Option(help: "The seed of the simulation and of the sessions, decimal or 0x hexadecimal.")
  var seed = "0x5e1f"
  @Option(
    parsing: .upToNextOption,
    help: "Two run.json that are held against each other, instead of taking times anew.",
    completion: .json)
  var agree: [String] = []
  @Flag(help: "A short look at every part, from which nothing can be claimed but NIST's digits.")
  var quick = false
  @OptionGroup var output: OutputOptions<RunFormat>
  @Flag(help: "Take times although this is a debug build. They mean nothing.")
  var allowDebug = false

  func validate() throws {
    for (name, value) in [("runs", runs), ("sessions", sessions), ("repetitions", repetitions)] {
      if let value, value < 1 {
        throw ValidationError("found --\(name) \(value), expected 1 or more.")
      }
    }
    if ![0, 2].contains(agree.count) {
      throw ValidationError("found \(agree.count) files after --agree, expected two run.json.")
    }
    if !agree.isEmpty, let only, only != SelfTestCampaign.Part.agreement.rawValue {
      throw ValidationError(
        "--agree is the part 'agreement' alone: leave out --only \(only), or run it apart.")
    }
    let pairs = Subjects.all.count - 1
    let fewest = CopiedSubject.fewestLaunches(copies: pairs)
    if let launches, launches < fewest {
      throw ValidationError(
        "found --launches \(launches), expected \(fewest) or more: fewer give no interval that holds for \(pairs) pairs together."
      )
    }
  }

  @MainActor func perform() throws {
    let parts = try chosenParts()
    let standard = try Plans.load(plan)
    let stored = try agree.map { path throws(Failure) in try StoredRun.load(path) }
    if let folder = output.folder { try Files.prepare(folder) }
    let takesTimes =
      !parts.isDisjoint(with: [.copies, .power]) || parts.contains(.agreement) && stored.isEmpty
    // A full simulation would take too long in debug.
    if takesTimes || parts.contains(.coverage) && !quick {
      try ReleaseBuild.ensure(allowsDebug: allowDebug)
    }
    Interruption.catchSignals()
    let result = try SelfTestCampaign(
      plan: adjusted(standard), standard: standard, parts: parts, seed: try BenchmarkCLI.seed(seed),
      runs: runs,
      repetitions: repetitions ?? (quick ? 50 : 2_000), isQuick: quick, isQuiet: output.isSilent,
      stored: stored
    ).run()
    try output.deliver(result, to: output.folder)
    try conclude(result)
  }

  private func chosenParts() throws(Failure) -> Set<SelfTestCampaign.Part> {
    guard let only else {
      return agree.isEmpty ? Set(SelfTestCampaign.Part.allCases) : [.agreement]
    }
    let known = SelfTestCampaign.Part.allCases.map(\.rawValue)
    var parts: Set<SelfTestCampaign.Part> = []
    for name in only.split(separator: ",").map(String.init) {
      guard let part = SelfTestCampaign.Part(rawValue: name) else {
        throw Failure(.usage, unknownName("part", name, among: known))
      }
      parts.insert(part)
    }
    guard !parts.isEmpty else {
      throw Failure(
        .usage, "found no part in --only '\(only)'. Known: \(known.joined(separator: ", ")).")
    }
    return parts
  }

  private func adjusted(_ plan: Plan) -> Plan {
    var plan = plan
    // The number of launches is fixed; the stopping rule is simulated.
    plan.precision = nil
    if quick {
      plan.launches = CopiedSubject.fewestLaunches(copies: Subjects.all.count - 1)
      plan.sessionsPerLaunch = 16
    }
    if let launches { plan.launches = launches }
    if let sessions { plan.sessionsPerLaunch = sessions }
    return plan
  }

  private func conclude(_ result: BenchmarkKit.Run) throws(Failure) {
    try result.conclude()
    let failed = result.selfTest?.requirements.filter { $0.status == .failed } ?? []
    guard !failed.isEmpty else { return }
    if output.quiet {
      for requirement in failed { note("failed: \(requirement.demand): \(requirement.finding)") }
    }
    throw Failure(.checkFailed, "\(failed.count) requirements failed; see above.")
  }
}
