import Foundation
import UserSessions

/// The machine and the build of a comparison, without which times are meaningless.
package struct ComparedMachine: Codable, Hashable, Sendable {
  package let operatingSystem: String
  package let cores: Int
  package let memoryBytes: UInt64
  /// `release` or `debug`.
  package let configuration: String
  /// The kernel's identifier for the current boot: equal only on the same machine.
  package let boot: String?
  /// The path of the program.
  package let program: String?

  package static var current: ComparedMachine {
    let process = ProcessInfo.processInfo
    let boot = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
    return ComparedMachine(
      operatingSystem: process.operatingSystemVersionString, cores: process.activeProcessorCount,
      memoryBytes: process.physicalMemory,
      configuration: SessionRunner.isOptimised ? "release" : "debug",
      boot: boot?.trimmingCharacters(in: .whitespacesAndNewlines),
      program: try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
  }
}
