@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Statistics
import Testing

@Suite("bench pool") struct PoolCommandTests {
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

      let table = try Bench.run(["pool"] + files + ["--output", page.path])
      let csv = try Bench.run(["pool"] + files + ["--format", "csv"])
      let json = try Bench.run(["pool"] + files + ["--format", "json"])

      #expect(table.status == 0 && table.errors.isEmpty, "\(table.errors)")
      #expect(table.output.contains("Time per event on several machines: ratio to MVC"))
      #expect(try String(contentsOf: page, encoding: .utf8).contains("plot-pooled-ratios"))
      #expect(csv.output.hasPrefix("subject,machines,lowest,highest,mean over machines,"))
      let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
      #expect((document as? [String: Any])?["baseline"] as? String == "MVC")
    }
  }

  @Test("runs without a fingerprint are left out; without any other run, the command fails")
  func unknownMachines() throws {
    try withRuns(["a", nil]) { _, files in
      let one = try Bench.run(["pool"] + files)
      let none = try Bench.run("pool", files[1])

      #expect(one.status == 0 && one.errors.contains("has no fingerprint of its machine"))
      #expect(one.output.contains("cannot be predicted from 1 machine."))
      #expect(none.status == 65 && none.errors.contains("found no run whose times can be pooled"))
    }
  }

  @Test("a report with another machine's run shows the range of each time ratio")
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

      let range = try Bench.run("report", files[0], "--other-machine", files[1])
      let same = try Bench.run("report", files[2], "--other-machine", files[1])

      #expect(range.output.contains(" \(own.fixed(2))–\((own * 1.5).fixed(2)) "), "\(range.output)")
      #expect(range.output.contains("relative to MVC; the range over 2 machines."))
      #expect(same.status == 65 && same.errors.contains("expected at least one from another"))
      let all = try Bench.run("report", files[0], "--other-machine", files[1], "--all")
      let guide = all.output.split(separator: "\n").first { $0.contains("little time per event") }
      #expect(guide.map { !$0.contains("–") } == true, "\(all.output)")
      let samples = try Bench.run("report", files[0], "--other-machine", files[1], "--samples")
      #expect(samples.status == 64 && samples.errors.contains("--other-machine"))
    }
  }
}
