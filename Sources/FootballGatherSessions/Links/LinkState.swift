import UserSessions

/// A situation in which a link can come in, as the session that leads there and what comes after the link.
public struct LinkState: Sendable {
  /// How the link comes in.
  public enum Arrival: String, CaseIterable, Sendable {
    case link, notification
  }

  /// What people call it; cold and warm states have names of their own, whatever way the link comes in.
  public let name: String
  public let arrival: Arrival
  /// Whether the link launches the app.
  public let isCold: Bool
  let start: FootballGatherModel.Start
  /// What leads to it; nothing where the app is not running.
  let events: [UserEvent]
  /// Another link that comes in just before, in the same turn: its transition is then under way.
  let earlierLink: String?
  /// What makes the players known in the end, where they are not.
  let afterwards: [UserEvent]

  /// A state of a running app; a link that comes in with another is no notification.
  static func warm(
    _ name: String, _ walk: Walk, start: FootballGatherModel.Start = Walk.start,
    after earlierLink: String? = nil, then afterwards: [UserEvent] = []
  ) -> [LinkState] {
    Arrival.allCases.filter { earlierLink == nil || $0 == .link }.map { arrival in
      LinkState(
        name: name, arrival: arrival, isCold: false, start: start, events: walk.events,
        earlierLink: earlierLink, afterwards: afterwards)
    }
  }

  /// A state in which the app is not running.
  static func cold(
    _ name: String, start: FootballGatherModel.Start, then afterwards: [UserEvent]
  ) -> [LinkState] {
    Arrival.allCases.map { arrival in
      LinkState(
        name: name, arrival: arrival, isCold: true, start: start, events: [], earlierLink: nil,
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
    if let earlierLink { return [.openURLs([earlierLink, link])] }
    return [arrival == .link ? .openURL(link) : .notification(link)]
  }

  /// What is done then where the link does not come in.
  var arrivingWithout: [UserEvent] {
    earlierLink.map { [.openURL($0)] } ?? []
  }
}
