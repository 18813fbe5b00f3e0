import LeakDetection
import UIKit
import UserSessions

/// Tracks growth of memory other than the app's objects: closures, timers, observers, plain views.
///
/// Visits are compared only if the user returns to the same screens with the same content and each
/// visit leaves behind memory that was allocated since the previous visit. If the visible content
/// grows, the memory legitimately grows with it, and the growth is not reported.
@MainActor struct Piles {
  private struct Sighting: Hashable {
    let point: ReturnPoint
    let content: ScreenDigest
  }

  // UIKit shares immutable objects such as named images, which hold nothing of the app; here, each
  // use creates one.
  private static let sharedByUIKit: Set = ["UIImage", "UIColor", "UIFont"]

  // One more than the number of visits over which an object may be cached.
  private static let visits = 3

  private var marks: [Sighting: [UInt32]] = [:]

  /// Growth over the last visits to the current screens.
  mutating func look(
    on device: Device, at point: ReturnPoint, _ census: HeapCensus,
    avoiding controllers: [UIViewController]
  ) -> [Pile] {
    // Closures that wait for an answer legitimately accumulate until it arrives.
    guard !device.loop.hasScheduledWork else { return [] }
    var content = ScreenDigest()
    WindowReader.describe(device.window, into: &content)
    let sighting = Sighting(point: point, content: content)
    let marks = self.marks[sighting, default: []] + [census.mark]
    guard marks.count > Self.visits else {
      self.marks[sighting] = marks
      return []
    }
    self.marks[sighting] = [census.mark]
    return census.piles(between: marks, from: device.heapRoots, avoiding: controllers)
      .filter { !Self.sharedByUIKit.contains($0.kind) }
  }
}

extension Pile {
  /// The name in a finding: a temporary holder explains more than the closure that it holds.
  var subject: String {
    if case .holder(let name, .some) = trace.root { name } else { kind }
  }

  /// The suspected references or, if the system is the holder, the app's closure.
  var suspects: [String] {
    let closures = trace.path.flatMap(\.through) + [kind]
    if case .holder(_, .some) = trace.root {
      return closures.filter { $0.contains("closure") }.prefix(1).map { String($0) }
    }
    return trace.suspects.map(\.name)
  }
}
