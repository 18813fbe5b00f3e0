import BenchmarkKit
import Foundation

/// The end of a worker's output to standard error.
///
/// The supervisor stores at most `capacity` bytes and reads at most `mostAtOnce` bytes at a time,
/// so a worker that never stops writing cannot block the supervisor.
struct WorkerOutput {
  private(set) var bytes: [UInt8] = []
  /// Whether more output can arrive.
  private(set) var isOpen = true

  private let readEnd: Int32
  private let writeEnd: Int32

  private static let capacity = 1 << 16
  private static let mostAtOnce = 1 << 20

  init() throws(Failure) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw Failure(CampaignFailure.noPipe(reason: "\(SystemReason(errno))"))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readEnd, writeEnd) = (ends[0], ends[1])
    _ = fcntl(readEnd, F_SETFL, fcntl(readEnd, F_GETFL) | O_NONBLOCK)
  }

  /// Calls `start` with the descriptor for the child's output, and then closes it in this process.
  func attached(_ start: (Int32) throws(Failure) -> pid_t) throws(Failure) -> pid_t {
    defer { close(writeEnd) }
    return try start(writeEnd)
  }

  /// Waits until there is output to read, for at most this many milliseconds.
  func wait(milliseconds: Int32) {
    var ends = [pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)]
    poll(&ends, isOpen ? 1 : 0, milliseconds)
  }

  /// Reads the available output.
  mutating func read() {
    var part = [UInt8](repeating: 0, count: Self.capacity)
    var total = 0
    while isOpen, total < Self.mostAtOnce {
      let count = Foundation.read(readEnd, &part, part.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      guard count > 0 else { return isOpen = false }
      total += count
      bytes += part[..<count]
      if bytes.count > Self.capacity { bytes.removeFirst(bytes.count - Self.capacity) }
    }
  }

  /// Closes the read end.
  func close() { close(readEnd) }

  private func close(_ descriptor: Int32) { Foundation.close(descriptor) }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
