import Foundation

/// How many processors this process may use, which on a shared machine are fewer than it has.
enum Processors {
  /// The least of what the machine has and of what the scheduler's affinity, control groups and the batch system leave.
  static let available = count(
    online: ProcessInfo.processInfo.activeProcessorCount, affinity: affinity,
    quota: ControlGroup.processors, environment: ProcessInfo.processInfo.environment)

  /// - Parameters:
  ///   - affinity: The processors that the scheduler may use; `nil` where it is not known.
  ///   - quota: How many processors' time a control group allows; `nil` for all. A part of one is none: a worker that is held up
  ///     half of the time looks like one that hangs.
  static func count(
    online: Int, affinity: Int?, quota: Double?, environment: [String: String]
  ) -> Int {
    let granted = batchVariables.compactMap { environment[$0].flatMap { Int($0) } }
    let limits =
      [online, affinity, quota.map { Int($0.rounded(.down)) }].compactMap { $0 } + granted
    return max(1, limits.min() ?? 1)
  }

  /// What batch systems grant a task on its node: Slurm, PBS, LSF and Grid Engine.
  private static let batchVariables = [
    "SLURM_CPUS_PER_TASK", "NCPUS", "PBS_NUM_PPN", "LSB_DJOB_NUMPROC", "NSLOTS",
  ]

  private static var affinity: Int? {
    (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)).flatMap(affinity)
  }

  /// The processors that a process may be scheduled on, by what the kernel reports of it; `nil` where it does not.
  static func affinity(in status: String) -> Int? {
    let line = status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") }
    // A bit for each, in hexadecimal with commas.
    return line?.dropFirst("Cpus_allowed:".count)
      .reduce(0) { $0 + ($1.hexDigitValue ?? 0).nonzeroBitCount }
  }
}
