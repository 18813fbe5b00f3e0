import BenchmarkKit
import Foundation

/// Processes that share the rows of the cross-check, and run each row in a copy of themselves.
struct CrossCheckWorkers {
  /// The name of the counter, for error messages.
  private let counter: String
  private let command: [String]
  private let options: [String]
  private let jobs: Int

  /// - Parameters:
  ///   - command: The worker's executable, preceded by the program that runs it, if any.
  ///   - options: The worker's options, other than those that select rows.
  ///   - jobs: The number of processes.
  init(_ counter: String, command: [String], options: [String], jobs: Int) {
    (self.counter, self.command, self.options, self.jobs) = (counter, command, options, jobs)
  }

  /// Runs all rows.
  ///
  /// - Parameter progress: Called after each row with the number of completed rows.
  /// - Returns: The copy in which each row ran, by the row's name.
  /// - Throws: `VerificationFailure.failedCount` if a row's copy did not complete it.
  func run(
    _ rows: [CrossCheckedSessions], progress: (_ done: Int) -> Void
  ) throws -> [String: CrossCheckedCopy] {
    let channel = Pipe()
    // Other programs started in the meantime must not inherit the pipe and keep it open.
    for end in [channel.fileHandleForReading, channel.fileHandleForWriting] {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    // Adjacent rows, which take similar time, go to different processes.
    let shares = (0..<min(jobs, rows.count)).map { job in
      rows.indices.filter { $0 % jobs == job }.map { rows[$0] }
    }
    var processes: [pid_t] = []
    do {
      for share in shares {
        processes.append(try start(share, writingTo: channel.fileHandleForWriting))
      }
    } catch {
      for process in processes {
        kill(process, SIGKILL)
        _ = ProcessEnd(of: process)
      }
      throw error
    }
    try channel.fileHandleForWriting.close()
    let copies = try read(channel.fileHandleForReading, progress)
    let ends = processes.map { ProcessEnd(of: $0) }
    for (share, end) in zip(shares, ends) {
      for row in share {
        let cause = copies[row.name].map(\.failure) ?? end.cause
        if let cause {
          throw Failure(
            VerificationFailure.failedCount(
              row: row.name, counter: counter, cause: cause,
              arguments: ["--copies"] + options + [row].arguments))
        }
      }
    }
    return copies
  }

  private func start(
    _ rows: [CrossCheckedSessions], writingTo channel: FileHandle
  ) throws(Failure) -> pid_t {
    try ChildProcess(
      command: command + ["work", "cross-check", "--copies", "--parent", "\(getpid())"] + options
        + rows.arguments,
      environment: Valgrind.environment,
      output: .descriptor(channel.fileDescriptor),
      errors: .descriptor(Invocation.current.errors)
    ).start()
  }

  /// Reads the lines that the processes write, one for each row, until all processes have ended.
  private func read(
    _ channel: FileHandle, _ progress: (Int) -> Void
  ) throws -> [String: CrossCheckedCopy] {
    var text = Data()
    while true {
      let part = channel.availableData
      if part.isEmpty { break }
      text += part
      progress(text.count { $0 == UInt8(ascii: "\n") })
    }
    let copies = try text.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(CrossCheckedCopy.self, from: $0)
    }
    return Dictionary(copies.map { ($0.name, $0) }) { $1 }
  }
}

extension ProcessEnd {
  /// How the process ended, as the reason for a row without a result.
  fileprivate var cause: String { signal == 0 ? "exit code \(exitCode)" : "signal \(signal)" }
}
