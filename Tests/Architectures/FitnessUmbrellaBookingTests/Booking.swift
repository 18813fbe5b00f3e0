import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessUmbrella

/// A phone showing a stack with an empty root screen, the stack's router, and the flow of a new
/// appointment.
@MainActor struct Booking {
  let phone = Phone()
  let session: UserSession
  let modules: ModulesFactory
  let coordinators: CoordinatorFactory
  let flows = FlowsSpy()
  let ends = FlowEnds()
  let root = UIViewController()
  let navigation: UINavigationController
  let router: any Routable

  init(_ identity: Identity = .member(user: "mira"), _ version: Version = .mended) {
    session = UserSession(services: phone.server.services)
    session.identity = identity
    session.flows = flows
    modules = ModulesFactory(session: session)
    coordinators = CoordinatorFactory(session: session, version: version)
    navigation = UINavigationController(rootViewController: root)
    router = coordinators.makeRouter(of: navigation)
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
    note: String = "", isInTab: Bool = true, on router: (any Routable)? = nil
  ) -> CreateAppointmentCoordinator {
    let coordinator = CreateAppointmentCoordinator(
      router: router ?? self.router, session: session, factory: modules,
      coordinatorFactory: coordinators,
      draft: Draft(activity: .gym, subcategoryID: 10, trainerID: 3, note: note),
      isInTab: isInTab, isAnimated: true)
    coordinator.finishFlow = { [ends, weak navigation] in
      ends.finish(at: navigation?.viewControllers.count ?? 0)
    }
    coordinator.onBooked = { [ends] in ends.book($0) }
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
