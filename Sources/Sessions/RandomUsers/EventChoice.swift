import UIKit
import UserSessions

/// Chooses a random user's next event from what is on screen.
@MainActor struct EventChoice {
  private var random: RandomSource
  private let links: [String]

  init(_ random: RandomSource, links: [String]) {
    self.random = random
    self.links = links
  }

  /// The next event; a wait if nothing else is possible.
  mutating func next(on device: Device) -> UserEvent {
    // Users mostly touch what they see and watch the result; other events are external.
    let chance = random.below(100)
    if chance < 30, let event = outside(chance) { return event }
    let screen = VisibleScreen(of: device)
    let touches = screen.touches
    guard !touches.isEmpty else { return .wait(seconds: 1) }
    return varied(choose(among: touches), on: screen)
  }

  /// The event for this `chance` other than a touch; `nil` if impossible, such as without links.
  private mutating func outside(_ chance: Int) -> UserEvent? {
    switch chance {
    case 0..<16: .wait(seconds: 1)
    case 16..<20: .wait(seconds: 2 + random.below(9))
    case 20: .background
    case 21: .interruption
    case 22: .memoryWarning
    case 23: .backMenu(depth: random.below(3))
    case 24: .tapOutside
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

  private mutating func varied(_ event: UserEvent, on screen: VisibleScreen) -> UserEvent {
    switch event {
    case .moveRow(let name, let from, _):
      let targets = screen.targets(of: from, in: name)
      return targets.isEmpty
        ? event : .moveRow(name, from: from, to: targets[random.below(targets.count)])
    default: return varied(event)
    }
  }

  private mutating func varied(_ event: UserEvent) -> UserEvent {
    switch event {
    case .tap(let name): random.below(8) == 0 ? .doubleTap(name) : event
    case .type(_, let name):
      random.below(4) == 0
        ? .pressReturn(name) : .type(texts[random.below(texts.count)], into: name)
    case .slide(let name, _): .slide(name, to: Double(random.below(101)) / 100)
    case .pick(let name, let rows): .pick(name, rows: rows.map { _ in random.below(5) })
    case .swipeBack: .swipeBack(isFinished: random.below(3) > 0)
    case .swipeSheet: .swipeSheet(isFinished: random.below(3) > 0)
    case .tapRow(let name, let section, let row):
      switch random.below(12) {
      case 0: .deleteRow(name, section: section, row: row)
      case 1: .doubleTapRow(name, section: section, row: row)
      default: event
      }
    default: event
    }
  }

  private let texts = [
    "", "a", "Anna", "anna@example.com", "12", "Zoë 🙂", String(repeating: "long ", count: 40),
  ]
}

extension UserEvent {
  fileprivate var isOnRow: Bool {
    switch self {
    case .tapRow, .moveRow, .deleteRow: true
    default: false
    }
  }
}
