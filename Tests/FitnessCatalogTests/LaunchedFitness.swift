import AppArchitecture
import FitnessAppointments
import FitnessAppointmentsReference
import Foundation
import UIKit
import UserSessions

/// Fitness in one architecture, launched on a device with a server of its own.
@MainActor struct LaunchedFitness {
  let device: Device
  let store: DeviceStore
  let server: InMemoryServer

  /// Launches the app and waits until it is idle.
  ///
  /// - Parameter age: The age of the stored user's token, in seconds.
  init(
    _ variant: Architecture.Variant, user: String? = nil, age: Int = 0,
    appointments: [Appointment] = [], isSlowStart: Bool = false, link: String? = nil
  ) {
    var behavior = UIKitBehavior()
    (behavior.navigationDuration, behavior.presentationDuration) = (0, 0)
    device = Device(behavior: behavior)
    store = DeviceStore(
      token: user.map { Token(user: $0, issuedAt: -1000 * age) }, lastUsername: user)
    server = InMemoryServer(
      clock: LoopClock(device.loop), store: store, appointments: appointments,
      isSlowStart: isSlowStart)
    device.launch(variant.makeDelegate(server.services), url: link.flatMap { URL(string: $0) })
    device.loop.runUntilIdle()
  }

  /// Performs events, and describes the screen that they lead to.
  @discardableResult func after(_ events: UserEvent...) -> String {
    let driver = Driver(device: device) { request, isSuccess in
      if request < server.pendingCount { server.answer(at: request, succeeding: isSuccess) }
    }
    for event in events { driver.perform(event) }
    return screen
  }

  /// Answers all open requests successfully.
  func answerAll() {
    while server.pendingCount > 0 { after(.answer(0, isSuccess: true)) }
  }

  /// The selected tab, the depths of both stacks and of the sheets, the screen, and the alert.
  ///
  /// `0: 1, 3 + 2 DatesScreen (Menu)` is a sheet with two screens over tab 0, under an alert.
  var screen: String {
    let facts = facts
    let depths = values("depth").joined(separator: ", ")
    let tab = values("tab").map { "\($0): " }.joined()
    let sheets = values("sheet").map { " + \($0)" }.joined()
    let isAlert = facts.contains("alert: yes")
    let alert = isAlert ? " (\(value("alert", after: "alert: yes")))" : ""
    return "\(tab)\(depths)\(sheets) \(values("screen")[0])\(alert)"
  }

  /// The facts of the window, one per line.
  var facts: [String] {
    var transcript = ScreenTranscript()
    WindowReader.describe(device.window, into: &transcript)
    return transcript.lines
  }

  /// The values of all facts with this name, without quotation marks.
  func values(_ name: String) -> [String] {
    facts.filter { $0.hasPrefix("\(name): ") }
      .map { String($0.dropFirst(name.count + 2).filter { $0 != "\"" }) }
  }

  private func value(_ name: String, after fact: String) -> String {
    let place = facts.firstIndex(of: fact) ?? 0
    return String(facts[place + 1].dropFirst(name.count + 2).filter { $0 != "\"" })
  }
}
