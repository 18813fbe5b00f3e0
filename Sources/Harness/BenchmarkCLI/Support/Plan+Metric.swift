import BenchmarkKit
import BenchmarkMetrics

extension Plan {
  /// A plan of one metric that uses no sessions.
  static func of(
    _ metric: MetricID, name: String, summary: String, _ subjects: [SubjectUnderTest]
  ) -> Plan {
    Plan(
      name: name, summary: summary, metrics: [metric], subjects: subjects.map(\.subject.id),
      baseline: subjects[0].subject.id, seeds: ["0"], sessions: 1, eventsPerSession: 1,
      launches: 1, sessionsPerLaunch: 1)
  }
}
