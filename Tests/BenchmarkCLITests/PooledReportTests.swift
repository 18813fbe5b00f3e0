@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Statistics
import Testing

@Suite("Reports of several runs") struct PooledReportTests {
  /// Calls `body` with copies of the committed default run, one per kernel, as if measured on
  /// different machines.
  private func withRuns(_ kernels: [String?], _ body: (URL, [String]) throws -> Void) throws {
    let stored = Bench.root.appendingPathComponent("results/2026-11-22-default/run.json")
    var run = try Run.read(Data(contentsOf: stored))
    try Bench.withFolder { folder in
      let files = try kernels.enumerated().map { index, kernel in
        run.environment.fingerprint = kernel.map { kernel in
          var fingerprint = Fingerprint.current
          fingerprint.machine.kernel = kernel
          return fingerprint
        }
        let file = folder.appendingPathComponent("\(index).json")
        try run.data().write(to: file)
        return file.path
      }
      try body(folder, files)
    }
  }

  @Test("three machines are pooled in every format")
  func formats() throws {
    try withRuns(["a", "b", "c"]) { folder, files in
      let page = folder.appendingPathComponent("machines.html")

      let all = try Bench.run(
        ["report"] + files + ["--all", "--output", page.path, "--no-progress"])
      let csv = try Bench.run(
        ["report"] + files + ["--table", "pooled-times", "--format", "csv"])
      let json = try Bench.run(["report"] + files + ["--format", "json"])

      #expect(all.status == 0 && all.errors.isEmpty, "\(all.errors)")
      #expect(all.output.contains("Time per event on several machines: ratio to MVC"))
      #expect(try String(contentsOf: page, encoding: .utf8).contains("plot-pooled-ratios"))
      #expect(csv.output.hasPrefix("subject,machines,lowest,highest,mean over machines,"))
      #expect(try Run.read(Data(json.output.utf8)).dispatch?.pooled == nil)
    }
  }

  @Test("other runs without a fingerprint are left out; the first run needs one")
  func unknownMachines() throws {
    try withRuns(["a", nil]) { _, files in
      let one = try Bench.run(["report", "--metrics", "dispatch"] + files)
      let none = try Bench.run("report", files[1], files[0])

      #expect(one.status == 0 && one.errors.contains("has no fingerprint of its machine"))
      #expect(one.output.contains("cannot be predicted from 1 machine."))
      #expect(none.status == 65 && none.errors.contains("has no fingerprint of its machine"))
    }
  }

  @Test("the overview shows the range of each time ratio over machines")
  func otherMachine() throws {
    try withRuns(["a", "b", "b"]) { folder, files in
      var other = try Run.read(Data(contentsOf: URL(filePath: files[1])))
      let dispatch = try #require(other.dispatch)
      other.dispatch?.rows = dispatch.rows.map { row in
        Dispatch.Row(
          subject: row.subject, time: row.time, ratio: row.ratio.mapped { $0 * 1.5 },
          comparison: row.comparison)
      }
      try other.data().write(to: URL(filePath: files[1]))
      let own = try #require(dispatch.rows.first { $0.subject == "SurfMVP" }).ratio.value

      let range = try Bench.run("report", files[0], files[1])
      let same = try Bench.run("report", files[2], files[1])

      #expect(range.output.contains(" \(own.fixed(2))–\((own * 1.5).fixed(2)) "), "\(range.output)")
      #expect(range.output.contains("relative to MVC; the range over 2 machines."))
      #expect(same.status == 0 && same.output.contains("relative to MVC; 95 % interval."))
      let all = try Bench.run("report", files[0], files[1], "--all")
      let guide = all.output.split(separator: "\n").first { $0.contains("little time per event") }
      #expect(guide.map { !$0.contains("–") } == true, "\(all.output)")
    }
  }

  @Test("a run without times is not reported with others")
  func noTimes() throws {
    try withRuns(["a", "b"]) { folder, files in
      var run = try Run.read(Data(contentsOf: URL(filePath: files[0])))
      run.dispatch = nil
      try run.data().write(to: URL(filePath: files[0]))

      let result = try Bench.run(["report"] + files)
      let others = try Bench.run("report", files[1], files[0])

      #expect(result.status == 65 && result.errors.contains("has no times with intervals"))
      #expect(others.status == 0 && others.errors.contains("has no times with intervals"))
    }
  }
}
