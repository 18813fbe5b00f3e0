public import BenchmarkResults
import Foundation

extension Environment {
  /// This machine and this build, now.
  public static func current(revision: String?) -> Environment {
    let process = ProcessInfo.processInfo
    return Environment(
      operatingSystem: process.operatingSystemVersionString, processor: processorName,
      cores: process.activeProcessorCount, memoryBytes: process.physicalMemory,
      swiftVersion: swiftVersion, configuration: isOptimised ? "release" : "debug",
      revision: revision, loadAverage: loadAverage)
  }

  /// Whether this build is one whose times mean anything.
  public static var isOptimised: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return !isDebug
  }

  private static var processorName: String {
    let lines =
      (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?
      .split(separator: "\n") ?? []
    let name = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
    return name.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
  }

  /// The one-minute load average now; `nil` where the system does not say.
  public static var loadAverage: Double? {
    guard let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8) else {
      return nil
    }
    return text.split(separator: " ").first.flatMap { Double($0) }
  }

  // The compiler says its version only by conditions.
  private static var swiftVersion: String {
    #if compiler(>=6.4)
      "6.4 or newer"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }
}
