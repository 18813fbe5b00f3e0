import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessSurfMVP

/// A phone showing a stack with an empty root screen, the stack's router, and the flow of a new
/// appointment.
@MainActor struct Booking {
  let phone = Phone()
  let session: UserSession
  let dependencies: Dependencies
  let ends = FlowEnds()
  let root = UIViewController()
  let navigation: UINavigationController
  let router: any Router

  init(_ identity: Identity = .member(user: "mira"), _ routing: Routing = .injected) {
    session = UserSession(services: phone.server.services)
    session.identity = identity
    dependencies = Dependencies(session: session, routing: routing)
    navigation = UINavigationController(rootViewController: root)
    router = routing.makeRouter(of: navigation)
    phone.show(navigation)
  }

  var stack: [UIViewController] { navigation.viewControllers }

  /// Pushes a module, and returns the controller of its view.
  func push<View: UIViewController>(_ module: any Presentable) throws -> View {
    router.push(module)
    phone.settle()
    return try top()
  }

  /// Creates a flow that books strength training with Olena, optionally with a note.
  func flow(
    note: String = "", isInTab: Bool = true, on router: (any Router)? = nil
  ) -> CreateAppointmentCoordinator {
    let coordinator = CreateAppointmentCoordinator(
      draft: Draft(activity: .gym, subcategoryID: 10, trainerID: 3, note: note),
      isInTab: isInTab, above: root, router: router ?? self.router, dependencies: dependencies)
    coordinator.finishFlow = { [ends, weak navigation] in
      ends.finish(at: navigation?.viewControllers.count ?? 0)
    }
    coordinator.onBooked = { [ends] in ends.book($0) }
    coordinator.onSharedFlow = { [ends] in ends.begin($0) }
    return coordinator
  }

  /// Starts a flow, and waits until its first screen has appeared.
  func start(_ coordinator: CreateAppointmentCoordinator) throws -> ClubsViewController {
    coordinator.start(with: nil)
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
