import Foundation

/// The state of a process's main thread, where UIKit runs, as read from `/proc`.
struct ThreadActivity: Equatable {
  enum State {
    /// On a processor, or waiting for one or for a disk.
    case running
    /// Waiting for anything else, or ended.
    case asleep
    case stopped
  }

  let state: State
  /// The processor time used by the thread so far.
  let processorTime: Duration

  /// Reads the state of a process; `nil` if the system does not provide it.
  init?(of process: pid_t) {
    let path = "/proc/\(process)/task/\(process)/stat"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    self.init(stat: text, ticksPerSecond: sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Parses a line of `/proc/…/stat`.
  init?(stat: String, ticksPerSecond: Int) {
    // The process name in parentheses may contain any character.
    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Int64(fields[11]), let system = Int64(fields[12]),
      ticksPerSecond > 0
    else { return nil }
    state =
      switch fields[0] {
      case "R", "D": .running
      case "T", "t": .stopped
      default: .asleep
      }
    processorTime = .nanoseconds((user + system) * (1_000_000_000 / Int64(ticksPerSecond)))
  }
}
