import UserSessions

/// A difference between two versions after the same events.
struct Difference {
  /// The difference as a finding; its subject is the same in every session.
  var finding: Finding
  /// The last event, with the screen on which it was performed unless it comes from outside.
  ///
  /// A tap and a double tap on the same element count as the same cause. A difference at launch has
  /// a cause of its own.
  let cause: String
  /// Whether the versions are in different places from here on, which ends the comparison.
  let endsComparison: Bool
  /// Whether only a title or another text differs.
  let isText: Bool

  var isAtLaunch: Bool { finding.events.isEmpty }
  /// The lines that only one version has, with a plus or minus.
  var lines: [Substring] { finding.detail.split(separator: "\n") }
}

/// One session run on both versions: events chosen on the old one and repeated on the new one.
struct ComparedSession {
  let old: VisitOutcome
  let new: VisitOutcome
  /// The differences in session order; those after the same event are ordered by weight.
  ///
  /// The list ends with the first difference that leaves the versions in different places.
  let differences: [Difference]
  /// The lines of each difference in texts at launch.
  private let textsAtLaunch: [Set<Substring>]

  /// The total time for which the two versions slept.
  var sleep: Duration { old.sleep + new.sleep }

  init(_ old: VisitOutcome, _ new: VisitOutcome) {
    self.old = old
    self.new = new
    var differences: [Difference] = []
    for events in 0..<max(old.observations.count, new.observations.count) {
      differences += ComparedMoment(old, new, after: events).differences
      if differences.contains(where: \.endsComparison) { break }
    }
    self.differences = differences
    textsAtLaunch = differences.filter { $0.isText && $0.isAtLaunch }.map { Set($0.lines) }
  }

  /// The differences that are not expected, up to the first that could explain those after it.
  func unexpected(_ expected: KnownFindings) -> [Difference] {
    var unexpected = differences.filter { expected.entries(of: $0.finding).isEmpty }
    if let end = unexpected.firstIndex(where: explainsOthers) {
      unexpected.removeSubrange((end + 1)...)
    }
    return unexpected.filter { $0.isAtLaunch || explainsOthers($0) }
  }

  /// The expected differences before the first unexpected one that could explain others.
  func expected(_ expected: KnownFindings) -> [Difference] {
    differences.prefix { !expected.entries(of: $0.finding).isEmpty || !explainsOthers($0) }
      .filter { !expected.entries(of: $0.finding).isEmpty }
  }

  /// The number of leading observations, beginning with the launch, that could be compared.
  func comparedObservations(_ expected: KnownFindings) -> Int {
    let all = min(old.observations.count, new.observations.count)
    let end = differences.first {
      $0.endsComparison || expected.entries(of: $0.finding).isEmpty && explainsOthers($0)
    }
    return end?.finding.events.count ?? all
  }

  /// Whether both versions behaved the same and completed the session, so that it can be timed.
  var isRepeatable: Bool {
    !differences.contains(where: explainsOthers) && old.crash == nil
      && old.observations.last?.failure == nil
  }

  /// Whether everything after a difference could be its consequence.
  ///
  /// A text that already differs at launch, such as a new title, is the effect of no event. If it
  /// ended the comparison, it would hide every other difference. Later screens may repeat it.
  private func explainsOthers(_ difference: Difference) -> Bool {
    guard difference.isText else { return true }
    var rest = Set(difference.lines)
    // A screen that only loses the old text does not repeat the new one.
    for texts in textsAtLaunch where rest.isSuperset(of: texts) { rest.subtract(texts) }
    return !rest.isEmpty
  }
}

/// Two versions after the same number of events.
private struct ComparedMoment {
  private let sessions: (old: VisitOutcome, new: VisitOutcome)
  private let old: Observation?
  private let new: Observation?
  private let events: Int

  init(_ old: VisitOutcome, _ new: VisitOutcome, after events: Int) {
    sessions = (old, new)
    self.old = old.observations.dropFirst(events).first
    self.new = new.observations.dropFirst(events).first
    self.events = events
  }

  var differences: [Difference] {
    guard let old, let new, (old.failure == nil) == (new.failure == nil) else {
      return [
        effect(
          "end", [ending(old, sessions.old)], [ending(new, sessions.new)], endsComparison: true)
      ]
    }
    return effects(old, new) + screens(old, new)
  }

