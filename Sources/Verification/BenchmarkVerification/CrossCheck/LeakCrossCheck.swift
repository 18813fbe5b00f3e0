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

  /// Counts the leaks in each row's sessions, with the census and with valgrind.
  ///
  /// - Parameters:
  ///   - jobs: The number of processes under valgrind that share the rows.
  ///   - progress: Called with the number of completed rows and the total number to count.
  package func run(
    _ rows: [CrossCheckedSessions], jobs: Int, progress: (_ done: Int, _ total: Int) -> Void
  ) throws -> [CrossCheckedRow] {
    let counted = rows.filter { $0.exclusionReason == nil }
    let verdicts = try verdicts(on: counted, jobs: jobs) { progress($0, counted.count) }
    return rows.map { CrossCheckedRow(sessions: $0, verdict: verdicts[$0.name]) }
  }

  /// The verdicts, by the rows' names.
  private func verdicts(
    on rows: [CrossCheckedSessions], jobs: Int, progress: (_ done: Int) -> Void
  ) throws -> [String: Verdict] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString)")
    try Files.prepare(folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The worker runs the sessions for both counts.
    let worker = try Valgrind.readableCopy(of: try ReleaseBuild.instrumented(), in: folder)
    progress(0)
    let counts = try CrossCheckWorkers(
      "the census", command: [worker.path], options: ["--count"], jobs: 1
    ).run(rows) { _ in }
    let checks = try CrossCheckWorkers(
      "valgrind", command: [valgrind.path] + Self.options(reports: folder) + [worker.path],
      options: [], jobs: jobs
    ).run(rows, progress: progress)
    return try rows.reduce(into: [:]) { verdicts, row in
      guard let ours = counts[row.name]?.count, let check = checks[row.name] else { return }
      verdicts[row.name] = Verdict(ours: ours, theirs: try report(of: check, in: folder))
    }
  }

  /// Valgrind's options; each process and each copy writes its report to `PID.xml` in `folder`.
  private static func options(reports folder: URL) -> [String] {
    Valgrind.leakOptions + ["--xml=yes", "--xml-file=\(folder.path)/%p.xml"]
  }

  private func report(of copy: CrossCheckedCopy, in folder: URL) throws -> ValgrindReport {
    do {
      return try ValgrindReport(
        xml: String(
          contentsOf: folder.appendingPathComponent("\(copy.process).xml"), encoding: .utf8))
    } catch {
      throw Failure(VerificationFailure.invalidReport(row: copy.name, problem: "\(error)"))
    }
  }
}
