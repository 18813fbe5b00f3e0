import Foundation
import UserSessions

extension Environment {
  /// The current environment: this machine and this build.
  package static func current(revision: String?) -> Environment {
    let process = ProcessInfo.processInfo
    return Environment(
      operatingSystem: process.operatingSystemVersionString, processor: processorName,
      cores: process.activeProcessorCount, memoryBytes: process.physicalMemory,
      swiftVersion: swiftVersion, configuration: SessionRunner.isOptimised ? "release" : "debug",
      revision: revision, loadAverage: loadAverage, fingerprint: .current)
  }

  private static var processorName: String {
    let lines =
      (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?
      .split(separator: "\n") ?? []
    let name = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
    return name.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
  }

  /// The current one-minute load average; `nil` if the system does not report one.
  package static var loadAverage: Double? {
    guard let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8) else {
      return nil
    }
    return text.split(separator: " ").first.flatMap { Double($0) }
  }

  // The compiler exposes its version only through compilation conditions.
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
