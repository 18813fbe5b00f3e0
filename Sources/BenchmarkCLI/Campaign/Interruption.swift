import Foundation

/// Whether the user has asked to stop, by Ctrl-C or by a signal to terminate.
enum Interruption {
  // Written by a signal handler, which can do no more than this.
  nonisolated(unsafe) private static var flag: sig_atomic_t = 0

  static var isRequested: Bool { flag != 0 }

  /// From now on a first signal only asks to stop; a second one ends the process at once.
  static func catchSignals() {
    let handler: @convention(c) (Int32) -> Void = { number in
      Interruption.flag = 1
      signal(number, SIG_DFL)
    }
    signal(SIGINT, handler)
    signal(SIGTERM, handler)
    // Whoever started this may have blocked them for itself.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
