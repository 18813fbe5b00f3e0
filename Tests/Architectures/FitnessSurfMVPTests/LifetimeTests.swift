import AppArchitecture
import ComparedApps
import FitnessAppointments
import FitnessAppointmentsReference
import TestRounds
import Testing
import UIKit
import UserSessions

@testable import FitnessSurfMVP

/// The flows that are alive in random sessions.
@MainActor @Suite("Lifetimes of flows") struct LifetimeTests {
  @Test("exactly the flows with open screens are alive")
  func flows() throws {
    let injected = try #require(Architecture.fitnessSurfMVP.variants.first)
    let generator = SessionGenerator<FitnessModel>(seed: 0x11, eventsPerSession: 150)
    for session in (0..<rounds(300, inDebug: 40)).map(generator.session) {
      let app = RunningFitness(injected, start: session.start)
      defer { app.device.shutDown() }
      let delegate = try #require(UIApplication.shared.delegate as? AppDelegate)
      let driver = app.driver
      var model = FitnessModel(start: session.start)
      for (index, event) in session.events.enumerated() {
        driver.perform(event)
        model.handle(event)
        let alive = delegate.coordinator?.childCoordinators ?? []
        #expect(alive.types == model.flows.coordinators, "event \(index)")
      }
    }
  }

  @Test("links reuse the running flows, two levels deep", arguments: Variant.allCases)
  func links(_ variant: Variant) {
    let app = LaunchedSurf(variant, user: "mira")
    app.perform(.wait(seconds: 3), .openURL("fitness://trainers/3/book"))
    #expect(app.flows == "ChooseActivityType(TrainerPage(CreateAppointment)), Account")
    #expect(app.depths == [3, 1])

    app.perform(.tapRow("clubs", section: 0, row: 1), .openURL("fitness://trainers/3/book"))
    #expect(app.flows == "ChooseActivityType(TrainerPage(CreateAppointment)), Account")
    #expect(app.depths == [3, 1])

    app.perform(.openURL("fitness://trainers/3"))
    #expect(app.flows == "ChooseActivityType(TrainerPage), Account" && app.depths == [2, 1])

    app.perform(.openURL("fitness://activities/group"))
    #expect(app.flows == "ChooseActivityType(GroupActivity), Account" && app.depths == [2, 1])
  }

  @Test("a sheet that is swiped away ends its flow", arguments: Variant.allCases)
  func sheet(_ variant: Variant) {
    let app = LaunchedSurf(variant, user: "mira")
    app.perform(.wait(seconds: 3), .tap("menu"), .alertButton(0), .wait(seconds: 1))
    #expect(app.flows == "ChooseActivityType, Account, Appointments")

    app.perform(.swipeSheet(isFinished: true))

    #expect(app.flows == "ChooseActivityType, Account" && app.sheetDepth == 0)
  }
}

extension [any Coordinator] {
  /// The types of the coordinators and all their descendants, such as `AnyActivityCoordinator`.
  @MainActor fileprivate var types: [String] {
    flatMap { coordinator in
      ["\(type(of: coordinator))"]
        + ((coordinator as? BaseCoordinator)?.childCoordinators ?? []).types
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
    case .choose: "\(ChooseActivityTypeCoordinator.self)"
    case .account: "\(AccountCoordinator.self)"
    case .gym: "\(GymActivityCoordinator.self)"
    case .group: "\(GroupActivityCoordinator.self)"
    case .any: "\(AnyActivityCoordinator.self)"
    case .page: "\(TrainerPageCoordinator.self)"
    case .create: "\(CreateAppointmentCoordinator.self)"
    case .appointments: "\(AppointmentsCoordinator.self)"
    case .login: "\(LoginCoordinator.self)"
    }
  }
}
