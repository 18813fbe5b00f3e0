import AppArchitecture
import ComparedApps
import FitnessAppointments
import FitnessAppointmentsReference
import Testing
import UIKit
import UserSessions

@testable import FitnessCoordinators

/// The flows that are alive in random sessions, and those that outlive their screens.
@MainActor struct LifetimeTests {
  private static let generator = SessionGenerator<FitnessModel>(seed: 3, eventsPerSession: 150)

  private func variant(_ name: String) throws -> Architecture.Variant {
    try #require(Architecture.fitnessCoordinators.variants.first { $0.name == name })
  }

  /// Runs a random session and counts the moments at which the flows do not match the screens.
  private func abandonedMoments(_ index: Int, _ variant: Architecture.Variant) throws -> Int {
    let session = Self.generator.session(index)
    let app = RunningFitness(variant, start: session.start)
    defer { app.device.shutDown() }
    let delegate = try #require(UIApplication.shared.delegate as? AppDelegate)
    let driver = app.driver
    var model = FitnessModel(start: session.start)
    var count = 0
    for event in session.events {
      driver.perform(event)
      model.handle(event)
      let coordinators = delegate.applicationCoordinator?.childCoordinators ?? []
      if coordinators.names != model.flows.coordinators { count += 1 }
    }
    return count
  }

  @Test("if UIKit is observed, exactly the flows with open screens are alive")
  func observed() throws {
    let observed = try variant("observed")

    for index in 0..<60 {
      #expect(try abandonedMoments(index, observed) == 0, "session \(index)")
    }
  }

  @Test("if UIKit is not observed, some flows outlive their screens")
  func talk() throws {
    let talk = try variant("talk")

    let counts = try (0..<20).map { try abandonedMoments($0, talk) }

    #expect(counts.contains { $0 > 0 })
  }

  @Test(
    "an app that ends before the server answers is released and sends no further requests",
    arguments: ["talk", "observed"])
  func end(_ name: String) throws {
    let store = DeviceStore(token: Token(user: "mira", issuedAt: 0))
    let device = Device()
    let server = InMemoryServer(clock: LoopClock(device.loop), store: store)
    weak var coordinator: ApplicationCoordinator?
    device.launch(try variant(name).makeDelegate(server.services))
    device.loop.advance(by: 2)
    device.open(URL(string: "fitness://appointments")!)
    device.loop.runUntilIdle()
    coordinator = (UIApplication.shared.delegate as? AppDelegate)?.applicationCoordinator
    #expect(coordinator != nil)
    #expect(server.pending == [.offers, .appointments(.mine)])

    device.shutDown()
    while server.pendingCount > 0 { server.answer(at: 0, succeeding: true) }

    #expect(coordinator == nil)
    #expect(server.pending == [])
  }
}

extension [any Coordinator] {
  /// The types of the coordinators and all their descendants, such as `AnyActivityCoordinator`.
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
    case .choose: "\(ChooseActivityTypeCoordinator.self)"
    case .account: "\(AccountCoordinator.self)"
    case .gym: "\(FitnessActivityCoordinator.self)"
    case .group: "\(GroupActivityCoordinator.self)"
    case .any: "\(AnyActivityCoordinator.self)"
    case .page: "\(TrainerPageCoordinator.self)"
    case .create: "\(CreateAppointmentCoordinator.self)"
    case .appointments: "\(AppointmentsCoordinator.self)"
    case .login: "\(LoginCoordinator.self)"
    }
  }
}
