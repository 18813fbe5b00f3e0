import BenchmarkResults
import Foundation
import Testing

@testable import BenchmarkCLI

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

  @Test(
    "times are told in the unit that is of use, and never as nothing",
    arguments: [
      (0.0, "1 s"), (0.2, "1 s"), (40, "40 s"), (119, "119 s"), (119.5, "2 min"), (121, "3 min"),
      (7_199, "120 min"), (7_200, "2 h 0 min"), (14_000, "3 h 54 min"),
    ])
  func words(_ seconds: Double, _ words: String) {
    #expect(Duration.seconds(seconds).inWords == words)
  }

  @Test("leaving out is the opposite of naming, and something must be left")
  func skip() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"conformance\"", in: folder)
      func subjects(_ options: String...) throws -> [String] {
        let result = try Bench.run(["--plan", plan, "--format", "json"] + options)
        return try BenchmarkResults.Run.read(Data(result.output.utf8)).subjects.map(\.id)
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
        try BenchmarkResults.Run.read(Data(fast.output.utf8)),
        try BenchmarkResults.Run.read(Data(fine.output.utf8))
      )
      #expect(fast.status == 1 && fine.status == 0)
      #expect(stopped.leaks == nil && !stopped.isComplete && !stopped.findings.isEmpty)
      #expect(stopped.warnings.contains { $0.text.contains("leaks and what comes behind it") })
      #expect(whole.leaks != nil && whole.isComplete)
    }
  }
}
