import BenchmarkMetrics
import BenchmarkResults
import Foundation

/// The leak counts that the repository expects, one file a plan.
enum LeakBaselines {
  /// The baseline of a plan, if there is one and it was taken with the same campaign.
  static func load(for plan: Plan) throws(Failure) -> LeakBaseline? {
    guard let url = url(of: plan), FileManager.default.fileExists(atPath: url.path) else {
      return nil
    }
    let data = try Files.read(url.path)
    do {
      let baseline = try LeakBaseline(data: data)
      return baseline.applies(to: plan) ? baseline : nil
    } catch {
      throw Failure(
        .badInput,
        "the baseline '\(url.path)' cannot be read: \(error). Take it again with --accept-leaks.")
    }
  }

  /// Takes the counts of a run as what is expected from now on.
  static func accept(_ leaks: Leaks, of plan: Plan) throws {
    guard let url = url(of: plan) else {
      throw Failure(
        .usage, "baselines are kept in the checkout, which is not where this was built.")
    }
    try Files.prepare(url.deletingLastPathComponent())
    try Files.write(try LeakBaseline(leaks, of: plan).data(), to: url)
    note("accepted \(leaks.rows.count) leak counts in '\(url.path)'")
  }

  private static func url(of plan: Plan) -> URL? {
    Checkout.current?.baselines.appendingPathComponent("leaks-\(plan.name).json")
  }
}
