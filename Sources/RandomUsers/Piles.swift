import LeakDetection
import UIKit
import UserSessions

/// Watches what no class of the app stands for: closures, timers, observers, plain views that become more with every visit.
///
/// A user comes back to the same screens with the same things on them, and each time something is left that was made since the time
/// before. Where more is shown each time, more is kept for it, and nothing is said.
@MainActor struct Piles {
  private struct Place: Hashable {
    let state: String
    let content: ScreenDigest
  }

  // As many as an object may be kept for the next time, and one more.
  private static let visits = 3

  private var marks: [Place: [UInt32]] = [:]

  /// What has piled up over the last visits of the screens that are seen now.
  mutating func look(
    at device: Device, in state: String, _ census: HeapCensus,
    avoiding controllers: [UIViewController]
  ) -> [Pile] {
    // What waits for an answer piles up until that has come.
    guard !device.loop.hasScheduledWork else { return [] }
    var content = ScreenDigest()
    WindowReader.describe(device.window, into: &content)
    let place = Place(state: state, content: content)
    let marks = self.marks[place, default: []] + [census.mark]
    guard marks.count > Self.visits else {
      self.marks[place] = marks
      return []
    }
    self.marks[place] = [census.mark]
    return census.piles(between: marks, from: device.heapRoots, avoiding: controllers)
  }
}

extension Pile {
  /// What it is called in a finding: what holds for a time is more of a name than the closure that it holds.
  var subject: String {
    if case .holder(let name, .some) = trace.root { name } else { kind }
  }

  /// The references to look at; of what the system holds, the app's closure.
  var suspects: [String] {
    let closures = trace.path.flatMap(\.through) + [kind]
    if case .holder(_, .some) = trace.root {
      return closures.filter { $0.contains("closure") }.prefix(1).map { String($0) }
    }
    return trace.suspects.map(\.name)
  }
}
