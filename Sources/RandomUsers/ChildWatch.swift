import Foundation

/// Watches a child process for signs of life, by time that is the child's own; see `Silence`.
///
/// The child is looked at again and again, about ten times a second.
package struct ChildWatch {
  /// The time for which it has given no sign of life although it could have.
  package var silence: Duration { counted.length }

  private let process: pid_t
  private let target: pid_t
  // It stops while the machine sleeps.
  private let clock = SuspendingClock()
  private var lastLook: SuspendingClock.Instant
  private var counted = Silence()
  private var stops = 0

  /// Looks that find a child stopped until it is told to go on.
  private static let mostStops = 10

  /// Begins to watch a child that has just been started.
  ///
  /// - Parameter leadsGroup: Whether its process group is its own, and is continued with it.
  package init(_ process: pid_t, leadsGroup: Bool = false) {
    self.process = process
    target = leadsGroup ? -process : process
    lastLook = clock.now
  }

  /// Takes a look.
  ///
  /// - Parameter signs: Of life, so far.
  package mutating func look(signs: Int) {
    let (now, activity) = (clock.now, ThreadActivity(of: process))
    counted.look(after: now - lastLook, signs: signs, activity)
    lastLook = now
    stops = activity?.state == .stopped ? stops + 1 : 0
    // The child may have stopped itself, and then nothing else continues it.
    if stops >= Self.mostStops {
      kill(target, SIGCONT)
      stops = 0
    }
  }
}
