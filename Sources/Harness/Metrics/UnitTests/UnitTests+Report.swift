import BenchmarkKit

extension Run {
  package var unitTests: UnitTests? {
    get { self[UnitTests.self] }
    set { self[UnitTests.self] = newValue }
  }
}

extension UnitTests: RunSection {
  package static let id = MetricID.unitTests
  package static let title = "Unit tests"
  package static let describesSources = true

  package func tables(in run: Run) -> [Table] {
    tables(run.subjects).map { $0.name.hasPrefix("unit-test-") ? $0.placed(.folded) : $0 }
  }

  // Variants share their module's tests.
  package func checks(in run: Run) -> [Check] {
    rows.map { Check(group: Self.id.rawValue, name: run.subjects.architecture(of: $0.module)) }
  }
}
