import BenchmarkKit
import ComparedApps
import Foundation

/// The expected leak counts in the repository, one file per app and plan.
package enum LeakBaselines {
  /// The differences of a run's leaks from the baseline of the same plan and campaign.
  ///
  /// Without such a baseline, returns the leaks that no baseline contains and no printed defect
  /// explains.
  package static func findings(
    in leaks: Leaks, of plan: Plan, _ app: any App, subjects: [String]
  ) throws(Failure) -> [Finding] {
    guard let folder = Checkout.current?.baselines(of: app) else { return [] }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var known: [LeakBaseline] = []
    for file in files.sorted() where file.hasPrefix("leaks-") && file.hasSuffix(".json") {
      let baseline = try load(folder.appendingPathComponent(file))
      if file == fileName(of: plan), baseline.applies(to: plan) {
        return baseline.differences(from: leaks, subjects: subjects)
      }
      known.append(baseline)
    }
    return subjects.flatMap {
      LeakBaseline.newDefects(in: leaks.unexplained(by: app.printedDefects), of: $0, knownTo: known)
        + LeakBaseline.newGrowth(in: leaks, of: $0, knownTo: known)
    }
  }

  private static func load(_ url: URL) throws(Failure) -> LeakBaseline {
    let data = try Files.read(url.path)
    do {
      return try LeakBaseline(data: data)
    } catch {
      throw Failure(MetricFailure.invalidBaseline(path: url.path, problem: "\(error)"))
    }
  }

  /// Records the counts of a run as the expected counts.
  package static func accept(_ leaks: Leaks, of plan: Plan, _ app: any App) throws {
    let folder = try Checkout.required().baselines(of: app)
    let url = folder.appendingPathComponent(fileName(of: plan))
    try Files.prepare(folder)
    try Files.write(try LeakBaseline(leaks, of: plan).data(), to: url)
    note("recorded \(leaks.rows.count) leak counts in '\(url.path)'")
  }

  private static func fileName(of plan: Plan) -> String { "leaks-\(plan.name).json" }
}

extension Leaks {
  /// The results without the defects that printed defects explain.
  fileprivate func unexplained(by printed: [PrintedDefect]) -> Leaks {
    var leaks = self
    leaks.defects.removeAll { defect in
      printed.contains { $0.subject == defect.subject && $0.leaves(defect.type) }
    }
    return leaks
  }
}
