import UserSessions

/// A situation in which a link can come in, as the session that leads there and what comes after the link.
public struct LinkState: Sendable {
  /// How the link comes in.
  public enum Arrival: String, CaseIterable, Sendable {
    case link, notification
  }

  /// Something that begins a transition.
  enum Earlier: Sendable {
    case link(String)
    case tap(String)
    case back

    /// This alone.
    var event: UserEvent {
      switch self {
      case .link(let link): .openURL(link)
      case .tap(let name): .tap(name)
      case .back: .back
      }
    }

    /// This, and a link in the same turn.
    func event(with link: String) -> UserEvent {
      switch self {
      case .link(let first): .openURLs([first, link])
      case .tap(let name): .tapThenOpenURL(name, link)
      case .back: .backThenOpenURL(link)
      }
    }
  }

  /// What people call it; cold and warm states have names of their own, whatever way the link comes in.
  public let name: String
  public let arrival: Arrival
  /// Whether the link launches the app.
  public let isCold: Bool
  let start: FootballGatherModel.Start
  /// What leads to it; nothing where the app is not running.
  let events: [UserEvent]
  /// What happens just before, in the same turn: its transition is then under way.
  let earlier: Earlier?
  /// What makes the players known in the end, where they are not.
  let afterwards: [UserEvent]

  /// A state of a running app; a link that comes in within the same turn as something else is no notification.
  static func warm(
    _ name: String, _ walk: Walk, start: FootballGatherModel.Start = Walk.start,
    after earlier: Earlier? = nil, then afterwards: [UserEvent] = []
  ) -> [LinkState] {
    Arrival.allCases.filter { earlier == nil || $0 == .link }.map { arrival in
      LinkState(
        name: name, arrival: arrival, isCold: false, start: start, events: walk.events,
        earlier: earlier, afterwards: afterwards)
    }
  }

  /// A state in which the app is not running.
  static func cold(
    _ name: String, start: FootballGatherModel.Start, then afterwards: [UserEvent]
  ) -> [LinkState] {
    Arrival.allCases.map { arrival in
      LinkState(
        name: name, arrival: arrival, isCold: true, start: start, events: [], earlier: nil,
        afterwards: afterwards)
    }
  }

  /// What the app finds at its launch, with the link that launches it.
  func start(with link: String) -> FootballGatherModel.Start {
    var start = start
    guard isCold else { return start }
    switch arrival {
    case .link: start.link = link
    case .notification: start.notification = link
    }
    return start
  }

  /// What is done when the link comes in; nothing for a launch.
  func arriving(_ link: String) -> [UserEvent] {
    if isCold { return [] }
    if let earlier { return [earlier.event(with: link)] }
    return [arrival == .link ? .openURL(link) : .notification(link)]
  }

  /// What is done then where the link does not come in.
  var arrivingWithout: [UserEvent] {
    earlier.map { [$0.event] } ?? []
  }
}
