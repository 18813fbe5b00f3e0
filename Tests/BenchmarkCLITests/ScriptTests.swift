@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Testing

/// Runs scripts with stub programs that only record how they were called.
@Suite("Scripts") struct ScriptTests {
  /// Runs a script of the repository.
  ///
  /// - Parameter programs: Stub shell scripts, keyed by the names of the programs they replace. The
  ///   function `call` records its arguments.
  private func run(
    _ script: String, _ arguments: [String] = [], programs: [String: String],
    environment: [String: String] = [:], isAlone: Bool = false, in folder: URL
  ) throws -> (result: Bench.Result, calls: [String]) {
    let tools = folder.appendingPathComponent("tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    let calls = folder.appendingPathComponent("calls").path
    for (name, body) in programs {
      let call = "call() { for word; do printf '%s\\n' \"\(name): $word\" >>'\(calls)'; done; }\n"
      try install("#!/bin/sh\n" + call + body + "\n", as: tools.appendingPathComponent(name))
    }
    if isAlone { symlink("/bin/sh", tools.appendingPathComponent("sh").path) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [Bench.root.appendingPathComponent(script).path] + arguments
    process.environment = environment.merging([
      "PATH": isAlone ? tools.path : "\(tools.path):/usr/bin:/bin"
    ]) { $1 }
    let result = try Bench.collect(process)
    let written = (try? String(contentsOfFile: calls, encoding: .utf8)) ?? ""
    return (result, written.split(separator: "\n").map(String.init))
  }

  /// Writes a program in another process, for the reason given in `Bench.copyExecutable`.
  private func install(_ text: String, as program: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "printf %s \"$1\" >\"$0\" && chmod 755 \"$0\"", program.path, text]
    #expect(try Bench.collect(process).status == 0)
  }

  private static let slurm = [
    "sbatch": "call \"$@\"; echo \"${#};cluster\"",
    "scontrol": "echo 'MaxArraySize            = 400'",
    "bench": "",
  ]

  private func submit(
    _ shards: String, to name: String, environment: [String: String] = [:], in folder: URL
  ) throws -> (result: Bench.Result, calls: [String]) {
    let bench = ["BENCH": folder.appendingPathComponent("tools/bench").path]
    return try run(
      "scripts/cluster/slurm", [shards, folder.appendingPathComponent(name).path, "--plan", "a b"],
      programs: Self.slurm, environment: environment.merging(bench) { $1 }, in: folder)
  }

  @Test("a Slurm task requests processors, memory, time and, with EXCLUSIVE, a whole node")
  func resources() throws {
    try Bench.withFolder { folder in
      let usual = try submit("8", to: "p", in: folder)
      let other = try submit(
        "8", to: "p",
        environment: ["CPUS": "16", "MEMORY": "1G", "TIME": "10", "EXCLUSIVE": "1"], in: folder)

      #expect(usual.result.status == 0, "\(usual.result.errors)")
      let words = ["--cpus-per-task=4", "--mem-per-cpu=2560M", "--time=04:00:00", "--array=0-7"]
      for word in words { #expect(usual.calls.contains("sbatch: \(word)")) }
      #expect(!usual.calls.contains("sbatch: --exclusive"))
      for word in ["--cpus-per-task=16", "--mem-per-cpu=1G", "--time=10", "--exclusive"] {
        #expect(other.calls.contains("sbatch: \(word)"))
      }
      #expect(try submit("8", to: "p", environment: ["CPUS": "x"], in: folder).result.status == 64)
    }
  }

  @Test(
    "shards that exceed the array limit are split into several arrays, and the merge waits for all")
  func largeArrays() throws {
    try Bench.withFolder { folder in
      let calls = try submit("1000", to: "p", in: folder).calls.map { $0.dropFirst(8) }

      #expect(
        calls.filter { $0.hasPrefix("--array=") } == [
          "--array=0-399", "--array=0-399", "--array=0-199",
        ])
      let shards = calls.filter { $0.hasPrefix("--wrap=") }.compactMap {
        $0.firstMatch(of: /--shard "(.*)\/1000"/)?.1
      }
      #expect(
        shards == [
          "$SLURM_ARRAY_TASK_ID", "$((400 + SLURM_ARRAY_TASK_ID))",
          "$((800 + SLURM_ARRAY_TASK_ID))",
        ])
      let logs = calls.filter { $0.hasPrefix("--output=") }
      #expect(Set(logs).count == 4)
      #expect(calls.contains { $0.wholeMatch(of: /--dependency=afterany:\d+:\d+:\d+/) != nil })
    }
  }

  @Test("a percent sign in the folder name is escaped for Slurm, and a backslash is rejected")
  func percent() throws {
    try Bench.withFolder { folder in
      let calls = try submit("2", to: "p%j", in: folder).calls
      let backslash = try submit("2", to: #"p\j"#, in: folder).result

      #expect(calls.contains("sbatch: --output=\(folder.path)/p%%j/logs/shard-%a.log"))
      #expect(calls.contains { $0.contains("--output '\(folder.path)/p%j' '--plan' 'a b'") })
      #expect(backslash.status == 64 && backslash.errors.contains("found a backslash"))
    }
  }

  @Test("setup prints its install command before running it, or only prints it on request")
  func setup() throws {
    let programs = [
      "pkg-config": "exit 1", "id": "echo 1000", "sudo": "\"$@\"", "apt-get": "call \"$@\"",
    ]
    try Bench.withFolder { folder in
      let told = try run(
        "scripts/setup", programs: programs, environment: ["NAVBENCH_SETUP": "no"], isAlone: true,
        in: folder)
      let done = try run("scripts/setup", programs: programs, isAlone: true, in: folder)

      let command = "sudo apt-get update && sudo apt-get install --yes libgsl-dev pkg-config"
      #expect(told.result.status == 70 && told.calls.isEmpty)
      #expect(told.result.errors.contains("install it with: \(command)\n"))
      #expect(done.result.status == 0)
      #expect(done.result.errors.contains("installing it with: \(command)\n"))
      #expect(done.calls.suffix(2) == ["apt-get: libgsl-dev", "apt-get: pkg-config"])
    }
  }

  @Test("setup needs no sudo for root, uses brew on a Mac, and reports a missing package manager")
  func otherSetups() throws {
    func errors(_ programs: [String: String]) throws -> String {
      try Bench.withFolder { folder in
        try run("scripts/setup", programs: programs, isAlone: true, in: folder).result.errors
      }
    }
    let missing = ["pkg-config": "exit 1"]
    let root = missing.merging(["id": "echo 0", "apt-get": ""]) { $1 }
    let mac = missing.merging(["id": "echo 501", "brew": ""]) { $1 }

    #expect(try errors(root).contains("with: apt-get update && apt-get install"))
    #expect(try errors(mac).contains("with: brew install gsl pkg-config"))
    #expect(
      try errors(missing.merging(["id": "echo 0"]) { $1 }).contains("neither apt-get nor brew"))
    #expect(try errors(["pkg-config": "", "id": "echo 0"]).isEmpty)
  }
}
