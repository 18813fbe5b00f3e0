import Foundation

/// The end of a child process.
package struct ProcessEnd {
  /// The signal that ended the process; 0 if it exited by itself.
  package let signal: Int32
  package let exitCode: Int32
  /// The processor time in seconds, including that of children the process waited for.
  package let processorSeconds: Double

  /// Waits for a child.
  package init(of child: pid_t) {
    var (status, usage) = (Int32(0), rusage())
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    signal = status & 0x7F
    exitCode = (status >> 8) & 0xFF
    processorSeconds = usage.ru_utime.seconds + usage.ru_stime.seconds
  }

  /// The exit code; above 128 if a signal ended the process, as in shells.
  package var status: Int32 { signal != 0 ? 128 + signal : exitCode }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
