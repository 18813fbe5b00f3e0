import ComparedApps
import FootballGather
import FootballGatherUI
import Foundation
import LeakDetection
import UIKit
import UserSessions

/// Football Gather in one architecture, launched on a device with its own backend.
@MainActor package struct RunningFootballGather: RunningApp {
  package typealias Model = FootballGatherModel

  package let device: Device
  /// The server and the stored session of this app.
  package let backend: InMemoryBackend
  // The launch shows its first screens without animation.
  private let unanimatedRequestsOfLaunch: Int
  // A harness may also observe notifications.
  private let observationsAtStart: Int

  /// Launches the app and waits until it is idle.
  ///
  /// Transitions take no time, so the clock advances only when a session lets time pass. The three
  /// moments of a transition remain distinct.
  package init(
    _ variant: Architecture.Variant, start: FootballGatherModel.Start,
    behavior: UIKitBehavior = UIKitBehavior()
  ) {
    var behavior = behavior
    behavior.navigationDuration = 0
    behavior.presentationDuration = 0
    device = Device(behavior: behavior)
    backend = InMemoryBackend(
      players: start.players, remembersUser: start.remembersUser, username: start.username,
      token: start.token)
    let delegate = variant.makeDelegate(backend.services)
    observationsAtStart = UIKit.NotificationCenter.default.observationCount
    device.launch(
      delegate, url: start.link.flatMap { URL(string: $0) },
      notification: start.notification.map { [DeepLink.notificationKey: $0] })
    device.loop.runUntilIdle()
    unanimatedRequestsOfLaunch = device.loop.unanimatedRequestCount
  }

  package var holders: [HeapRoot] {
    [
      HeapRoot(
        "the backend", backend,
        parts: [.init("pending", "an unanswered request", until: "it is answered")]
      )
    ]
  }

  package func answer(_ request: Int, isSuccess: Bool) {
    guard (0..<backend.pendingCount).contains(request) else { return }
    backend.answer(at: request, succeeding: isSuccess)
  }

  @specialized(where Sink == ScreenDigest)
  package func describe<Sink: ScreenSink>(into sink: inout Sink) {
    WindowReader.describe(device.window, into: &sink)
    FootballGatherModel.describe(
      backend.pending, remembersUser: backend.remembersUser, username: backend.username,
      isSignedIn: backend.token != nil, into: &sink)
    sink.extra("password sent", backend.lastPassword)
    let answers = device.loop.answers
    Deliveries.describe(
      answers.takenLinks, answers.refusedLinks, answers.handledNotifications,
      answers.failedNotifications, into: &sink)
    sink.extra(
      "changes without animation",
      device.loop.unanimatedRequestCount - unanimatedRequestsOfLaunch)
    sink.extra("running timers", device.loop.runningTimerCount)
    sink.extra(
      "observations", UIKit.NotificationCenter.default.observationCount - observationsAtStart)
  }
}
