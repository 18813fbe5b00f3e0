import Foundation
import JSONReading
import struct RandomUsers.ChildWatch

/// A child process that performs one job: this executable with the `work` command.
///
/// It reports through a `WorkerChannel`, has no input, and its standard output is discarded. It
/// leads a process group that is ended with it. A worker that ends without a result has failed; one
/// that is silent for too long or uses too much memory is ended.
struct WorkerProcess {
  /// The way in which a worker ended.
  enum End {
    case result(JobResult, peakMemory: Int)
    /// It was ended by a subject or from outside.
    case failure(WorkerFailure)
    /// The worker itself could not do the job, for this reason.
    case broken(String)
    /// The user stopped the campaign.
    case interrupted
  }

  private let job: Job
  private let limits: WorkerLimits
  private let process: pid_t
  private let channel: WorkerChannel
  private var errors: WorkerOutput
  private let memoryKills = ProcessMemory.systemKills

  /// Starts a child.
  ///
  /// - Parameter command: The executable's path, and the arguments that precede `work`.
  init(_ command: [String], _ job: Job, limits: WorkerLimits) throws(Failure) {
    guard let text = try? JSONEncoder().encode(job) else {
      throw Failure(.machine, "a job could not be written down")
    }
    let (channel, errors) = (try WorkerChannel(), try WorkerOutput())
    let arguments = [
      "work", String(decoding: text, as: UTF8.self), "--parent", "\(getpid())", "--channel",
      "\(Self.channelNumber)",
    ]
    (self.job, self.limits, self.channel, self.errors) = (job, limits, channel, errors)
    do {
      process = try errors.attached { (end) throws(Failure) in
        try ChildProcess(
          command: command + arguments, environment: job.environment,
          errors: .descriptor(end),
          descriptors: [(Self.channelNumber, channel.descriptor)], leadsGroup: true
        ).start()
      }
    } catch {
      errors.close()
      throw error
    }
  }

  /// The file descriptor at which the child finds the channel.
  private static let channelNumber: Int32 = 3

  /// Waits until it has ended, ending it if it exceeds a limit or the user stops the campaign.
  mutating func run(progress: (_ units: Int) -> Void) -> End {
    defer { errors.close() }
    var watch = ChildWatch(process, leadsGroup: true)
    var units = 0
    var cause: WorkerFailure.Cause?
    while !hasEnded {
      // A worker that has closed its end is about to exit.
      errors.wait(milliseconds: errors.isOpen ? 100 : 5)
      errors.read()
      let status = channel.status
      let new = min(status.units, job.units) - units
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
  ///   - cause: The reason for ending it; `nil` if it ended by itself.
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
        let result = try? JSONDecoder().decode(JobResult.self, from: data)
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
      return .broken("\(failure.reason) before it began. \(failure.errors)")
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

  /// Ends the process and any children that it left.
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
    if watch.silence > .seconds(limits.patience) { return .silence(seconds: limits.patience) }
    return nil
  }
}
