import Foundation
import UserSessions

/// A difference between two versions after the same events.
struct Difference {
  /// The difference as a finding; its subject is the same in every session.
  var finding: Finding
  /// The last event, with the screen on which it was performed unless it comes from outside.
  ///
  /// A tap and a double tap on the same element count as the same cause.
  let cause: String
  /// Whether the versions are in different places from here on, which ends the comparison.
  let endsComparison: Bool
  /// Whether only the content of a screen differs: titles, other texts, or what can be touched.
  let isContent: Bool
  /// The lines that only one version has, with a minus for the old and a plus for the new version.
  private var lines: [String]
  /// Whether each line has a name of its own.
  private let namesLines: Bool

  var isAtLaunch: Bool { finding.events.isEmpty }

  init(
    _ finding: Finding, lines: [String], cause: String, endsComparison: Bool, isContent: Bool,
    namesLines: Bool
  ) {
    self.finding = finding
    self.lines = lines
    self.cause = cause
    self.endsComparison = endsComparison
    self.isContent = isContent
    self.namesLines = namesLines
    self.finding.detail = lines.joined(separator: "\n")
  }

  /// The lines that belong together: an old text with the new one in its place.
  ///
  /// A screen that only loses the old text does not repeat a change of the text.
  fileprivate var changes: [Set<String>] {
    let lines = lines.map(\.withoutRow)
    let old = lines.filter { $0.hasPrefix("-") }
    let new = lines.filter { $0.hasPrefix("+") }
    if old.isEmpty || new.isEmpty { return lines.map { [$0] } }
    return old.count == new.count ? zip(old, new).map { [$0, $1] } : [Set(lines)]
  }

  /// Whether the difference contains more than the given changes.
  fileprivate func goesBeyond(_ changes: [Set<String>]) -> Bool {
    var rest = Set(lines.map(\.withoutRow))
    for change in changes where rest.isSuperset(of: change) { rest.subtract(change) }
    return !rest.isEmpty
  }

  /// The part of the difference that is expected, and the rest.
  func split(by expected: KnownFindings) -> (expected: Difference?, rest: Difference?) {
    var named = self
    named.finding.names = namesLines ? Set(lines.map(finding.name)) : [finding.id]
    if expected.accepts(finding.id) { return (named, nil) }
    let names = named.finding.names.filter(expected.accepts)
    return (named.part(names), named.part(named.finding.names.subtracting(names)))
  }

  /// Makes a difference with the same cause a part of this one; shows its lines, too, if they
  /// belong to the same screen.
  mutating func absorb(_ other: Difference) {
    let sessions = finding.sessions
    finding.absorb(other.finding)
    guard isContent, other.isContent, finding.events == other.finding.events else { return }
    lines += other.lines
    finding.detail = lines.joined(separator: "\n")
    // The same sessions show both.
    finding.sessions = max(sessions, other.finding.sessions)
  }

  /// The part of the difference with some of its names; `nil` for none.
  private func part(_ names: Set<String>) -> Difference? {
    guard !names.isEmpty else { return nil }
    guard names != finding.names else { return self }
    var part = self
    part.finding.names = names
    part.lines = lines.filter { names.contains(finding.name($0)) }
    part.finding.detail = part.lines.joined(separator: "\n")
    return part
  }
}

// These run for every line after every event; regular expressions would take most of the time.
extension String {
  /// The text with an ellipsis in place of each number.
  fileprivate var withoutNumbers: String {
    var result = ""
    for character in self {
      let isDigit = character.isASCII && character.isNumber
      if !isDigit || result.last != "…" { result.append(isDigit ? "…" : character) }
    }
    return result
  }

  /// A line of a difference without the number of the row, which other events change.
  fileprivate var withoutRow: String {
    guard hasPrefix("- row ") || hasPrefix("+ row "), let end = firstIndex(of: ":") else {
      return self
    }
    return String(prefix(5) + self[end...])
  }
}

extension Finding {
  /// The name of one line of a difference; without numbers, which may be data.
  fileprivate func name(_ line: String) -> String {
    "\(id): \(line)".withoutNumbers.replacing("\n", with: " ").trimmingCharacters(in: .whitespaces)
  }
}

/// One session run on both versions: events chosen on the old one and repeated on the new one.
struct ComparedSession {
  let old: VisitOutcome
  let new: VisitOutcome
  /// The differences in session order; those after the same event are ordered by weight.
  ///
  /// The list ends with the first difference that leaves the versions in different places.
  private(set) var differences: [Difference] = []
  /// The changes of content at launch.
  private var changesAtLaunch: [Set<String>] = []
  /// The number of events up to one on a control or row that differs at launch, with an effect that
  /// therefore differs too; `nil` if there is none.
  private var end: Int?

  /// The total time for which the two versions slept.
  var sleep: Duration { old.sleep + new.sleep }

