import LeakDetection
import RandomUsers
import UIKit

/// All objects of the app's classes, as if each class had a line that registers its instances.
///
/// Only the census finds all of them without such lines: this is the most that the other tools can
/// see if the developer forgets none.
struct WatchedInstances {
  private let census: HeapCensus
  private var shown: Set<TrackedObject> = []
  private var event = 0

  /// Starts watching; the app is launched afterwards.
  init(modules: [String], except exceptions: Set<String>) {
    census = HeapCensus(modules: modules, except: exceptions)
    census.beginEvent(0)
  }

  /// Returns the live objects, and those created with a screen that has closed since the last call.
  ///
  /// Objects created at the launch belong to the app and not to the first screen.
  mutating func look(at device: Device) -> LifetimeMoment {
    event += 1
    census.beginEvent(event)
    let now = Set(device.ownScreens.compactMap { census.object($0) })
    let gone = shown.subtracting(now)
    shown = now
    let births = Set(gone.map(\.birth)).subtracting(now.map(\.birth)).subtracting([0])
    let alive = census.objects()
    let closed = alive.filter { births.contains($0.birth) || gone.contains($0) }
    return LifetimeMoment(
      time: device.loop.now, alive: alive.map(WatchedObject.init),
      closed: closed.map(WatchedObject.init))
  }

  /// Stops watching and returns the objects that are still alive.
  func end() -> [WatchedObject] {
    census.end()
    return census.objects().map(WatchedObject.init)
  }
}

extension WatchedObject {
  fileprivate init(_ object: TrackedObject) { self.init(id: object.id, type: object.type) }
}
