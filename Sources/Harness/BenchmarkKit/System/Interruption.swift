import Foundation

/// The user's request to stop, by Ctrl-C or SIGTERM.
package enum Interruption {
  // Written by a signal handler, in which few other operations are safe.
  nonisolated(unsafe) private static var flag: sig_atomic_t = 0

  package static var isRequested: Bool { flag != 0 }

  /// Makes the first signal request a stop; a second one ends the process at once.
  package static func catchSignals() {
    guard Invocation.current.ownsProcess else { return }
    let handler: @convention(c) (Int32) -> Void = { number in
      Interruption.flag = 1
      signal(number, SIG_DFL)
    }
    signal(SIGINT, handler)
    signal(SIGTERM, handler)
    // The parent process may have blocked them.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
