import UIKit
import UserSessions

/// Chooses a random user's next event from what is on screen.
@MainActor struct EventChoice {
  private var random: RandomSource
  private let links: [String]
  /// The texts that the test provides for fields, by field name.
  private let texts: [String: [String]]
  private var knowledge: Experience.Knowledge
  /// The events decided on: typing texts, or leaving the app after a long wait.
  private var plan: [UserEvent] = []
  /// The screen whose form the user has just filled in, and the last of its fields.
  private var filled: (screen: String, field: String)?
  /// The number of further events for which the user stays on the screen rather than leaving it.
  private var stay = 0

  // Chances in percent, where there is something to choose from.
  /// The chance of filling in a form.
  private static let percentForm = 15
  /// The chance of filling in a form for which accepted texts are known.
  private static let percentKnownForm = 30
  /// The chance of submitting a form just filled in.
  private static let percentSubmit = 50
  /// The chance of choosing a rarely touched target.
  private static let percentRare = 30
  /// The chance of using a control just enabled.
  private static let percentOpened = 60
  /// The chance of typing accepted texts.
  private static let percentAccepted = 50
  private static let longestStay = 12

  /// - Parameter startsAtPlace: Whether the session has been led to the place that it explores.
  init(
    _ random: RandomSource, _ users: RandomUsers, _ knowledge: Experience.Knowledge,
    startsAtPlace: Bool
  ) {
    self.random = random
    links = users.links
    texts = users.texts
    self.knowledge = knowledge
    if startsAtPlace { stay = Self.longestStay }
  }

  /// The next event; a wait if nothing else is possible.
  mutating func next(on sight: Sight, of device: Device) -> UserEvent {
    let event = choice(on: sight, device)
    if let target = event.target(on: sight.title) {
      knowledge.touches[target, default: 0] += 1
    }
    return event
  }

  /// Remembers texts that were accepted in this session.
  mutating func learn(_ form: AcceptedTexts.Form) { knowledge.texts.add(form) }

  private mutating func choice(on sight: Sight, _ device: Device) -> UserEvent {
    if let event = nextOfPlan(on: sight) { return event }
    if let event = submission(on: sight) { return event }
    // Users mostly touch what they see and watch the result; other events are external.
    let chance = random.below(100)
    if chance < 30, let event = outside(chance, device) { return event }
    let touches = touches(of: sight)
    guard !touches.isEmpty else { return .wait(seconds: 1) }
    let opened = Self.newlyEnabledTaps(among: touches, on: sight)
    if !opened.isEmpty, random.chance(percent: Self.percentOpened) {
      return opened[random.below(opened.count)]
    }
    if !sight.fields.isEmpty, random.chance(percent: percentForm(on: sight)) {
      plan = texts(for: sight.fields, on: sight.title)
      filled = sight.fields.last.map { (sight.title, $0.name) }
      if let event = nextOfPlan(on: sight) { return event }
    }
    let touch =
      random.chance(percent: Self.percentRare)
      ? rarest(of: touches, on: sight.title) : choose(among: touches)
    return varied(touch, on: sight, device)
  }

  /// The taps on controls that the last event has enabled.
  private static func newlyEnabledTaps(among touches: [UserEvent], on sight: Sight) -> [UserEvent] {
    touches.filter { touch in sight.opened.contains { touch == .tap($0) } }
  }

  private func percentForm(on sight: Sight) -> Int {
    knowledge.texts.forms(on: sight.title).isEmpty ? Self.percentForm : Self.percentKnownForm
  }

  private mutating func touches(of sight: Sight) -> [UserEvent] {
    guard stay > 0 else { return sight.touches }
    stay -= 1
    let staying = sight.touches.filter { !$0.leaves }
    return staying.isEmpty ? sight.touches : staying
  }

  // In seconds. Countdowns end, and logins expire, while the user waits.
  private static let pauses = [2, 3, 4, 5, 6, 7, 8, 60, 600]
  // After a pause of this length, users often leave the app and return, and it refreshes what it
  // shows.
  nonisolated static let longPause = 60
  // The number of touches with which the user stays on the screen after a long pause.
  private static let stayAfterPause = 4
  // Each time a timer fires takes real time, which is limited per event.
  private static let mostTicks = 2_000.0

