import FitnessAppointments
import FitnessAppointmentsReference
import UIKit
import UserSessions

@testable import FitnessSurfMVP

/// The app on a device, with a server that answers when a test asks for it.
@MainActor final class LaunchedSurf {
  let device: Device
  let store: DeviceStore
  private let server: InMemoryServer
  private let delegate: AppDelegate

  init(_ router: Variant, user: String? = nil, appointments: [Appointment] = []) {
    var behavior = UIKitBehavior()
    (behavior.navigationDuration, behavior.presentationDuration) = (0, 0)
    device = Device(behavior: behavior)
    store = DeviceStore(token: user.map { Token(user: $0, issuedAt: 0) }, lastUsername: user)
    server = InMemoryServer(
      clock: LoopClock(device.loop), store: store, appointments: appointments)
    delegate = AppDelegate(services: server.services, routing: router.routing)
    device.launch(delegate)
    device.loop.runUntilIdle()
  }

  func perform(_ events: UserEvent...) {
    let driver = Driver(device: device) { [server] request, isSuccess in
      if request < server.pendingCount { server.answer(at: request, succeeding: isSuccess) }
    }
    for event in events { driver.perform(event) }
  }

  /// Requests the trainer of the first class, and leaves the request pending.
  func askForTrainer() {
    perform(
      .wait(seconds: 3), .tapRow("activities", section: 0, row: 1),
      .tapRow("subcategories", section: 0, row: 0))
  }

  /// Requests an appointment from the page of a trainer, and leaves the request pending.
  func askForBooking() {
    perform(
      .wait(seconds: 3), .openURL("fitness://trainers/3/book"),
      .tapRow("clubs", section: 0, row: 1), .wait(seconds: 1),
      .tapRow("slots", section: 0, row: 0), .tap("confirm"))
  }

  // MARK: What is on screen

  /// The values of all facts on screen that have this name.
  func values(_ name: String) -> [String] {
    var transcript = ScreenTranscript()
    WindowReader.describe(device.window, into: &transcript)
    return transcript.lines.filter { $0.hasPrefix("\(name): ") }
      .map { String($0.dropFirst(name.count + 2).filter { $0 != "\"" }) }
  }

  private var tabs: UITabBarController? {
    device.window?.rootViewController as? UITabBarController
  }

  /// The number of modules in the stacks of the tabs.
  var depths: [Int] {
    (tabs?.viewControllers ?? []).map {
      ($0 as? UINavigationController)?.viewControllers.count ?? 0
    }
  }

  /// The number of modules in the stack of the sheet; 0 without a sheet.
  var sheetDepth: Int {
    (tabs?.presentedViewController as? UINavigationController)?.viewControllers.count ?? 0
  }

  /// The titles of the alerts, from the bottom.
  var alerts: [String] {
    var titles: [String] = []
    var top = device.window?.rootViewController
    while let next = top?.presentedViewController {
      titles += (next as? UIAlertController).flatMap(\.title).map { [$0] } ?? []
      top = next
    }
    return titles
  }

  var refusals: Int { device.loop.refusalCount }

  /// The live flows, such as `ChooseActivityType(GymActivity(CreateAppointment)), Account`.
  var flows: String {
    delegate.coordinator.map { $0.childCoordinators.names.joined(separator: ", ") } ?? ""
  }
}

/// The variants of the app.
enum Variant: CaseIterable {
  case injected, main

  @MainActor var routing: Routing {
    switch self {
    case .injected: .injected
    case .main: .main(StackObserver())
    }
  }
}

extension [any Coordinator] {
  /// The types of the coordinators, each with its children.
  @MainActor fileprivate var names: [String] {
    map { coordinator in
      let name = "\(type(of: coordinator))".replacing("Coordinator", with: "")
      let children = ((coordinator as? BaseCoordinator)?.childCoordinators ?? []).names
      return children.isEmpty ? name : "\(name)(\(children.joined(separator: ", ")))"
    }
  }
}
