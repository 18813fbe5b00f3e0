import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation
import RegisteredApps
import UIKit

/// Tests whether the exact results depend on behaviour that real UIKit leaves open.
struct Sensitivity: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare results under unverified options of UIKit.",
    discussion: """
      Each option of UIKitBehavior is flipped alone. The plan's conformance and leak sessions are run on every
      subject, and the results compared with those of the default behaviour.

      EXAMPLES
        bench verify sensitivity
        bench verify sensitivity --plan ci
      """.flowing)

  @Option(help: .plan, completion: .plans)
  var plan = "default"
  @OptionGroup var output: OutputOptions<TableFormat>

  @MainActor func perform() throws {
    let plan = try Plans.load(plan)
    try ReleaseBuild.ensure(allowsDebug: false)
    if !LeakCheck.isAvailable { try ReleaseBuild.replace(by: ReleaseBuild.instrumentedTwin()) }
    let base = try ExactResult(plan, UIKitBehavior())
    // If subjects fail whatever is flipped, equal results prove nothing.
    guard base.isConformant else { throw Failure(CommandFailure.nonconforming(plan: plan.name)) }
    var rows: [[Table.Cell]] = []
    for (index, option) in UIKitBehavior.options.enumerated() {
      if !output.isSilent { note("\(index + 1) of \(UIKitBehavior.options.count): \(option.name)") }
      let flipped = try ExactResult(plan, .flipping(option))
      rows.append([
        .text(option.name), .text("\(UIKitBehavior()[keyPath: option.path])"),
        .text(base.screens == flipped.screens ? "same" : "different"),
        .text(base.leaks == flipped.leaks ? "same" : base.difference(to: flipped)),
      ])
    }
    let table = Table(
      name: "sensitivity",
      title: "Exact results of the plan '\(plan.name)' with one option flipped",
      columns: [
        .init("option", .text), .init("default", .text), .init("screens and refusals", .text),
        .init("leaked, abandoned, late, premature", .text),
      ], rows: rows,
      notes: ["\(plan.sessions) sessions per subject for each of \(plan.seeds.count) seeds."])
    try output.deliver([table])
  }
}

/// The exact results of a plan.
private struct ExactResult {
  let screens: [Conformance.Row]
  let leaks: [Leaks.Row]

  @MainActor init(_ plan: Plan, _ behavior: UIKitBehavior) throws {
    let app = Apps.all[0]
    let subjects = Subjects(app).all
    var screens: [Conformance.Row] = []
    var leaks: [Leaks] = []
    for seed in plan.seeds {
      let range = SessionRange(
        seed: try BenchmarkKit.seed(seed), first: 0, count: plan.sessions,
        eventsPerSession: plan.eventsPerSession)
      screens +=
        ConformanceCheck(subjects, behavior: behavior)
        .run(range, of: app).rows
      leaks.append(try LeakCheck(subjects, behavior: behavior).run(range, of: app))
    }
    self.screens = screens
    self.leaks = LeakCheck.merge(leaks).rows
  }

  var isConformant: Bool {
    screens.allSatisfy { $0.divergences == 0 && $0.crashes == 0 && $0.unexpectedRefusals == 0 }
  }

  /// A description of the first row that differs.
  func difference(to other: ExactResult) -> String {
    let changed =
      other.leaks.first { !leaks.contains($0) } ?? leaks.first { !other.leaks.contains($0) }
    return changed.map { "different: \($0.subject), \($0.type)" } ?? "different"
  }
}
