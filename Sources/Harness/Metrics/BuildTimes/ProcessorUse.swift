import BenchmarkKit
import Foundation

/// The processor time used since boot, by this process and in total.
///
/// Two readings show how much time was used in between by other programs and, on a virtual machine,
/// by other guests of the host, which disturb a measurement just as much.
package struct ProcessorUse: Sendable {
  private let time = ContinuousClock.now
  private let all: Double
  private let own: Double

  /// Reads the current use; `nil` if the system does not report it.
  package init?() {
    guard let all = Self.busySeconds else { return nil }
    self.all = all
    own = Self.ownSeconds
  }

  /// The mean number of processors kept busy by other programs and guests since an earlier reading.
  package func otherLoad(since start: ProcessorUse) -> Double {
    let seconds = (time - start.time) / .seconds(1)
    guard seconds > 0 else { return 0 }
    return max(0, (all - start.all) - (own - start.own)) / seconds
  }

  // The first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal, then two
  // fields that are already included in these (proc(5)).
  private static var busySeconds: Double? {
    guard let text = try? String(contentsOfFile: "/proc/stat", encoding: .utf8),
      let line = text.split(separator: "\n").first
    else { return nil }
    let ticks = line.split(separator: " ").dropFirst().prefix(8).compactMap { Double($0) }
    guard ticks.count == 8 else { return nil }
    return (ticks.reduce(0, +) - ticks[3] - ticks[4]) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// The processor time of this process and of the children that it has waited for, in seconds.
  package static var ownSeconds: Double { seconds(of: RUSAGE_SELF) + seconds(of: RUSAGE_CHILDREN) }

  #if canImport(Darwin)
    private typealias Whose = Int32
  #else
    private typealias Whose = __rusage_who
  #endif

  private static func seconds(of whose: Whose) -> Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(whose, &usage)
    #else
      getrusage(Int32(whose.rawValue), &usage)
    #endif
    return seconds(of: usage.ru_utime) + seconds(of: usage.ru_stime)
  }

  private static func seconds(of time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