  private func ending(_ observation: Observation?, _ session: VisitOutcome) -> String {
    observation == nil ? session.crash ?? "the session ends" : observation?.failure ?? "goes on"
  }

  private func effects(_ old: Observation, _ new: Observation) -> [Difference] {
    var all: [Difference] = []
    if old.screen.links != new.screen.links {
      all.append(effect("links", old.screen.links, new.screen.links))
    }
    // Compare only the counts, because the texts of refusals contain class names.
    if old.refusals.count != new.refusals.count {
      all.append(effect("refusals", old.refusals, new.refusals))
    }
    return all
  }

  private func screens(_ old: Observation, _ new: Observation) -> [Difference] {
    let (one, other) = (old.screen, new.screen)
    if one.arrangement != other.arrangement {
      return [effect("screens", one.stacks, other.stacks, endsComparison: true)]
    }
    if (one.alert == nil) != (other.alert == nil) {
      return [effect("alert", one.alert?.lines, other.alert?.lines, endsComparison: true)]
    }
    var all: [Difference] = []
    if let alert = one.alert, let changed = other.alert, alert != changed {
      // The visible controller has the same class for all alerts.
      all.append(difference("alert '\(alert.name)'", alert.lines, changed.lines))
    }
    let parts: [(String, [String], [String])] = [
      ("title", one.titles, other.titles), ("touches", one.touches, other.touches),
      ("text", one.texts, other.texts),
    ]
    return all
      + parts.filter { $1 != $2 }.map {
        difference("\($0) of \(old.name)", $1, $2, isText: $0 != "touches")
      }
  }

  /// A difference in the effect of the last event, named after the event.
  private func effect(
    _ aspect: String, _ old: [String]?, _ new: [String]?, endsComparison: Bool = false
  ) -> Difference {
    let event = events == 0 ? nil : sessions.old.events[events - 1]
    return difference(
      "\(aspect) after \(place(of: event))", old ?? [], new ?? [], endsComparison: endsComparison)
  }

  private func place(of event: UserEvent?) -> String {
    guard let event else { return "the launch" }
    return event.isLink
      ? event.cause : "\(event.cause) on \(sessions.old.observations[events - 1].name)"
  }

  private func difference(
    _ subject: String, _ old: [String], _ new: [String], endsComparison: Bool = false,
    isText: Bool = false
  ) -> Difference {
    let changes = new.difference(from: old)
    var finding = Finding(
      .difference, subject,
      detail: (changes.removals.map { "- \($0.line)" } + changes.insertions.map { "+ \($0.line)" })
        .joined(separator: "\n"),
      events: Array(sessions.old.events.prefix(events)))
    // The finding is located in the new version's sources.
    finding.screen = (self.new ?? sessions.new.observations.last)?.name
    return Difference(
      finding: finding, cause: events == 0 ? subject : place(of: finding.events.last?.firstTouch),
      endsComparison: endsComparison, isText: isText)
  }
}

extension ObservedScreen {
  fileprivate var stacks: [String] { ["screens: \(arrangement)"] + titles.map { "title: \($0)" } }
}

extension ObservedScreen.Alert {
  /// The title, or the message of an alert without one; without numbers, which may be data.
  fileprivate var name: String {
    (title.isEmpty ? message : title).replacing(/[0-9]+/, with: "…")
  }
  fileprivate var lines: [String] {
    ["title: \(title)", "message: \(message)"] + buttons.map { "button: \($0)" }
  }
}

extension CollectionDifference<String>.Change {
  fileprivate var line: String {
    switch self {
    case .insert(_, let line, _), .remove(_, let line, _): line
    }
  }
}

extension UserEvent {
  /// The event without positions and typed text: the same for all rows of a table.
  fileprivate var cause: String {
    switch self {
    case .type(_, let name): "typing into \(name)"
    case .tapRow(let name, _, _): "a tap on a row of \(name)"
    case .doubleTapRow(let name, _, _): "a double tap on a row of \(name)"
    case .deleteRow(let name, _, _): "deleting a row of \(name)"
    case .moveRow(let name, _, _): "moving a row of \(name)"
    case .slide(let name, _): "sliding \(name)"
    case .pick(let name, _): "turning \(name)"
    case .step(let name, _): "stepping \(name)"
    case .wait: "a wait"
    default: "'\(words)'"
    }
  }
}
