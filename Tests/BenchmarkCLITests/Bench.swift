@testable import BenchmarkCLI
@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation

/// The command line, in this process or as the executable next to this test bundle.
struct Bench {
  struct Result: Equatable {
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

  /// Performs a command in this process.
  ///
  /// Commands that drive an app themselves, such as `replay`, need a test on the main actor.
  ///
  /// - Parameters:
  ///   - output: The descriptor of another standard output, whose text is not returned.
  ///   - errors: The descriptor of another standard error, whose text is not returned.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], executable: URL = executable,
    output: Int32? = nil, errors: Int32? = nil
  ) throws -> Result {
    try withStreams { ownOutput, ownErrors in
      BenchmarkCLI.Bench.perform(
        Invocation(
          arguments, environment: surroundings(environment), executable: executable,
          output: output ?? ownOutput, errors: errors ?? ownErrors))
    }
  }

  static func run(_ arguments: String...) throws -> Result { try run(arguments) }

  /// Calls `body` as a part of a command, and returns what it writes.
  static func invoke(_ body: () throws -> Void) throws -> Result {
    try withStreams { output, errors in
      let invocation = Invocation(
        [], environment: surroundings([:]), executable: executable, output: output, errors: errors)
      try Invocation.$current.withValue(invocation) { try body() }
      return 0
    }
  }

  /// Calls `body` with a descriptor to which nothing can be written, as if the disk were full.
  static func withFullDisk<Value>(_ body: (Int32) throws -> Value) rethrows -> Value {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(full) }
    return try body(full)
  }

  /// Starts the executable, for commands that need a process of their own.
  static func start(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Result {
    try run(arguments, shell: "exec \"$0\" \"$@\"", environment: environment)
  }

  static func start(_ arguments: String...) throws -> Result { try start(arguments) }

  /// Runs a shell command in which `$0` is the executable and `$@` are the arguments.
  static func run(
    _ arguments: [String], shell: String, environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.environment = surroundings(environment)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", shell, executable.path] + arguments
    return try collect(process)
  }

  static func run(_ arguments: String..., shell: String) throws -> Result {
    try run(arguments, shell: shell)
  }

  /// Copies the executable in another process.
  ///
  /// A program cannot be started while a descriptor for writing to it is open, and the sessions
  /// that other tests fork from this process inherit its descriptors.
  static func copyExecutable(to file: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/cp")
    process.arguments = [executable.path, file.path]
    let result = try collect(process)
    guard result.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Runs a process to completion.
  static func collect(_ process: Process) throws -> Result {
    try withStreams { output, errors in
      process.standardOutput = FileHandle(fileDescriptor: output)
      process.standardError = FileHandle(fileDescriptor: errors)
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  /// The environment of this process without the developer or CI settings that would change the
  /// output.
  private static func surroundings(_ environment: [String: String]) -> [String: String] {
    let wishes = ["COLUMNS", "NO_COLOR", "FORCE_COLOR", "GITHUB_STEP_SUMMARY"]
    return ProcessInfo.processInfo.environment
      .filter { !wishes.contains($0.key) }.merging(environment) { $1 }
  }

  private static func withStreams(
    _ body: (_ output: Int32, _ errors: Int32) throws -> Int32
  ) throws -> Result {
    try withFolder { folder in
      let files = ["out", "err"].map { folder.appendingPathComponent($0) }
      // Closed in children: hostile subjects of other tests truncate every file they have open.
      let streams = files.map { open($0.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600) }
      defer { for stream in streams { close(stream) } }
      let status = try body(streams[0], streams[1])
      let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
      return Result(status: status, output: texts[0], errors: texts[1])
    }
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
