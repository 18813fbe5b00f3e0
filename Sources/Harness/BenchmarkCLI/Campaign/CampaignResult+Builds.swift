import ComparedApps
import BenchmarkKit
import BenchmarkMetrics
import AppArchitecture

// Tests and builds are processes of the toolchain, run one at a time, and not jobs of workers.
extension CampaignResult {
  mutating func runUnitTests() {
    let app = manifest.comparedApp
    run.unitTests = built(.unitTests) { (checkout, architectures, isQuiet) throws(Failure) in
      guard let tests = UnitTestRun(architectures, of: app, in: checkout) else { return nil }
      var progress = Progress(
        MetricID.unitTests.label, total: tests.modules.count + 1, isSilent: isQuiet)
      defer { progress.finish() }
      return try tests.measure { progress.advance(by: 1) }
    }
    if let tests = run.unitTests {
      let count = UnitTestCount(architectures, of: app)
      run.findings += count?.findings(in: tests, subjects.map(\.subject)) ?? []
    }
  }

  mutating func measureBuilds() throws(Failure) {
    let seed = try seed(plan.seeds[0])
    let rounds = plan.buildRounds ?? BuildTiming.defaultRounds
    let app = manifest.comparedApp
    let outcome = built(.buildTimes) { (checkout, architectures, isQuiet) throws(Failure) in
      var builds = try TimedBuilds(architectures, of: app, in: checkout, seed: seed)
      var progress = Progress(
        MetricID.buildTimes.label, total: builds.steps(rounds: rounds), isSilent: isQuiet)
      defer { progress.finish() }
      return try builds.measure(rounds: rounds) { progress.advance(by: 1) }
    }
    guard let outcome else { return }
    run.buildTimes = outcome.times
    if !outcome.isWhole { run.isComplete = false }
    outcome.warnings.forEach { warn($0) }
    run.warnings += BuildTiming.warnings(of: outcome.times)
  }

  /// Measures the architectures' sources with the toolchain, if both are available.
  private mutating func built<Value>(
    _ metric: MetricID,
    _ measure: (Checkout, [Architecture], _ isQuiet: Bool) throws(Failure) -> Value?
  ) -> Value? {
    guard Toolchain.swift != nil, let checkout = Checkout.current else {
      let reason =
        Toolchain.swift == nil
        ? "'swift' is not on the PATH" : "the sources are not where this was built"
      warn("No \(metric.rawValue) were measured: \(reason).")
      return nil
    }
    let (architectures, app) = (architectures, manifest.comparedApp)
    for module in architectures.map(\.module) where !checkout.hasTests(of: module, in: app) {
      warn(
        "\(metric.label): \(module) has no tests in \(app.sources.tests?.folder ?? "Tests"), so none were run."
      )
    }
    do {
      if !Interruption.isRequested, let value = try measure(checkout, architectures, isQuiet) {
        if Interruption.isRequested { run.isComplete = false }
        return value
      }
    } catch {
      // The other measurements are kept.
      if !Interruption.isRequested { warn("No \(metric.rawValue) were measured: \(error.message)") }
    }
    run.isComplete = false
    return nil
  }

  /// The architectures of the catalogue among the run's subjects, without duplicates.
  private var architectures: [Architecture] {
    let catalog = Set(Subjects(manifest.comparedApp).all.map(\.subject.module))
    var seen: Set<String> = []
    return subjects.map(\.architecture).filter {
      catalog.contains($0.module) && seen.insert($0.module).inserted
    }
  }
}
