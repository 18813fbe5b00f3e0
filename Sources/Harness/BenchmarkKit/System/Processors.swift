import Foundation

/// The processors that this process may use, which can be fewer than the machine has.
package enum Processors {
  /// The smallest limit set by the machine, scheduler affinity, control groups or batch system.
  package static var available: Int {
    count(
      online: ProcessInfo.processInfo.activeProcessorCount, affinity: affinity,
      quota: ControlGroup.processors, environment: Invocation.current.environment)
  }

  /// The smallest of the given limits, at least 1.
  ///
  /// - Parameters:
  ///   - affinity: The number of processors on which the scheduler may run this process; `nil` if
  ///     it is not known.
  ///   - quota: The processor time that a control group allows, in processors; `nil` if there is no
  ///     limit. Rounded down, because a worker that is suspended half the time appears to hang.
  package static func count(
    online: Int, affinity: Int?, quota: Double?, environment: [String: String]
  ) -> Int {
    let granted = batchVariables.compactMap { environment[$0].flatMap { Int($0) } }
    let limits =
      [online, affinity, quota.map { Int($0.rounded(.down)) }].compactMap { $0 } + granted
    return max(1, limits.min() ?? 1)
  }

  /// The environment variables that hold the number of processors assigned to a task on its node,
  /// in Slurm, PBS, LSF and Grid Engine.
  private static let batchVariables = [
    "SLURM_CPUS_PER_TASK", "NCPUS", "PBS_NUM_PPN", "LSB_DJOB_NUMPROC", "NSLOTS",
  ]

  private static var affinity: Int? {
    (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)).flatMap(affinity)
  }

  /// The number of allowed processors in the kernel's status report; `nil` if it states none.
  package static func affinity(in status: String) -> Int? {
    let line = status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") }
    // A hexadecimal bit mask with commas.
    return line?.dropFirst("Cpus_allowed:".count)
      .reduce(0) { $0 + ($1.hexDigitValue ?? 0).nonzeroBitCount }
  }
}
