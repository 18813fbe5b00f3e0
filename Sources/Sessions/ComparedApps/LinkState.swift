import UserSessions

/// A state in which a link can arrive: the session that leads to it, and the events that follow.
package struct LinkState<Model: LinkedModel>: Sendable {
  /// An event that starts a transition.
  package enum Earlier: Sendable {
    case link(String)
    case tap(String)
    case back

    /// The event alone, without the link that follows it.
    var event: UserEvent {
      switch self {
      case .link(let link): .openURL(link)
      case .tap(let name): .tap(name)
      case .back: .back
      }
    }

    /// The event and a link in the same turn.
    func event(with link: String) -> UserEvent {
      switch self {
      case .link(let first): .openURLs([first, link])
      case .tap(let name): .tapThenOpenURL(name, link)
      case .back: .backThenOpenURL(link)
      }
    }
  }

  /// The name in reports, the same for every `arrival`; unique among cold states and among warm
  /// states.
  package let name: String
  package let arrival: LinkArrival
  /// Whether the link launches the app.
  package let isCold: Bool
  package let start: Model.Start
  /// The events that lead to the state; empty if the app is not running.
  package let events: [UserEvent]
  /// The event just before the link, in the same turn, whose transition is still in progress.
  let earlier: Earlier?
  /// The events after which a parked link is followed, if it can be parked.
  package let afterwards: [UserEvent]

  /// States of a running app; a notification never arrives in the same turn as another event.
  package static func warm(
    _ name: String, _ session: Session<Model>, after earlier: Earlier? = nil,
    then afterwards: [UserEvent] = []
  ) -> [LinkState] {
    LinkArrival.allCases.filter { earlier == nil || $0 == .link }.map { arrival in
      LinkState(
        name: name, arrival: arrival, isCold: false, start: session.start, events: session.events,
        earlier: earlier, afterwards: afterwards)
    }
  }

  /// States in which the app is not running.
  package static func cold(
    _ name: String, start: Model.Start, then afterwards: [UserEvent]
  ) -> [LinkState] {
    LinkArrival.allCases.map { arrival in
      LinkState(
        name: name, arrival: arrival, isCold: true, start: start, events: [], earlier: nil,
        afterwards: afterwards)
    }
  }

  /// The start of the app, including the link that launches it.
  func start(with link: String) -> Model.Start {
    isCold ? Model.start(start, launchedBy: link, arrival) : start
  }

  /// The events with which the link arrives; empty for a launch.
  func arriving(_ link: String) -> [UserEvent] {
    if isCold { return [] }
    if let earlier { return [earlier.event(with: link)] }
    return [arrival == .link ? .openURL(link) : .notification(link)]
  }

  /// The events with which the link arrives, without the link itself.
  var arrivingWithout: [UserEvent] {
    earlier.map { [$0.event] } ?? []
  }
}

/// The channel by which a link arrives.
package enum LinkArrival: String, CaseIterable, Sendable {
  case link, notification
}
