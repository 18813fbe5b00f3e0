import FitnessAppointments
import FitnessAppointmentsReference
import UIKit
import UserSessions

@testable import FitnessUmbrella

/// The app on a device, with a server that answers when a test asks for it.
@MainActor final class LaunchedUmbrella {
  let device: Device
  let store: DeviceStore
  let server: InMemoryServer
  let delegate: AppDelegate

  init(_ version: Version, user: String? = nil, appointments: [Appointment] = []) {
    var behavior = UIKitBehavior()
    (behavior.navigationDuration, behavior.presentationDuration) = (0, 0)
    device = Device(behavior: behavior)
    store = DeviceStore(token: user.map { Token(user: $0, issuedAt: 0) }, lastUsername: user)
    server = InMemoryServer(
      clock: LoopClock(device.loop), store: store, appointments: appointments)
    delegate = AppDelegate(services: server.services, version: version)
    device.launch(delegate)
    device.loop.runUntilIdle()
  }

  func perform(_ events: UserEvent...) {
    let driver = Driver(device: device) { [server] request, isSuccess in
      if request < server.pendingCount { server.answer(at: request, succeeding: isSuccess) }
    }
    for event in events { driver.perform(event) }
  }

  /// Logs a user in from the account tab, and waits for the server's answer.
  func logIn(_ user: String) {
    perform(
      .wait(seconds: 3), .tab(1), .tap("login"), .type(user, into: "username"),
      .type("pw", into: "password"), .tap("login"), .wait(seconds: 2))
  }

  /// The values of all facts on screen that have this name.
  func values(_ name: String) -> [String] {
    var transcript = ScreenTranscript()
    WindowReader.describe(device.window, into: &transcript)
    return transcript.lines.filter { $0.hasPrefix("\(name): ") }
      .map { String($0.dropFirst(name.count + 2).filter { $0 != "\"" }) }
  }

  /// The live flows, such as `Activities(Gym(CreateAppointment)), Account`.
  var flows: String {
    delegate.coordinator.map { $0.childCoordinators.names.joined(separator: ", ") } ?? ""
  }
}

extension [any Coordinatable] {
  /// The types of the coordinators, each with its children.
  @MainActor fileprivate var names: [String] {
    map { coordinator in
      let name = "\(type(of: coordinator))".replacing("Coordinator", with: "")
      let children = ((coordinator as? BaseCoordinator)?.childCoordinators ?? []).names
      return children.isEmpty ? name : "\(name)(\(children.joined(separator: ", ")))"
    }
  }
}
