import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// Cross-checks leak counts: NavBench's census and valgrind count in separate processes.
package struct LeakCrossCheck {
  /// The two counts.
  struct Verdict {
    let ours: CrossCheckedSessions.Count
    let theirs: ValgrindReport

    var isAgreed: Bool { ours.blocks == theirs.objects }
  }

  private let valgrind: URL

  /// Finds valgrind.
  package init() throws(Failure) { valgrind = try Valgrind.required("the leaks are cross-checked") }

  /// Counts the leaks of rows, a few at a time.
  ///
  /// - Parameters:
  ///   - jobs: The number of rows that are counted at the same time, each under valgrind.
  ///   - progress: Called with the number of completed rows and the total number to count.
  package func run(
    _ rows: [CrossCheckedSessions], jobs: Int, progress: (_ done: Int, _ total: Int) -> Void
  ) throws -> [CrossCheckedRow] {
    let counted = rows.filter { $0.exclusionReason == nil }
    let verdicts = try verdicts(on: counted, jobs: jobs) { progress($0, counted.count) }
    let byName = Dictionary(uniqueKeysWithValues: zip(counted.map(\.name), verdicts))
    return rows.map { CrossCheckedRow(sessions: $0, verdict: byName[$0.name]) }
  }

  private func verdicts(
    on rows: [CrossCheckedSessions], jobs: Int, progress: (_ done: Int) -> Void
  ) throws -> [Verdict] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString)")
    try Files.prepare(folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The worker runs the sessions for both counts.
    let worker = try Valgrind.readableCopy(of: try ReleaseBuild.instrumented(), in: folder)
    var verdicts: [Verdict] = []
    while verdicts.count < rows.count {
      progress(verdicts.count)
      let counts = try rows.dropFirst(verdicts.count).prefix(jobs).map {
        try DoubleCount($0, worker: worker, valgrind: valgrind, in: folder)
      }
      verdicts += try counts.map { try $0.verdict() }
    }
    return verdicts
  }
}

/// The two processes that count the leaks of a row.
private struct DoubleCount {
  private let row: CrossCheckedSessions
  private let census: pid_t
  private let valgrindRun: pid_t
  private let counts: URL
  private let report: URL

  /// Starts both processes.
  init(_ row: CrossCheckedSessions, worker: URL, valgrind: URL, in folder: URL) throws {
    self.row = row
    let name = UUID().uuidString
    counts = folder.appendingPathComponent("\(name).json")
    report = folder.appendingPathComponent("\(name).xml")
    let arguments = ["work", "cross-check"] + row.arguments

    // The runtime's backtracer takes minutes. Deterministic hashing makes the memory layout
    // repeatable.
    let environment = ["SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1"]

    let errors = ChildProcess.Destination.descriptor(Invocation.current.errors)
    census = try ChildProcess(
      command: [worker.path] + arguments + ["--count"], environment: environment,
      output: .file(counts.path), errors: errors
    ).start()
    valgrindRun = try ChildProcess(
      command: [
        valgrind.path, "--leak-check=full", "--show-leak-kinds=definite,indirect",
        // Enough callers to identify the origin of a block; more only make the report longer.
        "--num-callers=8",
        // Valgrind places its heap low in memory, where a number in the runtime's tables can look
        // like an address. Above 32 bits, this has not been observed.
        "--aspace-minaddr=0x150000000",
        "--xml=yes", "--xml-file=\(report.path)", worker.path,
      ] + arguments, environment: environment, output: .descriptor(Invocation.current.output),
      errors: errors
    ).start()
  }

  /// Waits for both processes.
  func verdict() throws -> LeakCrossCheck.Verdict {
    try wait(for: census, "the census")
    try wait(for: valgrindRun, "valgrind")
    let ours = try JSONDecoder().decode(
      CrossCheckedSessions.Count.self, from: Data(contentsOf: counts))
    do {
      let xml = try String(contentsOf: report, encoding: .utf8)
      return LeakCrossCheck.Verdict(ours: ours, theirs: try ValgrindReport(xml: xml))
    } catch let error as ValgrindReport.Malformed {
      throw Failure(VerificationFailure.invalidReport(row: row.name, problem: error.description))
    }
  }

  private func wait(for process: pid_t, _ counter: String) throws(Failure) {
    let end = ProcessEnd(of: process)
    let cause = end.signal == 0 ? "exit code \(end.exitCode)" : "signal \(end.signal)"
    guard end.status == 0 else {
      throw Failure(
        VerificationFailure.failedCount(
          row: row.name, counter: counter, cause: cause, arguments: row.arguments))
    }
  }
}
