import Foundation
import UserSessions

/// A difference between two versions after the same events.
struct Difference {
  /// The part of a screen, or the effect of the last event, that differs.
  enum Aspect { case title, touches, text, alert, effect }

  /// The difference as a finding; its subject is the same in every session.
  var finding: Finding
  let aspect: Aspect
  /// The last event, with the screen on which it was performed unless it comes from outside.
  ///
  /// A tap and a double tap on the same element count as the same cause.
  let cause: String
  /// Whether the versions are in different places from here on, which ends the comparison.
  let endsComparison: Bool
  /// The lines that only one version has, with a minus for the old and a plus for the new version.
  private var lines: [String] { didSet { finding.detail = lines.joined(separator: "\n") } }

  var isAtLaunch: Bool { finding.events.isEmpty }
  /// Whether only the content of a screen differs.
  var isContent: Bool { [.title, .touches, .text].contains(aspect) }

  init(
    _ finding: Finding, _ aspect: Aspect, lines: [String], cause: String, endsComparison: Bool
  ) {
    self.finding = finding
    self.aspect = aspect
    self.lines = lines
    self.cause = cause
    self.endsComparison = endsComparison
    self.finding.detail = lines.joined(separator: "\n")
  }

  /// The lines that belong together: an old text with the new one in its place.
  ///
  /// A screen that only loses the old text does not repeat a change of the text.
  fileprivate var changes: [Set<String>] {
    var new = lines.filter { $0.hasPrefix("+") }
    let old = lines.filter { $0.hasPrefix("-") }.map { line -> Set<String> in
      let partner = new.firstIndex { $0.label == line.label }.map { new.remove(at: $0) }
      return Set([line, partner].compactMap { $0?.withoutPosition })
    }
    return old + new.map { [$0.withoutPosition] }
  }

  /// Whether the difference contains more than the given changes.
  ///
  /// Each change accounts for its lines once: a second missing row is more than the first.
  fileprivate func goesBeyond(_ changes: [Set<String>]) -> Bool {
    var rest = lines.map(\.withoutPosition)
    for change in changes where change.isSubset(of: rest) {
      for line in change { rest.firstIndex(of: line).map { _ = rest.remove(at: $0) } }
    }
    return !rest.isEmpty
  }

  /// The part of the difference that is expected, and the rest.
  func split(by expected: KnownFindings) -> (expected: Difference?, rest: Difference?) {
    var named = self
    named.finding.names = aspect == .effect ? [finding.id] : Set(lines.map(finding.name))
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
    return part
  }
}

// These run for every line after every event; regular expressions would take most of the time.
extension String {
  /// The text as a part of a name, with an ellipsis in place of each number, which may be data, and
  /// of each asterisk, which means any text in a list.
  fileprivate var generalized: String {
    var result = ""
    for character in self {
      let isData = character == "*" || character.isASCII && character.isNumber
      if !isData || result.last != "…" { result.append(isData ? "…" : character) }
    }
    return result
  }

  /// A line without the position of the row or item, which other events change.
  fileprivate var withoutPosition: String {
    let text = isMarked ? dropFirst(2) : self[...]
    if text.hasPrefix("tap row ") { return generalized }
    for kind in ["row ", "item "] where text.hasPrefix(kind) {
      guard let end = text.firstIndex(of: ":"),
        text[..<end].dropFirst(kind.count).allSatisfy({ $0.isNumber || $0 == "." })
      else { break }
      return String(prefix(isMarked ? 2 : 0) + kind.dropLast() + text[end...])
    }
    return self
  }

  /// The part of a line of a difference that says what the text belongs to; empty for a title.
  fileprivate var label: Substring {
    let text = dropFirst(2)
    return text.firstIndex(of: ":").map { text[..<$0] } ?? ""
  }

  private var isMarked: Bool { hasPrefix("- ") || hasPrefix("+ ") }
}

