import AppArchitecture
import ComparedApps
import FitnessAppointments
import FitnessAppointmentsReference
import TestRounds
import Testing
import UIKit
import UserSessions

@testable import FitnessUmbrella

/// The flows that are alive in random sessions.
@MainActor @Suite("Lifetimes of flows") struct LifetimeTests {
  @Test("Umbrella/mended keeps alive exactly the flows with open screens")
  func flows() throws {
    let mended = try #require(Architecture.fitnessUmbrella.variants.last)
    let generator = SessionGenerator<FitnessModel>(seed: 0x11, eventsPerSession: 150)
    for session in (0..<rounds(300, inDebug: 40)).map(generator.session) {
      let app = RunningFitness(mended, start: session.start)
      defer { app.device.shutDown() }
      let delegate = try #require(UIApplication.shared.delegate as? AppDelegate)
      let driver = app.driver
      var model = FitnessModel(start: session.start)
      for (index, event) in session.events.enumerated() {
        driver.perform(event)
        model.handle(event)
        let alive = delegate.coordinator?.childCoordinators ?? []
        #expect(alive.names == model.flows.coordinators, "event \(index)")
      }
    }
  }
}

extension [any Coordinatable] {
  /// The types of the coordinators and all their descendants, such as `AnyCoordinator`.
  @MainActor fileprivate var names: [String] {
    flatMap { coordinator in
      ["\(type(of: coordinator))"]
        + ((coordinator as? BaseCoordinator)?.childCoordinators ?? []).names
    }
    .sorted()
  }
}

extension [Flow: Int] {
  /// The types of the coordinators that run the flows.
  @MainActor fileprivate var coordinators: [String] {
    flatMap { [String](repeating: $0.coordinator, count: $1) }.sorted()
  }
}

extension Flow {
  @MainActor fileprivate var coordinator: String {
    switch self {
    case .choose: "\(ActivitiesCoordinator.self)"
    case .account: "\(AccountCoordinator.self)"
    case .gym: "\(GymCoordinator.self)"
    case .group: "\(GroupCoordinator.self)"
    case .any: "\(AnyCoordinator.self)"
    case .page: "\(PageCoordinator.self)"
    case .create: "\(CreateAppointmentCoordinator.self)"
    case .appointments: "\(AppointmentsCoordinator.self)"
    case .login: "\(AuthorizationCoordinator.self)"
    }
  }
}
