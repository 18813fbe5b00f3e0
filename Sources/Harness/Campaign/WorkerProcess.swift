import BenchmarkKit
import ComparedApps
import Foundation
import JSONReading
import struct RandomUsers.ChildWatch
import UserSessions

/// A child process that performs one job: this executable with the `work` command.
///
/// A worker has no input, discards its standard output, and reports through a `WorkerChannel`. The
/// worker leads a process group, which is ended with it. A worker that ends without a result has
/// failed; a worker that makes no progress before the timeout or uses too much memory is ended.
package struct WorkerProcess<Task: WorkerTask> {
  /// The outcome of a worker.
  package enum End {
    case result(WorkerAnswer<Task.Part>, peakMemory: Int)
    /// A subject or another process ended the worker.
    case failure(WorkerFailure)
    /// The worker itself could not do the job, for this reason.
    case broken(String)
    /// The user stopped the campaign.
    case interrupted
  }

  private let units: Int
  private let limits: WorkerLimits
  private let process: pid_t
  private let channel: WorkerChannel
  private var errors: WorkerOutput
  private let memoryKills = ProcessMemory.systemKills

  /// Starts a child.
  ///
  /// - Parameter command: The executable's path, and the arguments that precede `work`.
  package init(
    _ task: Task, _ command: [String], _ job: Job<Task.Work>, on app: some App,
    limits: WorkerLimits = WorkerLimits()
  ) throws(Failure) {
    guard let text = try? JSONEncoder().encode(job) else {
      throw Failure(SystemFailure.notEncoded("a job"))
    }
    let (channel, errors) = (try WorkerChannel(), try WorkerOutput())
    let arguments = [
      "work", task.task, String(decoding: text, as: UTF8.self), "--app", app.id, "--parent",
      "\(getpid())", "--channel",
      "\(channelNumber)",
    ]
    units = task.units(of: job, on: app)
    (self.limits, self.channel, self.errors) = (limits, channel, errors)
    let environment = task.traits(of: job.work).environment(of: job.range)
    do {
      process = try errors.attached { (end) throws(Failure) in
        try ChildProcess(
          command: command + arguments, environment: environment,
          errors: .descriptor(end),
          descriptors: [(channelNumber, channel.descriptor)], leadsGroup: true
        ).start()
      }
    } catch {
      errors.close()
      throw error
    }
  }

  /// Waits for the worker, and ends it if it exceeds a limit or the user stops the campaign.
  package mutating func run(progress: (_ units: Int) -> Void) -> End {
    defer { errors.close() }
    var watch = ChildWatch(process, leadsGroup: true)
    var units = 0
    var cause: WorkerFailure.Cause?
    while !hasEnded {
      // A worker that has closed its end is about to exit.
      errors.wait(milliseconds: errors.isOpen ? 100 : 5)
      errors.read()
      let status = channel.status
      let new = min(status.units, self.units) - units
      if new > 0 { progress(new) }
      units += max(0, new)
      if Interruption.isRequested {
        _ = stop()
        return .interrupted
      }
      if cause == nil, let reason = reasonToEnd(status, &watch) {
        cause = reason
        kill(-process, SIGKILL)
      }
    }
    errors.read()
    return end(by: stop(), cause)
  }

  /// - Parameters:
  ///   - exit: The process's status, as returned by `waitpid`.
  ///   - cause: The reason for ending the worker; `nil` if it ended by itself.
  private func end(by exit: Int32, _ cause: WorkerFailure.Cause?) -> End {
    let status = channel.status
    let signal = exit & 0x7F
    let failure = WorkerFailure(
      cause: cause ?? (signal != 0 ? .signal(signal) : .exit((exit >> 8) & 0xFF)),
      position: status.position.signs > 0 ? status.position : nil, errors: errors.text,
      wasShortOfMemory: ProcessMemory.systemKills > memoryKills)
    switch status.stage {
    case .done:
      guard let data = channel.message(status),
        let result = try? JSONDecoder().decode(WorkerAnswer<Task.Part>.self, from: data)
      else { return .broken("its result cannot be read.") }
      // Pass on the app's error output, although the job succeeded.
      if !errors.bytes.isEmpty { note(errors.text.trimmingCharacters(in: .newlines)) }
      return .result(result, peakMemory: status.peakMemory)
    case .failed:
      let reason = channel.message(status) ?? Data()
      return .broken(String(decoding: reason, as: UTF8.self))
    case .working: return .failure(failure)
    case .starting:
      if failure.mayComeFromOutside { return .failure(failure) }
      return .broken("\(failure.reason) before the job began. \(failure.errors)")
    }
  }

  // MARK: Ending

  /// Whether the process has ended. It is not reaped, so that its identifier is not reused.
  private var hasEnded: Bool {
    var information = siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    while waitid(P_PID, id_t(process), &information, options) < 0 {
      if errno != EINTR { return true }
    }
    return information.si_signo != 0
  }

  /// Ends the process and any children that it left behind.
  ///
  /// - Returns: The process's status, as returned by `waitpid`.
  private func stop() -> Int32 {
    kill(-process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  // MARK: Watching

  private func reasonToEnd(
    _ status: WorkerChannel.Status, _ watch: inout ChildWatch
  ) -> WorkerFailure.Cause? {
    watch.look(signs: status.position.signs)
    if ProcessMemory.inUse(by: process) > limits.memory { return .memory(limit: limits.memory) }
    if watch.silence > .seconds(limits.timeout) { return .silence(seconds: limits.timeout) }
    return nil
  }
}

/// The file descriptor at which a worker finds its channel.
private let channelNumber: Int32 = 3

extension JobTraits {
  /// Environment variables of the worker in addition to those of this process.
  fileprivate func environment(of range: SessionRange) -> [String: String] {
    // The runtime's backtracer takes minutes; the worker's standard error describes a crash well
    // enough.
    var environment = ["SWIFT_BACKTRACE": "enable=no"]
    if hashesDeterministically { environment["SWIFT_DETERMINISTIC_HASHING"] = "1" }
    // The environment's size shifts the stack, and a constant position could favour one subject in
    // every launch (Mytkowicz, Diwan, Hauswirth and Sweeney, *Producing wrong data without doing
    // anything obviously wrong*, ASPLOS 2009).
    if isPadded {
      var random = RandomSource(seed: range.seed ^ 0x9AD, index: range.first)
      environment["NAVBENCH_PADDING"] = String(repeating: "x", count: random.below(4096))
    }
    return environment
  }
}