extension Finding {
  /// The name of one line of a difference.
  fileprivate func name(_ line: String) -> String {
    KnownFindings.inOneLine("\(id): \(line.withoutPosition.generalized)")
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
  /// The number of events up to the first on a control or table that differs at launch, with an
  /// effect that differs, too; `nil` if there is none.
  private var firstConsequence: Int?

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
      if firstConsequence == nil, !found.isEmpty, moment.isAfterTouch(changedIn: launch) {
        firstConsequence = moment.events
      }
      differences += found
    }
  }

  /// The differences that are not expected, up to the first that could explain those after it.
  func unexpected(_ expected: KnownFindings) -> [Difference] {
    var unexpected = parts(expected).compactMap(\.rest)
    if let end = unexpected.firstIndex(where: explainsOthers) {
      unexpected.removeSubrange((end + 1)...)
    }
    // The rest of a difference may only repeat the launch.
    return unexpected.filter { $0.isAtLaunch || explainsOthers($0) }
  }

  /// The expected differences up to the first unexpected one that could explain others.
  func expected(_ expected: KnownFindings) -> [Difference] {
    let parts = parts(expected)
    let end = parts.firstIndex { $0.rest.map(explainsOthers) == true } ?? parts.count - 1
    return parts.prefix(end + 1).compactMap(\.expected)
  }

  /// The number of leading observations, beginning with the launch, that could be compared.
  func comparedObservations(_ expected: KnownFindings) -> Int {
    let parts = parts(expected)
    let first = zip(differences, parts).first {
      $0.endsComparison || $1.rest.map(explainsOthers) == true
    }
    return first?.0.finding.events.count
      ?? (parts.count < differences.count ? firstConsequence : nil)
      ?? min(old.observations.count, new.observations.count)
  }

  /// Whether both versions behaved the same and completed the session, so that it can be timed.
  var isRepeatable: Bool {
    !differences.contains(where: explainsOthers) && old.crash == nil
      && old.observations.last?.failure == nil
  }

  /// The expected and unexpected parts of the differences.
  ///
  /// Until a control that differs at launch is expected, its effects are left out: they are
  /// consequences.
  private func parts(
    _ expected: KnownFindings
  ) -> [(expected: Difference?, rest: Difference?)] {
    let parts = differences.map { $0.split(by: expected) }
    let rests = parts.compactMap(\.rest)
    guard let firstConsequence, rests.contains(where: { $0.isAtLaunch && $0.aspect == .touches })
    else { return parts }
    return zip(differences, parts).prefix { $0.0.finding.events.count < firstConsequence }.map(\.1)
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
  /// have at an earlier moment, on the screen of that moment.
  func isAfterTouch(changedIn earlier: ComparedMoment) -> Bool {
    guard let screen = sessions.old.observations.dropFirst(events - 1).first,
      let before = earlier.old, screen.place == before.place,
      screen.screen.arrangement == before.screen.arrangement
    else { return false }
    let touch = sessions.old.events[events - 1].listed
    let changed = Set(before.screen.touches)
      .symmetricDifference(earlier.new?.screen.touches ?? [])
    guard case .tapRow = touch else { return changed.contains(touch.words) }
    // One row more changes what all rows below it are.
    return changed.contains { $0.generalized == touch.words.generalized }
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
      all.append(difference(.alert, old.place, alert.lines, changed.lines))
    }
    if one.titles != other.titles {
      all.append(difference(.title, "title of \(old.name)", one.titles, other.titles))
    }
    if one.touches != other.touches {
      all.append(difference(.touches, "touches of \(old.place)", one.touches, other.touches))
    }
    if one.texts != other.texts {
      all.append(difference(.text, "text of \(old.name)", one.texts, other.texts))
    }
    return all
  }

  /// A difference in the effect of the last event, named after the event.
  private func effect(
    _ aspect: String, _ old: [String]?, _ new: [String]?, endsComparison: Bool = false
  ) -> Difference {
    let event = events == 0 ? nil : sessions.old.events[events - 1]
    return difference(
      .effect, "\(aspect) after \(place(of: event))", old ?? [], new ?? [],
      endsComparison: endsComparison)
  }

  private func place(of event: UserEvent?) -> String {
    guard let event else { return "the launch" }
    return event.isLink
      ? event.cause : "\(event.cause) on \(sessions.old.observations[events - 1].place)"
  }

  private func difference(
    _ aspect: Difference.Aspect, _ subject: String, _ old: [String], _ new: [String],
    endsComparison: Bool = false
  ) -> Difference {
    // One row more changes the positions of those below it, but not the rows. If nothing else has
    // changed, the positions themselves are the difference.
    let byContent = new.map(\.withoutPosition).difference(from: old.map(\.withoutPosition))
    let changes = byContent.isEmpty ? new.difference(from: old) : byContent
    let lines =
      changes.removals.map { "- \(old[$0.offset])" }
      + changes.insertions.map { "+ \(new[$0.offset])" }
    var finding = Finding(.difference, subject, events: Array(sessions.old.events.prefix(events)))
    // The finding is located in the new version's sources.
    finding.screen = (self.new ?? sessions.new.observations.last)?.name
    return Difference(
      finding, aspect, lines: lines, cause: place(of: finding.events.last?.firstTouch),
      endsComparison: endsComparison)
  }
}

extension ObservedScreen {
  fileprivate var stacks: [String] { ["screens: \(arrangement)"] + titles.map { "title: \($0)" } }
}

extension Observation {
  /// The class of the screen in front or, before an alert, the alert's title.
  fileprivate var place: String { screen.alert.map { "alert '\($0.name)'" } ?? name }
}

extension ObservedScreen.Alert {
  /// The title, or the message of an alert without one.
  fileprivate var name: String { (title.isEmpty ? message : title).generalized }
  fileprivate var lines: [String] {
    ["title: \(title)", "message: \(message)"] + fields + buttons.map { "button: \($0)" }
  }
}

extension CollectionDifference<String>.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension UserEvent {
  /// The touch of the same control or row in the list of a screen's touches.
  fileprivate var listed: UserEvent {
    switch firstTouch {
    case .type(_, let name), .pressReturn(let name): .type("text", into: name)
    case .deleteRow(let name, let section, let row), .swipeRow(let name, let section, let row, _),
      .pressRow(let name, let section, let row, _), .tapRowControl(let name, let section, let row):
      .tapRow(name, section: section, row: row)
    default: firstTouch
    }
  }

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
