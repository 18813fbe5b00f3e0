import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessInstructor

/// A phone with a stack above an empty screen, and the flow that creates an appointment.
@MainActor struct Booking {
  let phone = Phone()
  let session: UserSession
  let dependencies: Dependencies
  let flows = FlowsSpy()
  let ends = FlowEnds()
  let root = UIViewController()
  let router: Router

  var navigation: UINavigationController { router.stack }

  init(_ identity: Identity = .member(user: "mira")) {
    session = UserSession(services: phone.server.services)
    session.identity = identity
    dependencies = Dependencies(session: session, instructor: Instructor())
    dependencies.flows = flows
    router = Router()
    router.setRoot(root)
    phone.show(router.stack)
  }

  var stack: [UIViewController] { navigation.viewControllers }

  func push(_ controller: UIViewController) {
    navigation.pushViewController(controller, animated: true)
    phone.settle()
  }

  /// Creates a flow that books strength with Olena, optionally with a note.
  func flow(
    note: String = "", isInTab: Bool = true, at place: Router.Place? = nil
  ) -> CreateAppointmentCoordinator {
    let storage = StateStorage(of: .gym, place: place)
    storage.draft = Draft(activity: .gym, subcategoryID: 10, trainerID: 3, note: note)
    let coordinator = CreateAppointmentCoordinator(
      on: router, storage: storage, isInTab: isInTab, dependencies: dependencies)
    coordinator.onFinish = { [ends, router] in ends.finish($0, at: router.viewControllers.count) }
    return coordinator
  }

  /// Starts a flow, and waits until its first screen has appeared.
  func start(_ coordinator: CreateAppointmentCoordinator) throws -> ClubsViewController {
    coordinator.start()
    phone.settle()
    return try top()
  }

  /// The top screen of the stack.
  func top<Controller: UIViewController>() throws -> Controller {
    try #require(stack.last as? Controller)
  }

  // MARK: Choices on the screens

  func chooseClub(_ row: Int) throws {
    let screen = try #require(stack.last?.view as? ClubsScreen)
    try phone.tapRow(row, in: screen.tableView)
  }

  /// Answers the request for the slots, and chooses one.
  func chooseSlot(_ row: Int, section: Int) throws {
    if phone.server.pendingCount > 0 { try phone.answer(succeeding: true) }
    let screen = try #require(stack.last?.view as? DatesScreen)
    try phone.tapRow(row, in: screen.tableView, section: section)
  }

  /// Goes from the clubs to the summary of the example.
  func goToSummary() throws -> SummaryScreen {
    try chooseClub(1)
    try chooseSlot(1, section: 1)
    return try #require(stack.last?.view as? SummaryScreen)
  }
}
