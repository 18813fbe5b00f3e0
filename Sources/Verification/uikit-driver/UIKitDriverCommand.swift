import ArgumentParser
import UIKitDriver

/// Makes random UIKit calls and reports the invariants that they break.
@main struct UIKitDriverCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uikit-driver",
    abstract: "Makes random legal UIKit calls and checks UIKit's invariants.",
    discussion: """
      Exits with status 1 if more than 0.1 % of the sessions break an invariant, or if any session \
      breaks one in an unknown way.
      """)

  @Option(help: "Number of calls per mode.") var operations = 100_000
  @Option(help: "Seed of the sessions.") var seed: UInt64 = 1
  @Option(help: "Index of the only session to run.") var session: Int?
  @Option(help: "Index of the first session.") var from = 0
  @Option(help: "Number of failing sessions to print in full.") var show = 5
  @Flag(help: "Make calls only outside callbacks.") var plain = false
  @Flag(help: "Make calls only within callbacks.") var nested = false

  @MainActor func run() async throws {
    var isAcceptable = true
    for isNested in [false, true] where isNested ? !plain : !nested {
      if let session {
        printSession(session, isNested: isNested)
      } else {
        isAcceptable = runCampaign(isNested: isNested) && isAcceptable
      }
    }
    if !isAcceptable { throw ExitCode.failure }
  }

  @MainActor private func printSession(_ index: Int, isNested: Bool) {
    let session = DriverSession(seed: seed, index: index, isNested: isNested)
    for line in DriverSession.steps(of: session.calls) { print(line) }
  }

  @MainActor private func runCampaign(isNested: Bool) -> Bool {
    var campaign = DriverCampaign(seed: seed, isNested: isNested)
    var printed = 0
    campaign.run(operations: operations, from: from) { found in
      printed += 1
      if printed <= show { print(describe(found, isNested: isNested)) }
    }
    for (outline, count) in counts(of: campaign.breaks) { print("\(count)  \(outline)") }
    print(closingLine(of: campaign))
    return campaign.isAcceptable
  }

  @MainActor private func describe(_ found: DriverCampaign.Break, isNested: Bool) -> String {
    let replay =
      "uikit-driver --seed \(seed) --\(isNested ? "nested" : "plain") --session \(found.index)"
    let steps = DriverSession.steps(of: found.calls).map { "  " + $0 }
    return (["\(found.broken)", "  \(replay)"] + steps).joined(separator: "\n") + "\n"
  }

  private func counts(of breaks: [DriverCampaign.Break]) -> [(String, Int)] {
    Dictionary(grouping: breaks, by: \.outline).mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { ($0.key, $0.value) }
  }

  @MainActor private func closingLine(of campaign: DriverCampaign) -> String {
    let known = campaign.breaks.count { $0.known != nil }
    let mode = campaign.isNested ? "nested" : "plain"
    let percent = (campaign.rate * 100_000).rounded() / 1000
    return "\(mode): \(campaign.operations) operations in \(campaign.sessions) sessions;"
      + " \(campaign.breaks.count) broke an invariant (\(known) known): \(percent) %, limit 0.1 %"
  }
}
