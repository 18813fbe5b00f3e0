import Foundation
import JSONReading

/// A child process that does one job: this executable with the `work` command and the job as its argument.
///
/// It writes a line `done N` now and then, and in the end one with its peak memory and one with its result. A child that
/// ends without a result has failed; one that is silent for too long, or takes too much memory, is ended.
struct WorkerProcess {
  /// How it ended.
  enum End {
    case result(JobResult, peakMemory: Int)
    case failure(WorkerFailure)
    /// The user stopped the campaign.
    case interrupted
  }

  private let job: Job
  private let limits: WorkerLimits
  private let process: pid_t
  private let page: WorkPosition.Page
  private var output: Stream
  private var errors: Stream

  /// Starts a child.
  ///
  /// - Parameter command: The executable by its path, and what stands before `work`.
  init(_ command: [String], _ job: Job, limits: WorkerLimits) throws(Failure) {
    guard let text = try? JSONEncoder().encode(job) else {
      throw Failure(.machine, "a job could not be written down")
    }
    guard let page = WorkPosition.Page() else {
      throw Failure(
        .machine,
        "no memory could be shared with a worker: \(String(cString: strerror(errno))). Make room in the temporary folder."
      )
    }
    let arguments = [
      "work", String(decoding: text, as: UTF8.self), "--parent", "\(getpid())", "--position",
      "\(Self.pageNumber)",
    ]
    self.job = job
    self.limits = limits
    self.page = page
    (process, output, errors) = try Self.spawn(command + arguments, job.environment, page)
  }

  /// Waits until it has ended, and ends it when it must be.
  mutating func run(progress: (_ units: Int) -> Void) -> End {
    var cause: WorkerFailure.Cause?
    var units = 0
    var result: JobResult?
    var peak = 0
    var lastSign = (position: page.position, time: ContinuousClock.now)
    while output.isOpen || errors.isOpen {
      waitForNews()
      if Interruption.isRequested {
        kill(process, SIGKILL)
        _ = status()
        return .interrupted
      }
      errors.read(keepingLast: 65_536)
      for line in output.readLines() {
        if line.starts(with: "done ".utf8) {
          let total = Int(String(decoding: line.dropFirst(5), as: UTF8.self)) ?? units
          progress(total - units)
          units = total
          lastSign.time = .now
        } else if line.starts(with: "peak ".utf8) {
          peak = Int(String(decoding: line.dropFirst(5), as: UTF8.self)) ?? 0
        } else {
          result = try? JSONDecoder().decode(JobResult.self, from: Data(line))
        }
      }
      if lastSign.position != page.position { lastSign = (page.position, .now) }
      if cause == nil, result == nil, let reason = reasonToEnd(silentSince: lastSign.time) {
        cause = reason
        kill(process, SIGKILL)
      }
    }
    let status = status()
    if let result, cause == nil, status == 0 {
      // What it had to say although all went well.
      StandardStreams.writeError(String(decoding: errors.bytes, as: UTF8.self).visibleLines)
      return .result(result, peakMemory: peak)
    }
    let position = page.position
    let signal = status & 0x7F
    return .failure(
      WorkerFailure(
        cause: cause ?? (signal != 0 ? .signal(signal) : .exit((status >> 8) & 0xFF)),
        position: position.signs > 0 ? position : nil,
        errors: String(decoding: errors.bytes, as: UTF8.self)))
  }

  private func reasonToEnd(silentSince time: ContinuousClock.Instant) -> WorkerFailure.Cause? {
    if ProcessMemory.inUse(by: process) > limits.memory { return .memory(limit: limits.memory) }
    if job.tellsPosition, .now - time > .seconds(limits.patience) {
      return .silence(seconds: limits.patience)
    }
    return nil
  }

  private func status() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Waits for output, at most a tenth of a second: so long a growing process goes on.
  private func waitForNews() {
    var polls = [output, errors].filter(\.isOpen).map {
      pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
    }
    poll(&polls, nfds_t(polls.count), 100)
  }
}

// MARK: Starting

extension WorkerProcess {
  /// The file descriptor at which the child finds the page.
  private static let pageNumber: Int32 = 3

  // Between the making of a pipe and the closing of its far end, no other child must be started: it would hold that end.
  private static let lock = NSLock()

  private static func spawn(
    _ command: [String], _ extra: [String: String], _ page: WorkPosition.Page
  ) throws(Failure) -> (pid_t, Stream, Stream) {
    lock.lock()
    defer { lock.unlock() }
    let output = try Pipe()
    let errors = try Pipe()
    defer {
      close(output.writeEnd)
      close(errors.writeEnd)
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output.writeEnd, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.writeEnd, 2)
    posix_spawn_file_actions_adddup2(&actions, page.descriptor, pageNumber)
    var pointers = command.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    let environment = ProcessInfo.processInfo.environment.merging(extra) { $1 }
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { variables.forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawn(&process, command[0], &actions, nil, &pointers, &variables) == 0 else {
      close(output.readEnd)
      close(errors.readEnd)
      throw Failure(.machine, "the worker '\(command[0])' could not be started")
    }
    return (process, Stream(output.readEnd), Stream(errors.readEnd))
  }

  private struct Pipe {
    let readEnd: Int32
    let writeEnd: Int32

    init() throws(Failure) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else {
        throw Failure(.machine, "no pipe for a worker: \(String(cString: strerror(errno)))")
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (readEnd, writeEnd) = (ends[0], ends[1])
    }
  }
}

/// What comes out of a child.
private struct Stream {
  let descriptor: Int32
  private(set) var isOpen = true
  private(set) var bytes: [UInt8] = []

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Takes what is there.
  mutating func read(keepingLast limit: Int = .max) {
    var part = [UInt8](repeating: 0, count: 65_536)
    while isOpen {
      let count = Foundation.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      if count > 0 {
        bytes += part[..<count]
        if bytes.count > limit { bytes.removeFirst(bytes.count - limit) }
      } else {
        isOpen = false
        close(descriptor)
      }
    }
  }

  /// Takes what is there and gives the lines that are whole.
  mutating func readLines() -> [[UInt8]] {
    read()
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    bytes = lines.popLast() ?? []
    return lines
  }
}