  private mutating func pause(on device: Device) -> UserEvent {
    let seconds = Self.pauses[random.below(Self.pauses.count)]
    let fastest = device.loop.shortestTimerInterval ?? .infinity
    guard Double(seconds) / fastest <= Self.mostTicks else { return .wait(seconds: 1) }
    if seconds >= Self.longPause {
      if random.below(2) == 0 { plan = [.background] }
      stay = max(stay, Self.stayAfterPause)
    }
    return .wait(seconds: seconds)
  }

  /// The event for this `chance`, whatever is on screen; `nil` if it needs a link and there is
  /// none.
  private mutating func outside(_ chance: Int, _ device: Device) -> UserEvent? {
    switch chance {
    case 0..<16: .wait(seconds: 1)
    case 16..<20: pause(on: device)
    case 20: .background
    case 21: .interruption
    case 22: .memoryWarning
    case 23: random.below(3) == 0 ? .tapOutside : .backMenu(depth: random.below(3))
    // Apps that do not observe these events ignore both.
    case 24: random.below(3) == 0 ? .shake : .rotate(isLandscape: random.below(2) == 0)
    case 25..<28 where !links.isEmpty: .openURL(links[random.below(links.count)])
    case 28 where !links.isEmpty: .universalLink(links[random.below(links.count)])
    case 29 where !links.isEmpty: .notification(links[random.below(links.count)])
    default: nil
    }
  }

  /// Chooses a touch. All table rows together weigh at most as much as four other elements.
  private mutating func choose(among touches: [UserEvent]) -> UserEvent {
    let rows = touches.filter(\.isOnRow)
    let others = touches.filter { !$0.isOnRow }
    let weight = min(rows.count, 4)
    let place = random.below(others.count + weight)
    return place < others.count ? others[place] : rows[random.below(rows.count)]
  }

  /// One of the touches whose targets were touched least often.
  private mutating func rarest(of touches: [UserEvent], on title: String) -> UserEvent {
    let counts = touches.map { touch in
      touch.target(on: title).map { knowledge.touches[$0, default: 0] } ?? 0
    }
    let least = counts.min()
    return choose(among: touches.indices.filter { counts[$0] == least }.map { touches[$0] })
  }

  // MARK: Values

  private mutating func varied(
    _ event: UserEvent, on sight: Sight, _ device: Device
  ) -> UserEvent {
    switch event {
    case .tap(let name): random.below(8) == 0 ? .doubleTap(name) : event
    case .moveRow(let name, let from, _):
      random.element(of: VisibleScreen(of: device).targets(of: from, in: name)).map {
        .moveRow(name, from: from, to: $0)
      } ?? event
    case .type(_, let name):
      random.below(4) == 0
        ? .pressReturn(name) : .type(text(into: name, on: sight), into: name)
    case .slide(let name, _):
      .slide(name, to: VisibleScreen(of: device).value(ofSlider: name, tenths: tenths()))
    case .turnDate(let name, _): .turnDate(name, hours: hours[random.below(hours.count)])
    case .pick(let name, _): .pick(name, rows: turned(VisibleScreen(of: device).wheels(of: name)))
    case .swipeBack: .swipeBack(isFinished: random.below(3) > 0)
    case .swipeSheet: .swipeSheet(isFinished: random.below(3) > 0)
    case .tapRow(let name, let section, let row):
      switch random.below(12) {
      case 0: .deleteRow(name, section: section, row: row)
      case 1: .doubleTapRow(name, section: section, row: row)
      case 2..<6: action(on: event, of: name, section, row, on: sight.title, device)
      default: event
      }
    default: event
    }
  }

  /// An action of the app that a swipe over the row or a long press on it reveals; a tap on a row
  /// without such actions.
  private mutating func action(
    on tap: UserEvent, of name: String, _ section: Int, _ row: Int, on title: String,
    _ device: Device
  ) -> UserEvent {
    let screen = VisibleScreen(of: device)
    let swipes = screen.swipeActions(of: name, section: section, row: row)
    let choices = screen.contextActions(of: name, section: section, row: row)
    guard swipes + choices.count > 0 else { return tap }
    let events =
      (0..<swipes).map { UserEvent.swipeRow(name, section: section, row: row, action: $0) }
      + choices.map { UserEvent.pressRow(name, section: section, row: row, action: $0) }
    return rarest(of: events, on: title)
  }

