import Foundation

/// Watches a child process for signs of life, measured in the child's own time; see `Silence`.
///
/// The child is polled about ten times a second.
package struct ChildWatch {
  /// The time for which the child has given no sign of life although it could have.
  package var silence: Duration { counted.length }

  /// The time for which the child slept: its events waited for threads, the network or the like.
  var sleep: Duration { counted.sleep }

  /// Whether the child's main thread was waiting when last polled.
  private(set) var isAsleep = false

  private let process: pid_t
  private let target: pid_t
  // This clock stops while the machine sleeps.
  private let clock = SuspendingClock()
  private var lastLook: SuspendingClock.Instant
  private var counted = Silence()
  private var stops = 0

  /// The number of consecutive polls that find the child stopped before it is continued.
  private static let mostStops = 10

  /// Starts watching a child that has just been started.
  ///
  /// - Parameter leadsGroup: Whether the child leads its own process group. If it is stopped, the
  ///   whole group is continued.
  package init(_ process: pid_t, leadsGroup: Bool = false) {
    self.process = process
    target = leadsGroup ? -process : process
    lastLook = clock.now
  }

  /// Polls the child.
  ///
  /// - Parameter signs: The signs of life so far.
  package mutating func look(signs: Int) {
    let (now, activity) = (clock.now, ThreadActivity(of: process))
    counted.look(after: now - lastLook, signs: signs, activity)
    lastLook = now
    isAsleep = activity?.state == .asleep
    stops = activity?.state == .stopped ? stops + 1 : 0
    // The child may have stopped itself; in that case, nothing else would continue it.
    if stops >= Self.mostStops {
      kill(target, SIGCONT)
      stops = 0
    }
  }
}
