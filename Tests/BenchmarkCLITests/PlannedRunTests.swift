import BenchmarkResults
import Foundation
import Testing

@Suite("What a run would do, and what it leaves out") struct PlannedRunTests {
  @Test("a dry run tells subjects, jobs, sessions and a time, and does nothing")
  func dryRun() throws {
    try Bench.withFolder { folder in
      let out = folder.appendingPathComponent("out")

      let result = try Bench.run(
        "--plan", "default", "--skip", "MVP-C", "--sessions", "2000", "--dry-run", "--output",
        out.path)

      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      #expect(result.output.contains("subjects: MVC, SurfMVP, CoordinatedSurfMVP.\n"))
      let rows = result.output.split(separator: "\n").map { $0.split(separator: " ") }
      let leaks = try #require(rows.first { $0.first == "leaks" })
      // Sixteen pieces of each subject's sessions and the cycles; the sessions of three subjects, and one cycle each.
      #expect(leaks.dropFirst().prefix(2) == ["17", "6003"])
      #expect(try #require(Double(leaks[3])) > 0)
      #expect(result.output.contains("run.json' took on"))
      #expect(!FileManager.default.fileExists(atPath: out.path))
    }
  }

  @Test("leaving out is the opposite of naming, and something must be left")
  func skip() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"conformance\"", in: folder)
      func subjects(_ options: String...) throws -> [String] {
        let result = try Bench.run(["--plan", plan, "--format", "json"] + options)
        return try Run.read(Data(result.output.utf8)).subjects.map(\.id)
      }

      #expect(
        try subjects("--skip", "MVP-C,CoordinatedSurfMVP") == subjects("--subjects", "MVC,SurfMVP"))
      #expect(try subjects("--subjects", "MVP-C", "--skip", "MVP-C/from").count == 3)
      let none = try Bench.run("--plan", plan, "--subjects", "MVC", "--skip", "MVC")
      #expect(none.status == 64 && none.errors.contains("--skip leaves no subject"))
    }
  }

  @Test(
    "with findings no further metric is begun, where that is wanted; the run says what is missing")
  func failFast() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"conformance\",\"leaks\"", sessions: 60, in: folder)
      let options = [
        "--plan", plan, "--subjects", "MVC,Planted/trap", "--shrink-budget", "0", "--format",
        "json",
      ]

      let fast = try Bench.run(options + ["--fail-fast"])
      let fine = try Bench.run(
        "--plan", plan, "--subjects", "MVC", "--fail-fast", "--format", "json")

      let (stopped, whole) = (
        try Run.read(Data(fast.output.utf8)), try Run.read(Data(fine.output.utf8))
      )
      #expect(fast.status == 1 && fine.status == 0)
      #expect(stopped.leaks == nil && !stopped.isComplete && !stopped.findings.isEmpty)
      #expect(stopped.warnings.contains { $0.text.contains("leaks and what comes behind it") })
      #expect(whole.leaks != nil && whole.isComplete)
    }
  }
}
