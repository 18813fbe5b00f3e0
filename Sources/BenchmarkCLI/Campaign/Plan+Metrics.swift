import BenchmarkResults

extension [Plan.Metric] {
  /// In the order in which they are measured.
  var inOrder: [Plan.Metric] { Plan.Metric.allCases.filter(contains) }
}

extension Plan.Metric {
  /// What is going on while it is measured.
  var label: String {
    switch self {
    case .linesOfCode: "counting lines"
    case .conformance: "checking sessions"
    case .dispatch: "timing"
    case .eventTimes: "timing events"
    case .counts: "counting operations"
    case .instructions: "counting instructions"
    case .decisions: "counting decisions"
    case .leaks: "looking for leaks"
    case .costGrowth: "measuring growth"
    }
  }
}
