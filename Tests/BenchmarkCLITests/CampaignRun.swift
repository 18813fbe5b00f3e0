@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation

/// A small campaign of several jobs, whose reproducible results can be compared.
struct CampaignRun {
  let folder: URL
  let plan: String
  let options: [String]

  init(
    in folder: URL, metrics: String = "\"conformance\"", sessions: Int = 200,
    subjects: String = "MVC,Planted/trap", options: [String] = []
  ) throws {
    self.folder = folder
    plan = try Bench.plan(metrics, sessions: sessions, in: folder)
    self.options = ["--plan", plan, "--subjects", subjects, "--quiet"] + options
  }

  /// Options that disable shrinking, which takes a long time and has its own tests.
  static let unshrunk = ["--shrink-budget", "0"]

  func output(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Returns the result of an uninterrupted run.
  func undisturbed() throws -> String {
    _ = try Bench.run(
      ["run", "--output", output("undisturbed").path] + Self.unshrunk + options)
    return try result("undisturbed")
  }

  /// The deterministic part of a stored result.
  func result(_ name: String) throws -> String {
    var run = try Run.read(
      Data(contentsOf: output(name).appendingPathComponent("run.json")))
    run.date = ""
    run.environment.loadAverage = nil
    // A commit or an edited file between two runs changes the revision.
    run.environment.revision = nil
    run.resources = nil
    return String(decoding: try run.data(), as: UTF8.self)
  }

  /// The number of jobs in a journal.
  func jobs(in name: String) -> Int {
    let journal = output(name).appendingPathComponent("run.journal")
    let content = (try? Data(contentsOf: journal)) ?? Data()
    return max(0, content.count { $0 == 0x0A } - 1)
  }

  /// Starts or resumes the run in a separate process.
  func start(_ name: String) throws -> Process {
    let process = Process()
    process.executableURL = Bench.executable
    let isBegun =
      !((try? Data(contentsOf: output(name).appendingPathComponent("run.journal"))) ?? Data())
      .filter { $0 == 0x0A }.isEmpty
    process.arguments =
      isBegun
      ? ["run", "--resume", output(name).path, "--quiet"] + Self.unshrunk
      : ["run", "--output", output(name).path] + Self.unshrunk + options
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}

extension Process {
  /// The workers started by this process, excluding git, which it may run to find the revision.
  var workers: [pid_t] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { pid_t($0) }.filter { process in
      let stat = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      // The name in parentheses may contain any character.
      let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
      guard fields.count > 1, pid_t(fields[1]) == processIdentifier else { return false }
      let command =
        (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/cmdline"))) ?? Data()
      return command.split(separator: 0).dropFirst().first == Data("work".utf8)
    }
  }
}
