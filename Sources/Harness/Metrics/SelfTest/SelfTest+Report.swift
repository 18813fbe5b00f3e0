import BenchmarkKit

extension Run {
  package var selfTest: SelfTest? {
    get { self[SelfTest.self] }
    set { self[SelfTest.self] = newValue }
  }
}

extension SelfTest: RunSection {
  package static let id = MetricID("selfTest")
  package static let title = "Self-test"

  package func tables(in run: Run) -> [Table] {
    let folded = "nist-"
    return tables.map {
      $0.name.hasPrefix(folded) && $0.name != "nist-values" ? $0.placed(.folded) : $0
    } + [details?.placed(.file)].compactMap { $0 }
  }

  package func checks(in run: Run) -> [Check] { requirements.map(Check.init) }
}

extension Check {
  fileprivate init(_ requirement: SelfTest.Requirement) {
    self.init(group: SelfTest.id.rawValue, name: requirement.demand)
    switch requirement.status {
    case .held: break
    case .failed: failures = [Failure(kind: "requirement", message: requirement.finding)]
    case .notClaimed: skipped = requirement.finding
    }
  }
}
