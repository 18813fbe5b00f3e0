import FitnessAppointments
import FitnessBookingTestSupport
import UIKit

@testable import FitnessRouters

/// The stack of a tab with modules of an appointment, as their callers build them.
@MainActor struct OpenBooking {
  let server: BookingServer
  let navigation: UINavigationController
  let root: StackRootSpy

  /// Shows the modules that `build` returns, above a first screen.
  init(
    user: String? = "mira", appointments: [Appointment] = [],
    _ build: (BookingModules) -> [UIViewController]
  ) {
    server = BookingServer(user: user, appointments: appointments)
    // Created on the server's phone, because a run loop keeps a new controller until its next turn,
    // and the loop of an earlier phone may never have another turn.
    navigation = UINavigationController()
    root = StackRootSpy()
    navigation.viewControllers = [root] + build(BookingModules(session: server.session))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    phone.show(tabs)
  }

  var phone: Phone { server.phone }
  var pending: [InMemoryServer.Operation] { server.pending }
}

/// Builds the modules of an appointment with a note.
@MainActor struct BookingModules {
  static let draft: Draft = {
    var draft = Draft.example
    draft.note = "abc"
    return draft
  }()

  let session: UserSession

  func clubs() -> UIViewController {
    ClubsConfigurator(session: session).configure(
      flowType: .gym, subcategoryID: 10, trainerID: 3, note: "abc")
  }

  func homeClub() -> UIViewController {
    ClubsConfigurator(session: session).configureHomeClub()
  }

  func dates() -> UIViewController {
    DatesConfigurator(session: session).configure(
      flowType: .gym, subcategoryID: 10, trainerID: 3, clubID: 2, note: "abc", hasMenu: true)
  }

  func summary() -> UIViewController {
    SummaryConfigurator(session: session).configure(
      flowType: .gym, subcategoryID: 10, trainerID: 3, clubID: 2, slot: Slot(day: 1, hour: 12),
      note: "abc", hasMenu: true)
  }
}
