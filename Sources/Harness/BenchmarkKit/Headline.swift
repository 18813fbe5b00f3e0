/// A headline metric of the scorecard and of the history. Less is better for all of them.
public enum Headline: String, Codable, CaseIterable, Sendable {
  case lines, codeLines, files
  /// Lines of code of the largest file, a frequent complaint about view controllers.
  case largestFile
  /// Nanoseconds per event, and the ratio to the run's own baseline.
  case nanoseconds, time
  /// Counts per event.
  case allocations, references, instructions, ownInstructions
  /// The architecture's types called between an action and the navigation request, on average.
  case typesCrossed
  /// Objects per 1,000 sessions.
  case leaked, abandoned, late, premature
  /// Sessions in which a screen differed from the reference model's.
  case divergences
  /// Links without the specified outcome, over all states; crashes count.
  case linksLost
  /// Exit paths that were not as specified, or did not release exactly the screen's objects.
  case exitsNotClean
  /// Seconds of a clean build in debug.
  case cleanBuild

  /// The metric's name with its unit.
  public var title: String {
    switch self {
    case .lines: "physical lines"
    case .codeLines: "lines of code"
    case .files: "source files"
    case .largestFile: "lines of code of the largest file"
    case .nanoseconds: "ns per event"
    case .time: "time per event over the baseline's"
    case .allocations: "allocations per event"
    case .references: "retains and releases per event"
    case .instructions: "instructions per event"
    case .ownInstructions: "instructions per event, of the architecture"
    case .typesCrossed: "types between an action and the navigation request"
    case .leaked, .abandoned, .late, .premature: "\(rawValue) objects per 1,000 sessions"
    case .divergences: "sessions with a divergence or a crash"
    case .linksLost: "links lost, over all states"
    case .exitsNotClean: "ways out that leave something behind, or fail"
    case .cleanBuild: "seconds of a clean build in debug"
    }
  }

  /// The number of meaningful decimals.
  public var digits: Int {
    switch self {
    case .lines, .codeLines, .files, .largestFile, .nanoseconds, .divergences, .linksLost: 0
    case .exitsNotClean: 0
    case .time: 3
    case .cleanBuild: 2
    default: 1
    }
  }

  /// Whether the metric is a time, which varies between runs. All others are exact.
  public var isSampled: Bool { [.nanoseconds, .time, .cleanBuild].contains(self) }
}

extension Run {
  /// The headline metrics of a subject, as far as the run's plan includes them.
  public func headlines(of subject: Subject) -> [Headline: Estimate] {
    var headlines: [Headline: Estimate] = [:]
    func exact(_ headline: Headline, _ value: Double) {
      headlines[headline] = Estimate(
        value: value, lower: nil, upper: nil, confidence: nil, count: 0)
    }
    if let files = linesOfCode?.files.filter({ $0.module == subject.module }), !files.isEmpty {
      exact(.lines, Double(files.map(\.physical).reduce(0, +)))
      exact(.codeLines, Double(files.map(\.code).reduce(0, +)))
      exact(.files, Double(files.count))
      exact(.largestFile, Double(files.map(\.code).max() ?? 0))
    }
    if let row = dispatch?.rows.first(where: { $0.subject == subject.id }) {
      headlines[.nanoseconds] = row.time
      headlines[.time] = row.ratio
    }
    if let (times, figures) = counts?.total(of: subject.id, .event), times > 0 {
      exact(.allocations, Double(figures.allocations) / Double(times))
      exact(.references, Double(figures.references) / Double(times))
    }
    if let row = instructions?.rows.first(where: { $0.subject == subject.id }) {
      exact(.instructions, row.total)
      exact(.ownInstructions, row[.architecture].total)
    }
    if let rows = decisions?.rows.filter({ $0.subject == subject.id }), !rows.isEmpty {
      exact(.typesCrossed, Double(rows.map(\.types.count).reduce(0, +)) / Double(rows.count))
    }
    if let leaks {
      let rows = leaks.rows.filter { $0.subject == subject.id }
      func perThousand(_ path: KeyPath<Leaks.Row, Int>) -> Double {
        Double(rows.map { $0[keyPath: path] }.reduce(0, +)) * 1000 / Double(max(1, leaks.sessions))
      }
      exact(.leaked, perThousand(\.leaked))
      exact(.abandoned, perThousand(\.abandoned))
      if leaks.tellsLate { exact(.late, perThousand(\.late)) }
      exact(.premature, perThousand(\.premature))
    }
    if let row = conformance?.rows.first(where: { $0.subject == subject.id }) {
      exact(.divergences, Double(row.divergences + row.crashes))
    }
    if let lost = deepLinks?.lost(by: subject.id) { exact(.linksLost, Double(lost)) }
    if let exits { exact(.exitsNotClean, Double(exits.notClean(in: subject.id))) }
    headlines[.cleanBuild] =
      buildTimes?.rows.first { $0.module == subject.module && $0.kind == .cleanDebug }?.time
    return headlines
  }
}
