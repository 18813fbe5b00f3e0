import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pipe whose other end is open only in the copy, so it closes when the copy ends for any reason.
final class Lifeline {
  private var ends: [Int32] = [-1, -1]

  init() throws {
    guard pipe(&ends) == 0 else { throw SandboxError.noPipe(code: errno) }
    // Programs started in the meantime must not inherit the pipe.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(ends[0])
    letGo()
  }

  /// Closes the other end in this process, which leaves it open only in the copy.
  func letGo() {
    if ends[1] >= 0 { close(ends[1]) }
    ends[1] = -1
  }

  /// Whether the copy ends within this time.
  func isCut(within seconds: TimeInterval) -> Bool {
    var end = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    return poll(&end, 1, Int32(seconds * 1000)) > 0
  }
}