  /// New rows of a picker's wheels; often only one wheel is turned.
  private mutating func turned(_ wheels: [VisibleScreen.Wheel]) -> [Int] {
    let only = random.below(2 * max(1, wheels.count))
    return wheels.enumerated().map { component, wheel in
      only < wheels.count && only != component
        ? max(0, wheel.selected) : random.below(max(1, wheel.rows))
    }
  }

  /// A slider position in tenths, often one of the ends.
  private mutating func tenths() -> Int {
    random.below(2) == 0 ? random.below(11) : 10 * random.below(2)
  }

  private let hours = [1, -1, 24, -24, 24 * 365, -24 * 365, -24 * 365 * 20]

  // MARK: Texts

  private mutating func nextOfPlan(on sight: Sight) -> UserEvent? {
    guard !plan.isEmpty else { return nil }
    let event = plan.removeFirst()
    guard case .type(_, let name) = event else { return event }
    if sight.fields.contains(where: { $0.name == name }) { return event }
    plan = []
    return nil
  }

  /// A text for every field: those of an accepted form, or likely ones.
  private mutating func texts(for fields: [VisibleField], on title: String) -> [UserEvent] {
    let form = random.element(of: knowledge.texts.forms(on: title))
    let isKnown = form != nil && random.chance(percent: Self.percentAccepted)
    var chosen: [String] = []
    for field in fields {
      if isKnown, let known = form?.texts[field.name] {
        chosen.append(known)
      } else if field.isRepetition, given(for: field).isEmpty, let last = chosen.last {
        chosen.append(last)
      } else {
        chosen.append(random.element(of: candidates(for: field)) ?? "")
      }
    }
    return zip(chosen, fields).map { .type($0, into: $1.name) }
  }

  /// A touch that may submit the form just filled in, often; `nil` without such a form.
  private mutating func submission(on sight: Sight) -> UserEvent? {
    defer { filled = nil }
    guard let filled, filled.screen == sight.title, random.chance(percent: Self.percentSubmit)
    else { return nil }
    let opened = Self.newlyEnabledTaps(among: sight.touches, on: sight)
    let buttons = sight.touches.filter(\.isOnButton)
    return random.element(of: opened.isEmpty ? buttons + [.pressReturn(filled.field)] : opened)
  }

  private func given(for field: VisibleField) -> [String] { texts[field.name] ?? [] }

  private func candidates(for field: VisibleField) -> [String] {
    let given = given(for: field)
    return given.isEmpty ? field.candidates : given
  }

  private mutating func text(into name: String, on sight: Sight) -> String {
    let known = knowledge.texts.forms(on: sight.title).compactMap { $0.texts[name] }
    if let text = random.element(of: known), random.chance(percent: Self.percentAccepted) {
      return text
    }
    let others = sight.fields.filter { $0.name != name && !$0.text.isEmpty }.map(\.text)
    let field = sight.fields.first { $0.name == name }
    switch random.below(10) {
    case 0..<4: return random.element(of: anything) ?? ""
    case 4 where !others.isEmpty: return random.element(of: others) ?? ""
    default: return random.element(of: field.map(candidates) ?? []) ?? ""
    }
  }

  private let anything = [
    "", "a", "Anna", "anna@example.com", "12", "Zoë 🙂", String(repeating: "long ", count: 40),
  ]
}

extension RandomSource {
  /// A random element; `nil` if there is none.
  fileprivate mutating func element<Value>(of values: [Value]) -> Value? {
    values.isEmpty ? nil : values[below(values.count)]
  }
}

extension UserEvent {
  /// Whether the event leaves a screen.
  fileprivate var leaves: Bool {
    switch self {
    case .back, .swipeBack, .tab, .swipeSheet: true
    default: false
    }
  }

  fileprivate var isOnButton: Bool {
    switch self {
    case .tap, .alertButton: true
    default: false
    }
  }

  fileprivate var isOnRow: Bool {
    switch self {
    case .tapRow, .moveRow, .deleteRow, .swipeRow, .pressRow, .tapRowControl: true
    default: false
    }
  }
}
