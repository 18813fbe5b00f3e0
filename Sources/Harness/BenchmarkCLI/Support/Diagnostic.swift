import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics
import Foundation
import UserSessions

/// A diagnostic about a property of the machine or the build that affects measurements.
struct Diagnostic {
  let property: String
  let found: String
  /// Advice to the user; `nil` if nothing needs to be done.
  var advice: String?

  static func all(_ environment: Environment) -> [Diagnostic] {
    [
      build(environment), sources(environment), instrumented, toolchain, processors(environment),
      load(environment), frequency, memory(environment), valgrind, placements,
    ] + fingerprint(environment)
  }

  private static func build(_ environment: Environment) -> Diagnostic {
    Diagnostic(
      property: "build", found: "\(environment.configuration), Swift \(environment.swiftVersion)",
      advice: SessionRunner.isOptimised
        ? nil : "Times of debug builds do not reflect a release build: use scripts/bench.")
  }

  private static func sources(_ environment: Environment) -> Diagnostic {
    guard let checkout = Checkout.current else {
      return Diagnostic(
        property: "sources", found: "missing",
        advice: "Line counts, named plans and leak baselines need the checkout: run bench there.")
    }
    let revision = environment.revision ?? "no revision"
    return Diagnostic(
      property: "sources", found: "\(checkout.root.path), \(revision)",
      advice: revision.hasSuffix("+")
        ? "Files differ from the revision: commit them before a run that you want to keep." : nil)
  }

  /// The executable that counts leaks and operations.
  private static var instrumented: Diagnostic {
    let path = ReleaseBuild.instrumentedPath.path
    let isMissing = !FileManager.default.isExecutableFile(atPath: path)
    guard isMissing || ReleaseBuild.isInstrumentedStale else {
      return Diagnostic(property: "bench-instrumented", found: path)
    }
    return Diagnostic(
      property: "bench-instrumented", found: isMissing ? "missing" : "older than its code",
      advice: "Needed for leaks, exit paths and counts:"
        + " swift build -c release --product bench-instrumented")
  }

  /// The toolchain that builds and tests the architectures.
  private static var toolchain: Diagnostic {
    guard let swift = Toolchain.swift else {
      return Diagnostic(
        property: "swift", found: "missing",
        advice: "Unit tests and build times need swift on the PATH: https://swift.org/install")
    }
    let version = Toolchain.version
    return Diagnostic(
      property: "swift", found: "\(version ?? "unknown version"), \(swift.path)",
      advice: version == nil
        ? "Unit tests and build times need a working toolchain: check 'swift --version'." : nil)
  }

  private static func processors(_ environment: Environment) -> Diagnostic {
    let usable = Processors.available
    let fewer = usable < environment.cores ? ", \(usable) usable" : ""
    let name = "\(environment.cores) × \(environment.processor)\(fewer)"
    guard let limit = ControlGroup.processors, limit < Double(environment.cores) else {
      return Diagnostic(
        property: "processors", found: name,
        advice: environment.cores > 1
          ? nil : "Measured processes share the only core: use a machine with at least two cores.")
    }
    return Diagnostic(
      property: "processors", found: "\(name), limited to \(limit)",
      advice: "A CPU quota pauses processes in the middle of a session: measure times without one.")
  }

  private static func load(_ environment: Environment) -> Diagnostic {
    guard let load = environment.loadAverage else {
      return Diagnostic(property: "load", found: "unknown")
    }
    // With one other busy process, a core is still free for the worker.
    let isBusy = load > Double(max(1, environment.cores - 1))
    return Diagnostic(
      property: "load", found: "\(load) over the last minute",
      advice: isBusy ? "Other programs are running: close them before measuring times." : nil)
  }

  /// The properties that identify the machine and the binary of a run.
  private static func fingerprint(_ environment: Environment) -> [Diagnostic] {
    guard let fingerprint = environment.fingerprint, let id = environment.machineID else {
      return []
    }
    let binary = fingerprint.binary
    let properties =
      [("machine", id)] + fingerprint.machine.properties
      + [("build ID", binary.buildID), ("linker", binary.linker ?? "unknown")]
    return properties.map { Diagnostic(property: $0, found: $1) }
  }

  private static var frequency: Diagnostic {
    let file = "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"
    guard let governor = try? String(contentsOfFile: file, encoding: .utf8) else {
      return Diagnostic(property: "frequency", found: "unknown, as on most virtual machines")
    }
    let name = governor.trimmingCharacters(in: .whitespacesAndNewlines)
    return Diagnostic(
      property: "frequency", found: name,
      advice: name == "performance"
        ? nil : "Fix the frequency: cpupower frequency-set -g performance")
  }

  private static func memory(_ environment: Environment) -> Diagnostic {
    let all = environment.memoryBytes
    let limit = ControlGroup.memory.map { min($0, all) } ?? all
    let worker = UInt64(WorkerLimits().memory)
    let words = limit < all ? ", limited to \(limit >> 20) MiB" : ""
    return Diagnostic(
      property: "memory", found: "\(all >> 20) MiB\(words)",
      advice: limit / worker < 2
        ? "A worker may use \(worker >> 20) MiB: use --jobs 1 or a lower --memory-limit." : nil)
  }

  /// Whether the code can be laid out in other orders.
  private static var placements: Diagnostic {
    let obstacle = Placement.obstacle
    return Diagnostic(
      property: "orders of code", found: obstacle == nil ? "one per launch" : "only the build's",
      advice: obstacle.map { "Intervals of times do not cover other orders of the code: \($0)" })
  }

  private static var valgrind: Diagnostic {
    Diagnostic(
      property: "valgrind", found: Valgrind.url?.path ?? "missing",
      advice: Valgrind.url == nil
        ? "Needed for instructions, decisions and the cross-check of leaks:"
          + " apt-get install valgrind" : nil)
  }
}
