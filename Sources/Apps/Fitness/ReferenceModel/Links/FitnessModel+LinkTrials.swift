import ComparedApps
import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

extension FitnessModel: LinkedModel {
  package static func start(
    _ start: Start, launchedBy link: String, _ arrival: LinkArrival
  ) -> Start {
    var start = start
    switch arrival {
    case .link: start.link = link
    case .notification: start.notification = link
    }
    return start
  }

  /// Returns whether this link waits for the identity or for the list of appointments.
  package func hasParked(_ link: String) -> Bool {
    guard let link = DeepLink(link) else { return false }
    if parkedLink == link { return true }
    return appointments?.parkedID.map { link == .appointment(id: $0) } ?? false
  }

  package func awaitsLogin(_ link: String) -> Bool {
    login?.link.map { $0 == DeepLink(link) } ?? false
  }

  package func refuses(_ link: String) -> Bool {
    guard isStarted, DeepLink(link) == .schedule, case .member = identity else { return false }
    return true
  }

  /// The IDs of the screens of each tab, then of each sheet.
  package var screens: [Int] {
    stacks.flatMap { $0.map(\.id) } + [login?.id, note?.id].compactMap(\.self)
  }

  /// One further step on the frontmost screen, after the answers that it waits for.
  package var wayOn: [UserEvent] {
    if alert != nil { return [] }
    let next: [UserEvent]
    switch front {
    case .splash: next = []
    case .login: next = [.tap(ElementID.cancel)]
    case .note: next = [.type("a", into: ElementID.text), .tap(ElementID.save)]
    case .stack(let stack): next = stacks[stack].last.map { wayOn(from: $0.place) } ?? []
    }
    return server.requests.isEmpty ? next : [.wait(seconds: 3)] + next
  }

  private func wayOn(from place: Place) -> [UserEvent] {
    switch place {
    case .activities: [.tapRow(ElementID.activities, section: 0, row: 0)]
    case .subcategories: [.tapRow(ElementID.subcategories, section: 0, row: 0), .wait(seconds: 1)]
    case .trainers: [.tapRow(ElementID.trainers, section: 0, row: 0), .wait(seconds: 1)]
    case .trainer: [.tap(ElementID.similar), .wait(seconds: 1)]
    case .clubs: [.tapRow(ElementID.clubs, section: 0, row: 0), .wait(seconds: 1)]
    case .dates: [.tapRow(ElementID.slots, section: 1, row: 0)]
    case .summary: [.tap(ElementID.confirm), .wait(seconds: 2)]
    case .account: [.tapRow(ElementID.account, section: 0, row: 0)]
    case .appointments: [.tapRow(ElementID.appointments, section: 0, row: 0)]
    case .appointment: [.tap(ElementID.again)]
    }
  }
}