  init(_ old: VisitOutcome, _ new: VisitOutcome) {
    self.old = old
    self.new = new
    let moments = (0..<max(old.observations.count, new.observations.count)).lazy
      .map { ComparedMoment(old, new, after: $0) }
    guard let launch = moments.first else { return }
    differences = launch.differences
    changesAtLaunch = differences.filter(\.isContent).flatMap(\.changes)
    for moment in moments.dropFirst() where !differences.contains(where: \.endsComparison) {
      let found = moment.differences.filter(explainsOthers)
      if !found.isEmpty, moment.isAfterTouch(changedIn: launch) {
        end = moment.events
        return
      }
      differences += found
    }
  }

  /// The differences that are not expected, up to the first that could explain those after it.
  func unexpected(_ expected: KnownFindings) -> [Difference] {
    var unexpected = differences.compactMap { $0.split(by: expected).rest }
    if let end = unexpected.firstIndex(where: explainsOthers) {
      unexpected.removeSubrange((end + 1)...)
    }
    return unexpected
  }

  /// The expected differences before the first unexpected one that could explain others.
  func expected(_ expected: KnownFindings) -> [Difference] {
    let parts = differences.map { $0.split(by: expected) }
    return parts.prefix { $0.rest.map(explainsOthers) != true }.compactMap(\.expected)
  }

  /// The number of leading observations, beginning with the launch, that could be compared.
  func comparedObservations(_ expected: KnownFindings) -> Int {
    let first = differences.first {
      $0.endsComparison || $0.split(by: expected).rest.map(explainsOthers) == true
    }
    return first?.finding.events.count
      ?? end ?? min(old.observations.count, new.observations.count)
  }

  /// Whether both versions behaved the same and completed the session, so that it can be timed.
  var isRepeatable: Bool {
    end == nil && !differences.contains(where: explainsOthers) && old.crash == nil
      && old.observations.last?.failure == nil
  }

  /// Whether everything after a difference could be its consequence.
  ///
  /// Content that already differs at launch, such as a new title, is the effect of no event. If it
  /// ended the comparison, it would hide every other difference. Later screens may repeat it.
  private func explainsOthers(_ difference: Difference) -> Bool {
    !difference.isContent || !difference.isAtLaunch && difference.goesBeyond(changesAtLaunch)
  }
}

/// Two versions after the same number of events.
private struct ComparedMoment {
  private let sessions: (old: VisitOutcome, new: VisitOutcome)
  private let old: Observation?
  private let new: Observation?
  let events: Int

  init(_ old: VisitOutcome, _ new: VisitOutcome, after events: Int) {
    sessions = (old, new)
    self.old = old.observations.dropFirst(events).first
    self.new = new.observations.dropFirst(events).first
    self.events = events
  }

  /// Whether the last event touched a control, or a row of a table, that the versions did not both
  /// have at an earlier moment.
  func isAfterTouch(changedIn earlier: ComparedMoment) -> Bool {
    let touch = sessions.old.events[events - 1].firstTouch.words.withoutNumbers
    let old = Set(earlier.old?.screen.touches ?? [])
    return old.symmetricDifference(earlier.new?.screen.touches ?? [])
      .contains { $0.withoutNumbers == touch }
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
      all.append(difference(old.place, alert.lines, changed.lines, namesLines: true))
    }
    let parts: [(String, [String], [String])] = [
      ("title", one.titles, other.titles), ("touches", one.touches, other.touches),
      ("text", one.texts, other.texts),
    ]
    return all
      + parts.filter { $1 != $2 }.map {
        difference("\($0) of \(old.place)", $1, $2, isContent: true, namesLines: true)
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
      ? event.cause : "\(event.cause) on \(sessions.old.observations[events - 1].place)"
  }

  private func difference(
    _ subject: String, _ old: [String], _ new: [String], endsComparison: Bool = false,
    isContent: Bool = false, namesLines: Bool = false
  ) -> Difference {
    let changes = new.difference(from: old)
    var finding = Finding(.difference, subject, events: Array(sessions.old.events.prefix(events)))
    // The finding is located in the new version's sources.
    finding.screen = (self.new ?? sessions.new.observations.last)?.name
    return Difference(
      finding,
      lines: changes.removals.map { "- \($0.line)" } + changes.insertions.map { "+ \($0.line)" },
      cause: place(of: finding.events.last?.firstTouch),
      endsComparison: endsComparison, isContent: isContent, namesLines: namesLines)
  }
}

extension ObservedScreen {
  fileprivate var stacks: [String] { ["screens: \(arrangement)"] + titles.map { "title: \($0)" } }
}

extension Observation {
  /// The class of the visible controller, or the alert: that class is the same for all alerts.
  fileprivate var place: String { screen.alert.map { "alert '\($0.name)'" } ?? name }
}

extension ObservedScreen.Alert {
  /// The title, or the message of an alert without one; without numbers, which may be data.
  fileprivate var name: String {
    (title.isEmpty ? message : title).withoutNumbers
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
