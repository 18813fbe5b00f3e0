import LeakDetection
import UIKit

/// Observes an app during a session of a comparison.
@MainActor struct ComparedVisit {
  private let census: HeapCensus?
  private var objects = 0
  private var created = 0
  private var seenEvents = 0
  private var seenLinks = 0

  init(_ census: HeapCensus?) { self.census = census }

  /// Called before an event is performed.
  mutating func begin() { objects = census?.madeObjects ?? 0 }

  /// Called after an event has been performed, before anything is inspected.
  mutating func end() { created = (census?.madeObjects ?? 0) - objects }

  /// The state after the launch or the last event.
  mutating func observation(of device: Device, isOver: Bool) -> Observation {
    var refusals: [String] = []
    var failure = isOver ? "a dead end" : nil
    for event in device.loop.events[seenEvents...] {
      switch event {
      case .refused(let request, let reason, _): refusals.append("\(request): \(reason)")
      case .crashed(let reason): failure = reason
      case .hung: failure = "the main queue never became empty"
      case .warning, .unowned, .inconsistent: break
      }
    }
    let screen = ObservedScreen(device, linksAfter: seenLinks)
    seenEvents = device.loop.events.count
    seenLinks = device.application.openedURLs.count
    return Observation(
      screen: screen, name: name(of: device), refusals: refusals, failure: failure,
      alive: census?.countsByType() ?? [:], created: created)
  }

  private func name(of device: Device) -> String {
    guard device.screenInFront is UIAlertController else { return Moment.screen(of: device) }
    return WindowLayers(of: device.window)?.topScreen.className ?? Moment.screen(of: device)
  }
}
