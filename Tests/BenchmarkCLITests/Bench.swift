import ArgumentParser
@testable import BenchmarkCLI
@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation

/// The executable next to this test bundle, run as a user would run it.
struct Bench {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let executable: URL = {
    // The bundle is in the products folder.
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    while !FileManager.default.isExecutableFile(
      atPath: folder.appendingPathComponent("bench").path),
      folder.path != "/"
    {
      folder.deleteLastPathComponent()
    }
    return folder.appendingPathComponent("bench")
  }()

  /// Whether a program can be started by name.
  static func isOnPath(_ program: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  /// Calls `body` with an empty folder that is removed afterwards.
  static func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  static func run(_ arguments: String..., shell: String? = nil) throws -> Result {
    try run(arguments, shell: shell)
  }

  static func run(
    _ arguments: [String], shell: String? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    // Settings of a developer or a CI service would change the output.
    let wishes = ["COLUMNS", "NO_COLOR", "FORCE_COLOR", "GITHUB_STEP_SUMMARY"]
    process.environment = ProcessInfo.processInfo.environment
      .filter { !wishes.contains($0.key) }.merging(environment) { $1 }
    if let shell {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", shell, executable.path] + arguments
    } else {
      process.executableURL = executable
      process.arguments = arguments
    }
    return try collect(process)
  }

  /// Runs a command that is expected to fail before it does anything, in this process.
  @MainActor static func refusal(_ arguments: [String]) -> Result {
    do {
      try BenchmarkCLI.Bench.perform(arguments)
      return Result(status: 0, output: "", errors: "")
    } catch let failure as Failure {
      return Result(
        status: failure.code.rawValue, output: "", errors: "error: \(failure.message)")
    } catch {
      return Result(
        status: BenchmarkCLI.Bench.exitCode(for: error).rawValue, output: "",
        errors: BenchmarkCLI.Bench.fullMessage(for: error))
    }
  }

  @MainActor static func refusal(_ arguments: String...) -> Result { refusal(arguments) }

  static func collect(_ process: Process) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
    let name = UUID().uuidString
    let (output, errors) = (
      folder.appendingPathComponent("\(name).out"), folder.appendingPathComponent("\(name).err")
    )
    for file in [output, errors] { try Data().write(to: file) }
    defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// Writes a plan file to `folder`.
  static func plan(
    _ metrics: String, sessions: Int = 4, extra: String = "", in folder: URL
  ) throws -> String {
    let url = folder.appendingPathComponent("plan.json")
    try """
    {"name":"tiny","summary":"","metrics":[\(metrics)],"baseline":"MVC","seeds":["7"],
     "sessions":\(sessions),"eventsPerSession":30,"launches":6,"sessionsPerLaunch":1\(extra)}
    """.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }
}
