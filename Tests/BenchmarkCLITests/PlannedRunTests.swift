import BenchmarkResults
import Foundation
import Testing

@testable import BenchmarkCLI

@Suite("What a run would do, and what it leaves out") struct PlannedRunTests {
  @Test("a dry run tells subjects, jobs, sessions and a time, and does nothing")
  func dryRun() throws {
    let result = try Bench.run(
      "--plan", "default", "--skip", "MVP-C", "--sessions", "2000", "--dry-run")

    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(result.output.contains("subjects: MVC, SurfMVP, CoordinatedSurfMVP.\n"))
    let rows = result.output.split(separator: "\n").map { $0.split(separator: " ") }
    let leaks = try #require(rows.first { $0.first == "leaks" })
    // Sixteen chunks of all subjects' sessions, and the cycles of each of three subjects: 2,000
    // sessions and ten cycles each.
    #expect(leaks.dropFirst().prefix(2) == ["19", "6030"])
    #expect(try #require(Double(leaks[3])) > 0)
    #expect(result.output.contains("run.json' took on"))
  }

  @Test("a dry run writes its table into files, and refuses the places of a run's results")
  func places() throws {
    try Bench.withFolder { folder in
      let (table, checks) = (
        folder.appendingPathComponent("plan.md"), folder.appendingPathComponent("checks.xml")
      )
      try "before".write(to: checks, atomically: true, encoding: .utf8)

      let written = try Bench.run("--plan", "conformance", "--dry-run", "--output", table.path)
      let refused = try [checks, folder.appendingPathComponent("out")].map {
        try Bench.run("--plan", "conformance", "--dry-run", "--output", $0.path)
      }

      #expect(written.status == 0)
      #expect(try String(contentsOf: table, encoding: .utf8).hasPrefix("## What a run of the plan"))
      for result in refused {
        #expect(result.status == 64 && result.output.isEmpty)
        #expect(result.errors.contains("expected a file whose name ends in one of .txt, .md, "))
      }
      #expect(try String(contentsOf: checks, encoding: .utf8) == "before")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
          "checks.xml", "plan.md",
        ])
    }
  }

  @Test("a dry run needs no executable with the hooks, and builds none")
  func dryRunAlone() throws {
    try Bench.withFolder { folder in
      let alone = folder.appendingPathComponent("bench")
      try FileManager.default.copyItem(at: Bench.executable, to: alone)

      let result = try Bench.run(
        ["--plan", "default", "--dry-run"], shell: "exec '\(alone.path)' \"$@\"")

      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      #expect(result.output.contains("\nleaks "))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["bench"])
    }
  }

  @Test("more workers than there are jobs need no more memory, and no number of them is too large")
  func absurdJobs() throws {
    func about(_ jobs: Int) throws -> Substring {
      let result = try Bench.run("--plan", "default", "--dry-run", "--jobs", "\(jobs)")
      #expect(result.status == 0, "\(result.errors)")
      return try #require(result.output.split(separator: "\n").first { $0.contains("About ") })
    }

    #expect(try about(.max) == about(1_000_000))
  }

  @Test(
    "longer sessions take longer, but for links and exits, which have their own",
    arguments: [(Plan.Metric.leaks, 2.0), (.deepLinks, 1), (.exits, 1)])
  func ownSessions(_ metric: Plan.Metric, _ factor: Double) throws {
    try Bench.withFolder { folder in
      var run = try BenchmarkResults.Run.read(
        Data(Bench.run("--plan", Bench.plan("", in: folder), "--format", "json").output.utf8))
      run.resources?.stages = [.init(metric: metric, sessions: 10, workerSeconds: 5, seconds: 5)]
      var longer = run.plan
      longer.eventsPerSession *= 2

      #expect(
        PlannedWork.seconds(metric, 20, of: longer, workers: 2, like: run) == 5 * factor)
    }
  }

  @Test("what is done without workers is among what the run took")
  func stages() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"linesOfCode\",\"conformance\"", in: folder)

      let result = try Bench.run("--plan", plan, "--subjects", "MVC", "--format", "json")
      let run = try BenchmarkResults.Run.read(Data(result.output.utf8))

      let stages = try #require(run.resources?.stages)
      #expect(stages.map(\.metric) == [.linesOfCode, .conformance])
      #expect(stages[0].sessions == 0 && stages[0].seconds ?? 0 > 0)
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
