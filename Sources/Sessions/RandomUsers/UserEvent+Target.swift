import UserSessions

extension UserEvent {
  /// The target of a touch: two events with equal targets differ only in their values.
  struct Target: Hashable, Sendable {
    let screen: String
    let kind: String
    let name: String
  }

  /// The target of a touch on a screen; `nil` for events that touch nothing on the screen.
  func target(on screen: String) -> Target? {
    switch self {
    case .tap(let name), .doubleTap(let name): Target(screen: screen, kind: "tap", name: name)
    case .tapRow(let name, let section, _), .doubleTapRow(let name, let section, _):
      Target(screen: screen, kind: "tapRow", name: "\(name) \(section)")
    case .type(_, let name), .toggle(let name), .step(let name, _), .pick(let name, _),
      .deleteRow(let name, _, _), .moveRow(let name, _, _), .gesture(let name),
      .slide(let name, _), .pressReturn(let name), .turnDate(let name, _),
      .tapRowControl(let name, _, _), .refresh(let name):
      Target(screen: screen, kind: kind, name: name)
    case .choose(let name, let segment):
      Target(screen: screen, kind: kind, name: "\(name) \(segment)")
    case .chooseAction(let name, let action), .swipeRow(let name, _, _, let action),
      .pressRow(let name, _, _, let action):
      Target(screen: screen, kind: kind, name: "\(name) \(action)")
    case .alertButton(let index), .tab(let index):
      Target(screen: screen, kind: kind, name: "\(index)")
    case .back, .swipeBack, .swipeSheet, .turnPage: Target(screen: screen, kind: kind, name: "")
    default: nil
    }
  }

  /// Whether the event delivers a link, whatever is on screen.
  var isLink: Bool {
    switch self {
    case .openURL, .universalLink, .notification: true
    default: false
    }
  }
}
