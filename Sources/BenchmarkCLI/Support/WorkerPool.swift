import BenchmarkMetrics
import BenchmarkResults
import Foundation

/// Runs jobs in child processes, a few at a time.
///
/// A child is this executable with the `work` command and the job as its argument. It writes a line `done N` now and
/// then, and in the end a line with its result; a child that ends without a result has crashed.
final class WorkerPool {
  /// How a job ended.
  enum Outcome {
    case result(JobResult)
    /// The worker was ended by a signal, or gave no result, after so many sessions.
    case crashed(reason: String, after: Int)
    /// The user stopped the run before the job was done.
    case interrupted
  }

  private struct Worker {
    let job: Int
    let process: pid_t
    let output: Int32
    var buffer: [UInt8] = []
    var units = 0
    var result: JobResult?
  }

  private let command: (Job) throws(Failure) -> [String]
  private let concurrency: Int
  private var running: [Worker] = []
  private var outcomes: [Int: Outcome] = [:]

  /// Makes a pool of at most `concurrency` children at a time.
  ///
  /// - Parameter command: The executable that does a job, by its path, and what stands before `work`.
  init(concurrency: Int, command: @escaping (Job) throws(Failure) -> [String]) {
    self.concurrency = max(1, concurrency)
    self.command = command
  }

  /// Runs all jobs; outcomes come in the order of the jobs, whichever was done first.
  func run(_ jobs: [Job], progress: (_ units: Int) -> Void) throws(Failure) -> [Outcome] {
    var waiting = Array(jobs.indices.reversed())
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < concurrency, !Interruption.isRequested, let next = waiting.popLast() {
        running.append(try start(next, jobs[next]))
      }
      if Interruption.isRequested {
        stopAll()
        break
      }
      for index in readable().reversed() { read(from: index, progress) }
    }
    return jobs.indices.map { outcomes[$0] ?? .interrupted }
  }

  // MARK: Children

  private func start(_ index: Int, _ job: Job) throws(Failure) -> Worker {
    let command = try command(job)
    guard let text = try? JSONEncoder().encode(job) else {
      throw Failure(.machine, "a job could not be written down")
    }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw Failure(.machine, "no pipe for a worker: \(String(cString: strerror(errno)))")
    }
    let process = spawn(
      command + ["work", String(decoding: text, as: UTF8.self)], job.environment, ends)
    close(ends[1])
    guard let process else {
      close(ends[0])
      throw Failure(.machine, "the worker '\(command[0])' could not be started")
    }
    return Worker(job: index, process: process, output: ends[0])
  }

  private func spawn(
    _ command: [String], _ extra: [String: String], _ pipe: [Int32]
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipe[1], 1)
    posix_spawn_file_actions_addclose(&actions, pipe[0])
    posix_spawn_file_actions_addclose(&actions, pipe[1])
    var pointers = command.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    let environment = ProcessInfo.processInfo.environment.merging(extra) { $1 }
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { variables.forEach { free($0) } }
    var process: pid_t = 0
    return posix_spawn(&process, command[0], &actions, nil, &pointers, &variables) == 0
      ? process : nil
  }

  /// The positions of the children that have something to say, after at most a tenth of a second.
  private func readable() -> [Int] {
    var polls = running.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
    guard poll(&polls, nfds_t(polls.count), 100) > 0 else { return [] }
    return polls.indices.filter { polls[$0].revents != 0 }
  }

  private func read(from index: Int, _ progress: (Int) -> Void) {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(running[index].output, &bytes, bytes.count)
    if count < 0, errno == EINTR { return }
    guard count > 0 else { return finish(running.remove(at: index)) }
    running[index].buffer += bytes[..<count]
    while let end = running[index].buffer.firstIndex(of: 0x0A) {
      let line = Array(running[index].buffer[..<end])
      running[index].buffer.removeSubrange(...end)
      take(line, from: index, progress)
    }
  }

  private func take(_ line: [UInt8], from index: Int, _ progress: (Int) -> Void) {
    let text = String(decoding: line, as: UTF8.self)
    if text.hasPrefix("done "), let units = Int(text.dropFirst(5)) {
      progress(units - running[index].units)
      running[index].units = units
    } else {
      running[index].result = try? JSONDecoder().decode(JobResult.self, from: Data(line))
    }
  }

  private func finish(_ worker: Worker) {
    close(worker.output)
    var status: Int32 = 0
    while waitpid(worker.process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    if let result = worker.result, signal == 0 {
      outcomes[worker.job] = .result(result)
    } else if Interruption.isRequested {
      outcomes[worker.job] = .interrupted
    } else {
      let reason = signal != 0 ? "signal \(signal)" : "exit code \((status >> 8) & 0xFF)"
      outcomes[worker.job] = .crashed(reason: reason, after: worker.units)
    }
  }

  private func stopAll() {
    for worker in running {
      // A worker has nothing to save.
      kill(worker.process, SIGKILL)
      finish(worker)
    }
    running = []
  }
}

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
