import BenchmarkKit
import Foundation

/// Memory that a worker shares with its supervisor, for its position and finally its result.
///
/// A subject runs in the worker's process, where it can write to, read from, close or truncate
/// every descriptor. The worker therefore maps the memory and closes the inherited descriptor. The
/// supervisor only reads, through its own descriptor, and never more than `largestSize` bytes.
/// Reporting costs a few stores per event and no system call.
final class WorkerChannel: Sendable {
  /// The progress of a worker.
  enum Stage: Int {
    case starting
    case working
    /// The message is the job's result.
    case done
    /// The message is the reason the worker could not do the job, such as a full disk.
    case failed
  }

  /// The header of the memory.
  struct Status {
    fileprivate var rawStage = 0
    fileprivate var length = 0
    var position = WorkPosition()
    /// The number of completed units of progress.
    var units = 0
    /// The worker's peak memory, in bytes.
    var peakMemory = 0

    // The subject can write to the worker's memory, so any value is possible.
    var stage: Stage { Stage(rawValue: rawStage) ?? .working }
  }

  /// The unnamed file behind the memory.
  let descriptor: Int32

  /// The maximum size in bytes; untouched pages use no memory.
  private static let largestSize = 256 << 20
  /// The offset of the message.
  private static let head = 4096

  /// Creates an empty channel.
  init() throws(Failure) {
    descriptor = Self.unnamedFile()
    guard descriptor >= 0, ftruncate(descriptor, off_t(Self.size)) == 0 else {
      let reason = SystemReason(errno)
      if descriptor >= 0 { close(descriptor) }
      throw Failure(CampaignFailure.noSharedMemory(reason: "\(reason)"))
    }
  }

  deinit { close(descriptor) }

  // A limit on file sizes also applies to shared memory.
  private static var size: Int {
    var limit = rlimit()
    #if canImport(Darwin)
      let isKnown = getrlimit(RLIMIT_FSIZE, &limit) == 0
    #else
      let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0
    #endif
    return isKnown ? Int(min(UInt64(limit.rlim_cur), UInt64(largestSize))) : largestSize
  }

  /// The current status; an empty one if it cannot be read.
  var status: Status {
    var status = Status()
    let count = withUnsafeMutableBytes(of: &status) {
      pread(descriptor, $0.baseAddress, $0.count, 0)
    }
    return count == MemoryLayout<Status>.size ? status : Status()
  }

  /// The worker's result or reason for failure; `nil` if the memory cannot be read.
  func message(_ status: Status) -> Data? {
    guard (0...Self.largestSize).contains(status.length) else { return nil }
    var data = Data(count: status.length)
    let count = data.withUnsafeMutableBytes {
      pread(descriptor, $0.baseAddress, $0.count, off_t(Self.head))
    }
    return count == status.length ? data : nil
  }

  private static func unnamedFile() -> Int32 {
    // `memfd_create` is looked up in the symbol table because Swift does not import it. Unlike a
    // file, memory does not depend on free disk space.
    typealias Create = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
    let closesOnExec: UInt32 = 1
    if let symbol = dlsym(dlopen(nil, RTLD_NOW), "memfd_create") {
      let descriptor = unsafeBitCast(symbol, to: Create.self)("navbench-worker", closesOnExec)
      if descriptor >= 0 {
        defer { close(descriptor) }
        return highCopy(of: descriptor)
      }
    }
    guard let file = tmpfile() else { return -1 }
    defer { fclose(file) }
    return highCopy(of: fileno(file))
  }

  // A process without standard streams gives their numbers to new descriptors; in a child, these
  // numbers refer to other files.
  private static func highCopy(of descriptor: Int32) -> Int32 {
    fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
  }
}

extension WorkerChannel {
  /// The worker's end of a channel.
  @MainActor final class Sender {
    private let memory: UnsafeMutablePointer<Status>
    /// The longest message, in bytes.
    private let capacity: Int

    /// Maps the inherited channel and closes its descriptor.
    init?(inherited descriptor: Int32) {
      let size = Int(lseek(descriptor, 0, SEEK_END))
      guard size >= WorkerChannel.head else { return nil }
      capacity = size - WorkerChannel.head
      let address = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
      close(descriptor)
      guard let address, address != MAP_FAILED else { return nil }
      #if os(Linux)
        // A process that a subject forks must not report on the worker's behalf; because it does
        // not inherit this mapping, it crashes at its first report.
        madvise(address, size, MADV_DONTFORK)
      #endif
      memory = address.assumingMemoryBound(to: Status.self)
      memory.pointee.rawStage = Stage.working.rawValue
    }

    var position: WorkPosition {
      get { memory.pointee.position }
      set { memory.pointee.position = newValue }
    }

    /// Counts one more unit of progress.
    func advance() {
      memory.pointee.units += 1
      live()
    }

    /// Reports that work continues.
    func live() { memory.pointee.position.signs += 1 }

    /// Stores the result and ends the process without running a subject's exit handlers.
    func finish(_ result: Data) -> Never { end(.done, result) }

    /// Stores the reason this worker could not do the job, and ends the process.
    func fail(_ reason: String) -> Never { end(.failed, Data(reason.utf8)) }

    private func end(_ stage: Stage, _ message: Data) -> Never {
      let isTooLong = message.count > capacity
      let bytes =
        isTooLong
        ? Data("the result has \(message.count) bytes, expected at most \(capacity).".utf8)
          .prefix(capacity)
        : message
      bytes.copyBytes(
        to: (UnsafeMutableRawPointer(memory) + WorkerChannel.head)
          .assumingMemoryBound(to: UInt8.self), count: bytes.count)
      memory.pointee.length = bytes.count
      memory.pointee.peakMemory = ProcessMemory.peak
      memory.pointee.rawStage = (isTooLong ? Stage.failed : stage).rawValue
      _exit(0)
    }
  }
}
