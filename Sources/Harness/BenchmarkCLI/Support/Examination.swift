import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// A diagnostic of the machine or the build that affects what can be measured.
struct Examination {
  let what: String
  let found: String
  /// Advice to the user; `nil` if nothing needs to be done.
  var advice: String?

  static func all(_ environment: Environment) -> [Examination] {
    [
      build(environment), sources(environment), twin, toolchain, processors(environment),
      load(environment), frequency, memory(environment), valgrind,
    ]
  }

  private static func build(_ environment: Environment) -> Examination {
    Examination(
      what: "build", found: "\(environment.configuration), Swift \(environment.swiftVersion)",
      advice: Environment.isOptimised
        ? nil : "Times of debug builds mean nothing: scripts/bench builds in release.")
  }

  private static func sources(_ environment: Environment) -> Examination {
    guard let checkout = Checkout.current else {
      return Examination(
        what: "sources", found: "not there",
        advice: "Lines, plans by name and leak baselines need the checkout: run bench in it.")
    }
    let revision = environment.revision ?? "no revision"
    return Examination(
      what: "sources", found: "\(checkout.root.path), \(revision)",
      advice: revision.hasSuffix("+")
        ? "Files differ from the revision: commit them before a run that is kept." : nil)
  }

  /// The executable that counts leaks and operations.
  private static var twin: Examination {
    let place = ReleaseBuild.executable.deletingLastPathComponent()
      .appendingPathComponent("bench-instrumented").path
    guard !FileManager.default.isExecutableFile(atPath: place) else {
      return Examination(what: "bench-instrumented", found: place)
    }
    return Examination(
      what: "bench-instrumented", found: "not there",
      advice: "Leaks and counts need it: swift build -c release --product bench-instrumented")
  }

  /// The toolchain that builds and tests the architectures.
  private static var toolchain: Examination {
    guard let swift = Toolchain.swift else {
      return Examination(
        what: "swift", found: "not there",
        advice: "Unit tests and build times need it on the PATH: https://swift.org/install")
    }
    let version = Toolchain.version
    return Examination(
      what: "swift", found: "\(version ?? "no version told"), \(swift.path)",
      advice: version == nil
        ? "Unit tests and build times need one that works: see what 'swift --version' says." : nil)
  }

  private static func processors(_ environment: Environment) -> Examination {
    let usable = Processors.available
    let fewer = usable < environment.cores ? ", of which \(usable) may be used" : ""
    let name = "\(environment.cores) × \(environment.processor)\(fewer)"
    guard let limit = ControlGroup.processors, limit < Double(environment.cores) else {
      return Examination(
        what: "processors", found: name,
        advice: environment.cores > 1
          ? nil : "Times are taken beside everything else that runs: use a machine with two cores.")
    }
    return Examination(
      what: "processors", found: "\(name), limited to \(limit)",
      advice: "A limit by time stops processes in the middle of a session: take times without one.")
  }

  private static func load(_ environment: Environment) -> Examination {
    guard let load = environment.loadAverage else {
      return Examination(what: "load", found: "not known")
    }
    // One other busy process still leaves the worker a core.
    let isBusy = load > Double(max(1, environment.cores - 1))
    return Examination(
      what: "load", found: "\(load) in the last minute",
      advice: isBusy ? "Others are at work: close them before times are taken." : nil)
  }

  private static var frequency: Examination {
    let file = "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"
    guard let governor = try? String(contentsOfFile: file, encoding: .utf8) else {
      return Examination(what: "frequency", found: "not told, as on most virtual machines")
    }
    let name = governor.trimmingCharacters(in: .whitespacesAndNewlines)
    return Examination(
      what: "frequency", found: name,
      advice: name == "performance" ? nil : "Fix it: cpupower frequency-set -g performance")
  }

  private static func memory(_ environment: Environment) -> Examination {
    let all = environment.memoryBytes
    let limit = ControlGroup.memory.map { min($0, all) } ?? all
    let worker = UInt64(WorkerLimits().memory)
    let words = limit < all ? ", limited to \(limit >> 20) MiB" : ""
    return Examination(
      what: "memory", found: "\(all >> 20) MiB\(words)",
      advice: limit / worker < 2
        ? "A worker may take \(worker >> 20) MiB: give --jobs 1 or a lower --memory-limit." : nil)
  }

  private static var valgrind: Examination {
    Examination(
      what: "valgrind", found: Valgrind.url?.path ?? "not there",
      advice: Valgrind.url == nil
        ? "Instructions and the referee of leaks need it: apt-get install valgrind" : nil)
  }
}
