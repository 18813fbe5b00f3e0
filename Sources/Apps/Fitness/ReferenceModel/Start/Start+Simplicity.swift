import FitnessAppointments
import UserSessions

// Less stored data is simpler. The order compares first whether data exists, then its content.
extension FitnessModel.Start: SimplifiableStart {
  package var complexity: [Int] {
    // As among events, a link is simpler than a notification with a link.
    let texts = [notification, link, user, lastUsername]
    var complexity = texts.map { $0 == nil ? 0 : 1 }
    complexity += [isSlow ? 1 : 0, appointments.count, homeClubID ?? 0, Simplicity.code(tokenAge)]
    for booking in appointments { complexity += booking.complexity }
    for text in texts { complexity += text.map(Simplicity.code) ?? [] }
    return complexity
  }

  package func simplerStarts(
    _ events: [UserEvent]
  ) -> [Shrinker<FitnessModel.Start>.Trial] {
    var starts: [Self] = []
    func add(_ change: (inout Self) -> Void) {
      var start = self
      change(&start)
      starts.append(start)
    }
    if let notification, link == nil {
      add {
        $0.link = notification
        $0.notification = nil
      }
    }
    for text in [\Self.link, \.notification, \.user, \.lastUsername] {
      add { $0[keyPath: text] = nil }
    }
    if user != nil { add { $0.user = ServerRules.users[0] } }
    if lastUsername != nil { add { $0.lastUsername = ServerRules.users[0] } }
    for link in [DeepLink.account, .activities].map(\.text) {
      if self.link != nil { add { $0.link = link } }
      if notification != nil { add { $0.notification = link } }
    }
    add { $0.isSlow = false }
    add { $0.tokenAge = 0 }
    add { $0.homeClubID = nil }
    if homeClubID != nil { add { $0.homeClubID = 1 } }
    add { $0.appointments = [] }
    add { $0.appointments.removeLast(appointments.count / 2) }
    for index in appointments.indices.reversed() { add { $0.appointments.remove(at: index) } }
    for index in appointments.indices {
      for simpler in appointments[index].simpler { add { $0.appointments[index] = simpler } }
    }
    return starts.map { .init(start: $0, events: events) }
  }

  // Users who are signed in, or whom a link has led to a screen, skip the first steps.
  package func startsFurtherAlong(_ events: [UserEvent]) -> [Self] {
    var starts: [Self] = []
    for user in ServerRules.users {
      var start = self
      (start.user, start.tokenAge) = (user, 0)
      starts.append(start)
    }
    for link in events.compactMap(\.link) {
      var start = self
      start.link = link
      starts.append(start)
    }
    return starts.filter { $0 != self }
  }
}

extension FitnessModel.Booking {
  fileprivate var complexity: [Int] {
    [trainerID, clubID, day, hour] + Simplicity.code(user) + Simplicity.code(note)
  }

  fileprivate var simpler: [Self] {
    func with(_ change: (inout Self) -> Void) -> Self {
      var booking = self
      change(&booking)
      return booking
    }
    return [
      with { $0.note = "" }, with { $0.user = ServerRules.users[0] }, with { $0.trainerID = 1 },
      with { $0.clubID = 1 }, with { $0.day = 0 }, with { $0.hour = 9 },
    ].filter { $0 != self }
  }
}

extension UserEvent {
  fileprivate var link: String? {
    switch self {
    case .openURL(let link), .universalLink(let link), .notification(let link): link
    default: nil
    }
  }
}
