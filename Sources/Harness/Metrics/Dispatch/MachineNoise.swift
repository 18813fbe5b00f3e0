import BenchmarkKit
import Foundation

/// A reading of the system's disturbance counters, for comparison with a later reading.
struct MachineNoise {
  private let time = ContinuousClock.now
  private let contextSwitches: Int
  private let stolenSeconds: Double
  private let waitingSeconds: Double

  /// Reads the current counters; `nil` if the system does not report them.
  init?() {
    var usage = rusage()
    guard getrusage(Self.ownProcess, &usage) == 0, let stolen = Self.stolenSeconds else {
      return nil
    }
    contextSwitches = usage.ru_nivcsw
    stolenSeconds = stolen
    // Older kernels do not report waiting times.
    waitingSeconds = Self.waitingSeconds ?? 0
  }

  // The constant is an enumeration case in Glibc, and a number on Darwin.
  #if canImport(Darwin)
    private static let ownProcess = RUSAGE_SELF
  #else
    private static let ownProcess = Int32(RUSAGE_SELF.rawValue)
  #endif

  /// The disturbances since an earlier reading.
  func since(_ start: MachineNoise) -> Dispatch.Noise {
    let duration = (time - start.time).components
    return Dispatch.Noise(
      seconds: Double(duration.seconds) + Double(duration.attoseconds) / 1e18,
      contextSwitches: contextSwitches - start.contextSwitches,
      stolenSeconds: stolenSeconds - start.stolenSeconds,
      waitingSeconds: waitingSeconds - start.waitingSeconds)
  }

  // The eighth number in the first line of /proc/stat, in clock ticks (proc(5)).
  private static var stolenSeconds: Double? {
    guard let line = firstLine(of: "/proc/stat") else { return nil }
    let fields = line.split(separator: " ")
    guard fields.count > 8, let ticks = Double(fields[8]) else { return nil }
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  // `some avg10=… avg60=… avg300=… total=<microseconds>`.
  private static var waitingSeconds: Double? {
    guard let total = firstLine(of: "/proc/pressure/cpu")?.split(separator: "=").last else {
      return nil
    }
    return Double(total).map { $0 / 1e6 }
  }

  private static func firstLine(of path: String) -> String? {
    (try? String(contentsOfFile: path, encoding: .utf8))?
      .split(separator: "\n").first.map(String.init)
  }
}
