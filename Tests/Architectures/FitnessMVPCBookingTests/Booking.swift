import FitnessAppointments
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessMVPC

/// A phone with a stack above an empty screen, and everything that the coordinators of an
/// appointment need.
@MainActor struct Booking {
  let phone: Phone
  let session: Session
  let context: CoordinatorContext
  let app = AppSpy()
  let spy = BookingSpy()

  /// - Parameter isOnline: Whether the server answers the request for the identity successfully.
  init(user: String? = "mira", isOnline: Bool = true, isInTab: Bool = true) throws {
    phone = Phone(user: user)
    session = Session(services: phone.server.services)
    session.start {}
    try phone.answer(succeeding: isOnline)
    context = CoordinatorContext(
      session: session, childRemoval: StackRemoval(), isInTab: isInTab)
    context.navController.setViewControllers([UIViewController()], animated: false)
    phone.show(context.navController)
  }

  var stack: [UIViewController] { context.navController.viewControllers }

  // MARK: Coordinators

  func clubs(_ flowType: FlowType = .gym, note: String = "") -> ClubsCoordinator {
    let coordinator = ClubsCoordinator(
      context: context, parent: app, flowType: flowType, subcategoryID: 10, trainerID: 3,
      note: note)
    coordinator.delegate = spy
    coordinator.homeClubDelegate = spy
    return coordinator
  }

  func dates(note: String = "") -> DatesCoordinator {
    let coordinator = DatesCoordinator(
      context: context, parent: app, flowType: .gym, subcategoryID: 10, trainerID: 3, clubID: 2,
      note: note)
    coordinator.delegate = spy
    return coordinator
  }

  func summary(_ flowType: FlowType = .gym, note: String = "") -> SummaryCoordinator {
    let coordinator = SummaryCoordinator(
      context: context, parent: app, flowType: flowType, subcategoryID: 10, trainerID: 3,
      clubID: 2, slot: Slot(day: 1, hour: 12), note: note)
    coordinator.delegate = spy
    return coordinator
  }

  /// Pushes the screen of a coordinator; the app's spy retains the coordinator.
  func push<Screen: UIViewController>(_ coordinator: some StackCoordinator) throws -> Screen {
    context.navController.pushViewController(app.prepare(coordinator), animated: true)
    phone.settle()
    return try #require(context.navController.topViewController as? Screen)
  }
}
