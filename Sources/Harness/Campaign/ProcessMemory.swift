import BenchmarkKit
import Foundation

/// The memory of processes, in bytes.
enum ProcessMemory {
  /// The peak memory of this process; 0 if it cannot be read.
  static var peak: Int {
    #if os(Linux)
      // `getrusage` is not used, because its value for a child includes the memory of the parent
      // process.
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      let kibibytes = line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
      if let kibibytes { return kibibytes * 1024 }
    #endif
    #if canImport(Darwin)
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      return 0
    #endif
  }

  /// The number of processes on the system that were killed for lack of memory; 0 if unknown.
  static var systemKills: Int {
    let counters = (try? String(contentsOfFile: "/proc/vmstat", encoding: .utf8)) ?? ""
    let line = counters.split(separator: "\n").first { $0.hasPrefix("oom_kill ") }
    return line?.split(separator: " ").last.flatMap { Int($0) } ?? 0
  }

  /// The current memory of another process; 0 if it cannot be read.
  static func inUse(by process: pid_t) -> Int {
    let statm = (try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)) ?? ""
    let pages = statm.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(getpagesize())
  }
}
