import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation

/// Tests the method of comparison itself.
struct SelfTest: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "self-test",
    abstract: "Validate the statistics of the comparison.",
    discussion: """
        nist       digits of agreement with NIST's certified values
        coverage   coverage of the intervals in simulated runs
        copies     A/A: subjects and exact copies of their modules
        power      detection of delays of 1, 2, 5 and 20 %
        agreement  agreement of the verdicts of two runs

      Exits with 1 if a requirement fails. Close other programs: all parts but the first two measure times.

      EXAMPLES
        bench verify self-test --output results/today-self-test
        bench verify self-test --parts nist,coverage
        bench verify self-test --agree base.json new.json
      """.flowing)

  @Option(help: "The plan of the runs.", completion: .plans)
  var plan = "default"
  @Option(
    help: "Parts, separated by commas: nist, coverage, copies, power, agreement; defaults to all.",
    completion: .parts)
  var parts: String?
  @Option(help: "Runs of the parts copies and power; defaults to 20.")
  var runs: Int?
  @Option(help: "Launches per run, instead of the plan's.")
  var launches: Int?
  @Option(help: "Sessions per launch, instead of the plan's.")
  var sessions: Int?
  @Option(help: "Simulated runs of each kind; defaults to 2000.")
  var repetitions: Int?
  @Option(help: "The seed of the simulation and of the sessions, decimal or 0x hexadecimal.")
  var seed = "0x5e1f"
  @Option(
    parsing: .upToNextOption,
    help: "Two stored runs to compare, instead of measuring new ones.",
    completion: .json)
  var agree: [String] = []
  @Flag(help: "A quick look at every part; only NIST's digits are judged.")
  var quick = false
  @OptionGroup var output: OutputOptions<RunFormat>
  @Flag(help: "Allow a debug build; its results do not reflect a release build.")
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
    if !agree.isEmpty, let parts, parts != SelfTestCampaign.Part.agreement.rawValue {
      throw ValidationError(
        "--agree runs only the part 'agreement': leave out --parts \(parts).")
    }
    let pairs = Subjects.ofFirstApp.all.count - 1
    let fewest = CopiedSubject.fewestLaunches(copies: pairs)
    if let launches, launches < fewest {
      throw ValidationError(
        "found --launches \(launches), expected \(fewest) or more: fewer give no simultaneous intervals for \(pairs) pairs."
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
      plan: adjusted(standard), standard: standard, parts: parts, seed: try BenchmarkKit.seed(seed),
      runs: runs,
      repetitions: repetitions ?? (quick ? 50 : 2_000), isQuick: quick, isQuiet: output.isSilent,
      stored: stored
    ).run()
    try output.deliver(result, to: output.folder)
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
        throw Failure(.usage, unknownName("part", name, among: known))
      }
      chosen.insert(part)
    }
    guard !chosen.isEmpty else {
      throw Failure(
        .usage, "found no part in --parts '\(parts)'. Known: \(known.joined(separator: ", ")).")
    }
    return chosen
  }

  private func adjusted(_ plan: Plan) -> Plan {
    var plan = plan
    // The number of launches is fixed; the stopping rule is simulated.
    plan.precision = nil
    if quick {
      plan.launches = CopiedSubject.fewestLaunches(copies: Subjects.ofFirstApp.all.count - 1)
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
