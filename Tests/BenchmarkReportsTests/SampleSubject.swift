@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Statistics

/// A subject's lines of code, and the joint interval of its time relative to the first subject.
struct SampleSubject {
  let name: String
  let lines: Int
  var time: ClosedRange<Double>?
  /// The number of objects that it abandons.
  var abandoned = 0

  fileprivate var row: Dispatch.Row {
    let middle = time.map { ($0.lowerBound + $0.upperBound) / 2 } ?? 1
    let estimate = Estimate(
      value: middle, lower: time?.lowerBound, upper: time?.upperBound, confidence: 0.95, count: 6)
    return .init(
      subject: name, time: estimate, ratio: estimate,
      comparison: time.map { _ in
        .init(
          verdict: .different, ratio: estimate, p: 0, adjustedP: 0, cliffsDelta: 1,
          sessionsSlower: 1)
      })
  }
}

extension Run {
  /// Creates a run with the lines and times of these subjects; the first is the baseline.
  init(of samples: [SampleSubject], margin: Double? = nil) {
    var plan = Plan.tiny
    plan.margin = margin
    plan.baseline = samples[0].name
    self.init(
      date: "", plan: plan, environment: .anywhere,
      subjects: samples.map {
        Subject(id: $0.name, module: $0.name, summary: "", source: "", parent: nil)
      })
    linesOfCode = LinesOfCode(
      files: samples.map {
        .init(
          module: $0.name, scene: "S", role: "R", name: "F", physical: $0.lines, code: $0.lines,
          comment: 0, blank: 0)
      }, shared: [], published: [], correlations: [])
    dispatch = Dispatch(
      baseline: samples[0].name, control: nil, eventsPerSession: 1, launches: [],
      rows: samples.map(\.row),
      resolution: .init(margin: 0.01, halfWidth: 0.01, friedmanP: nil))
  }
}
