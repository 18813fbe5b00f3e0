import FitnessAppointments
import FitnessBookingTestSupport

@testable import FitnessRouters

/// A phone with a server, and the session of its user.
@MainActor struct BookingServer {
  let phone: Phone
  let session: UserSession

  /// Signs in a member with this name; if it is `nil`, the user is a guest.
  init(user: String? = "mira", appointments: [Appointment] = []) {
    phone = Phone(user: nil, appointments: appointments)
    session = UserSession(services: phone.server.services)
    guard let user else { return }
    phone.server.login(username: user, password: "pw") { [session] in
      if case .success(let login) = $0 { session.didLogIn(login, username: user) }
    }
    phone.server.answer(at: 0, succeeding: true)
  }

  var store: DeviceStore { phone.store }
  var pending: [InMemoryServer.Operation] { phone.server.pending }

  /// Answers the oldest request.
  func answer(succeeding: Bool = true) throws {
    try phone.answer(succeeding: succeeding)
  }
}

/// Records each end of a session: `true` if its token had expired.
final class SessionDelegateSpy: UserSessionDelegate {
  private(set) var ends: [Bool] = []

  func sessionDidChange() {}
  func sessionDidGoOnline() {}
  func sessionDidEnd(isExpired: Bool) { ends.append(isExpired) }
}
