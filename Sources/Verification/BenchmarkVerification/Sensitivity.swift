import BenchmarkKit
import BenchmarkMetrics
import UIKit

/// A test of whether exact results depend on behaviour that real UIKit leaves open.
package struct Sensitivity {
  private let plan: Plan
  private let subjects: [SubjectUnderTest]

  /// - Parameters:
  ///   - plan: The plan whose conformance and leak sessions are run.
  ///   - subjects: Subjects of one app.
  package init(_ plan: Plan, on subjects: [SubjectUnderTest]) {
    self.plan = plan
    self.subjects = subjects
  }

  /// Compares the results of the default behaviour with those of each option flipped alone.
  ///
  /// - Parameter progress: Called before each option with its number and the number of options.
  @MainActor package func table(
    progress: (_ number: Int, _ count: Int, _ option: String) -> Void
  ) throws -> Table {
    let base = try ExactResult(plan, subjects, UIKitBehavior())
    // If subjects fail without any option flipped, equal results prove nothing.
    guard base.isConformant else {
      throw Failure(VerificationFailure.nonconforming(plan: plan.name))
    }
    var rows: [[Table.Cell]] = []
    for (index, option) in UIKitBehavior.options.enumerated() {
      progress(index + 1, UIKitBehavior.options.count, option.name)
      let flipped = try ExactResult(plan, subjects, .flipping(option))
      rows.append([
        .text(option.name), .text("\(UIKitBehavior()[keyPath: option.path])"),
        .text(base.screens == flipped.screens ? "same" : "different"),
        .text(base.leaks == flipped.leaks ? "same" : base.difference(to: flipped)),
      ])
    }
    return Table(
      name: "sensitivity",
      title: "Exact results of the plan '\(plan.name)' with one option flipped",
      columns: [
        .init("option", .text), .init("default", .text), .init("screens and refusals", .text),
        .init("leaked, abandoned, released late, released early", .text),
      ], rows: rows,
      notes: ["\(plan.sessions) sessions per subject for each of \(plan.seeds.count) seeds."])
  }
}

/// The exact results of a plan.
private struct ExactResult {
  let screens: [Conformance.Row]
  let leaks: [Leaks.Row]

  @MainActor init(
    _ plan: Plan, _ subjects: [SubjectUnderTest], _ behavior: UIKitBehavior
  ) throws {
    var screens: [Conformance.Row] = []
    var leaks: [Leaks] = []
    for seed in plan.seeds {
      let range = SessionRange(
        seed: try BenchmarkKit.seed(seed), first: 0, count: plan.sessions,
        eventsPerSession: plan.eventsPerSession)
      guard let app = subjects.first?.app else { continue }
      screens += ConformanceCheck(subjects, behavior: behavior).run(range, of: app).rows
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
