import BenchmarkKit
import BenchmarkMetrics

extension [MetricID] {
  /// The metrics in the order in which they are measured.
  var inOrder: [MetricID] { Metrics.ids.filter(contains) }
}

extension MetricID {
  /// Whether the metric is a time, which must be measured by one process at a time, in release.
  var isTimed: Bool { [.dispatch, .eventTimes].contains(self) }
  /// Whether the metric is meaningless in a debug build.
  var needsRelease: Bool { isTimed || [.costGrowth, .instructions, .decisions].contains(self) }

  /// A description of the measurement, for progress messages.
  var label: String {
    switch self {
    case .linesOfCode: "counting lines"
    case .conformance: "checking sessions"
    case .deepLinks: "trying links"
    case .dispatch: "timing"
    case .eventTimes: "timing events"
    case .counts: "counting operations"
    case .instructions: "counting instructions"
    case .decisions: "counting decisions"
    case .leaks: "looking for leaks"
    case .exits: "trying ways out"
    case .costGrowth: "measuring growth"
    case .unitTests: "running unit tests"
    case .buildTimes: "timing builds"
    default: rawValue
    }
  }
}

extension Plan {
  /// A plan of one metric that uses no sessions.
  static func of(
    _ metric: MetricID, name: String, summary: String, _ subjects: [SubjectUnderTest]
  ) -> Plan {
    Plan(
      name: name, summary: summary, metrics: [metric], subjects: subjects.map(\.subject.id),
      baseline: subjects[0].subject.id, seeds: [], sessions: 0, eventsPerSession: 0, launches: 1,
      sessionsPerLaunch: 0)
  }
}
