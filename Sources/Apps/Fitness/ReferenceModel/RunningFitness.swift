import ComparedApps
import FitnessAppointments
import FitnessAppointmentsUI
import Foundation
import LeakDetection
import UIKit
import UserSessions

/// Fitness in one architecture, launched on a device with its own server.
@MainActor package struct RunningFitness: RunningApp {
  package typealias Model = FitnessModel

  package let device: Device
  /// The data stored on the device.
  package let store: DeviceStore
  /// The server of this app.
  package let server: InMemoryServer

  /// Launches the app and waits until it is idle.
  ///
  /// Transitions take no time, so the clock advances only when a session lets time pass. The three
  /// moments of a transition remain distinct.
  package init(
    _ variant: Architecture.Variant, start: FitnessModel.Start,
    behavior: UIKitBehavior = UIKitBehavior()
  ) {
    var behavior = behavior
    behavior.navigationDuration = 0
    behavior.presentationDuration = 0
    device = Device(behavior: behavior)
    store = DeviceStore(
      token: start.token, lastUsername: start.lastUsername, homeClubID: start.homeClubID)
    server = InMemoryServer(
      clock: LoopClock(device.loop), store: store, appointments: start.storedAppointments,
      isSlowStart: start.isSlow)
    device.launch(
      variant.makeDelegate(server.services), url: start.link.flatMap { URL(string: $0) },
      notification: start.notification.map { [DeepLink.notificationKey: $0] })
    device.loop.runUntilIdle()
  }

  package var holders: [HeapRoot] {
    [
      HeapRoot(
        "the server", server,
        parts: [.init("requests", "an unanswered request", until: "it is answered")]),
      HeapRoot("the device's store", store),
    ]
  }

  /// Returns a shape that distinguishes flows by their stack and, from the activities on, by the
  /// chosen activity.
  ///
  /// The account's screen, the root of the second tab, distinguishes the stacks. A screen without a
  /// view has not appeared yet.
  package func shape(of controllers: [UIViewController]) -> ScreenShape? {
    let screens = controllers.map { controller in
      guard let screen = controller.viewIfLoaded else { return "\(type(of: controller)), unseen" }
      return screen is SubcategoriesScreen
        ? controller.title ?? "" : screen.accessibilityIdentifier ?? ""
    }
    return ScreenShape(depth: controllers.count, screen: screens.joined(separator: " "))
  }

  package func answer(_ request: Int, isSuccess: Bool) {
    guard (0..<server.pendingCount).contains(request) else { return }
    server.answer(at: request, succeeding: isSuccess)
  }

  // Row 100.
  package func deliverAfterEnd() {
    for _ in 0..<server.pendingCount { server.answer(at: 0, succeeding: true) }
    precondition(server.pendingCount == 0, "the app asked the server after its end")
  }

  @specialized(where Sink == ScreenDigest)
  package func describe<Sink: ScreenSink>(into sink: inout Sink) {
    WindowReader.describe(device.window, into: &sink)
    FitnessModel.describe(
      server.pending, token: store.token, lastUsername: store.lastUsername,
      homeClubID: store.homeClubID, into: &sink)
    sink.extra("password sent", server.lastPassword)
    let answers = device.loop.answers
    Deliveries.describe(
      answers.takenLinks, answers.refusedLinks, answers.handledNotifications,
      answers.failedNotifications, into: &sink)
  }
}
