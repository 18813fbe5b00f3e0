@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import ComparedApps
import Foundation
import Testing

@testable import BenchmarkCLI

@Suite("Previewing and limiting a run") struct PlannedRunTests {
  @Test("a dry run prints subjects, jobs, sessions and an estimated time, and runs nothing")
  func dryRun() throws {
    let result = try Bench.run(
      "--plan", "default", "--skip", "MVVM,MVP,MVP-C,VIPER,VIP,Umbrella", "--sessions", "2000",
      "--dry-run")

    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(result.output.contains("subjects: MVC, SurfMVP, CoordinatedSurfMVP.\n"))
    let rows = result.output.split(separator: "\n").map { $0.split(separator: " ") }
    let leaks = try #require(rows.first { $0.first == "leaks" })
    // The sessions form 16 jobs, the cycles of each of the three subjects form one job, and so do
    // the sessions to watch. Each subject has 2,000 sessions, ten cycles and six sessions to watch.
    #expect(leaks.dropFirst().prefix(2) == ["20", "6,048"])
    #expect(try #require(leaks.last.flatMap { Double($0) }) > 0 && leaks.count == 4)
    #expect(result.output.contains("metrics in 'results/"))
  }

  @Test("a dry run writes its table to files, and rejects formats that apply only to results")
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
      #expect(
        try String(contentsOf: table, encoding: .utf8).hasPrefix("## Jobs of a run of the plan"))
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

  @Test("a dry run neither needs nor builds the instrumented executable")
  func dryRunAlone() throws {
    try Bench.withFolder { folder in
      let alone = folder.appendingPathComponent("bench")
      try Bench.copyExecutable(to: alone)

      let result = try Bench.run(
        ["--plan", "default", "--dry-run"], executable: alone)

      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      #expect(result.output.contains("\nleaks "))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["bench"])
    }
  }

  @Test("any number of workers is accepted, and more workers than jobs need no more memory")
  func absurdJobs() throws {
    func about(_ jobs: Int) throws -> Substring {
      let result = try Bench.run("--plan", "default", "--dry-run", "--jobs", "\(jobs)")
      #expect(result.status == 0, "\(result.errors)")
      return try #require(result.output.split(separator: "\n").first { $0.contains("About ") })
    }

    #expect(try about(.max) == about(1_000_000))
  }

  @Test(
    "the estimate grows with the length of sessions, except for links and exit paths",
    arguments: [(MetricID.leaks, 2.0), (.deepLinks, 1), (.exits, 1)])
  func ownSessions(_ id: MetricID, _ factor: Double) throws {
    let metric = try #require(Metrics.all.first { $0.id == id })
    try Bench.withFolder { folder in
      var run = try BenchmarkKit.Run.read(
        Data(Bench.run("--plan", Bench.plan("", in: folder), "--format", "json").output.utf8))
      run.resources?.stages = [.init(metric: id, sessions: 10, workerSeconds: 5, seconds: 5)]
      var longer = run.plan
      longer.eventsPerSession *= 2

      #expect(
        PlannedWork.seconds(metric, 20, of: longer, workers: 2, like: run) == 5 * factor)
    }
  }

  @Test("the run's resources include stages that need no workers")
  func stages() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"linesOfCode\",\"conformance\"", in: folder)

      let result = try Bench.run("--plan", plan, "--subjects", "MVC", "--format", "json")
      let run = try BenchmarkKit.Run.read(Data(result.output.utf8))

      let stages = try #require(run.resources?.stages)
      #expect(stages.map(\.metric) == [.linesOfCode, .conformance])
      #expect(stages[0].sessions == 0 && stages[0].seconds ?? 0 > 0)
    }
  }

  @Test(
    "durations are printed in a suitable unit and are never zero",
    arguments: [
      (0.0, "1 s"), (0.2, "1 s"), (40, "40 s"), (119, "119 s"), (119.5, "2 min"), (121, "3 min"),
      (7_199, "120 min"), (7_200, "2 h 0 min"), (14_000, "3 h 54 min"),
    ])
  func words(_ seconds: Double, _ words: String) {
    #expect(Duration.seconds(seconds).inWords == words)
  }

  @Test("--skip leaves out the listed subjects, and at least one subject must remain")
  func skip() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"conformance\"", in: folder)
      func subjects(_ options: String...) throws -> [String] {
        let result = try Bench.run(["--plan", plan, "--format", "json"] + options)
        return try BenchmarkKit.Run.read(Data(result.output.utf8)).subjects.map(\.id)
      }

      #expect(
        try subjects("--skip", "MVVM,MVP,VIPER,VIP,coordinators")
          == subjects("--subjects", "MVC,SurfMVP"))
      #expect(try subjects("--subjects", "MVP-C", "--skip", "MVP-C/from").count == 3)
      let none = try Bench.run("--plan", plan, "--subjects", "MVC", "--skip", "MVC")
      #expect(none.status == 64 && none.errors.contains("--skip leaves no subject"))
    }
  }

  @Test("a run that measures times adds the baseline, and skipping the baseline is an error")
  func addedBaseline() throws {
    let chosen = try Bench.run("--subjects", "SurfMVP", "--dry-run")
    let skipped = try Bench.run("--skip", "MVC", "--dry-run")

    #expect(chosen.status == 0, "\(chosen.errors)")
    #expect(chosen.errors == "measuring MVC, too: times are relative to it\n")
    #expect(try chosen.output == Bench.run("--subjects", "MVC,SurfMVP", "--dry-run").output)
    #expect(skipped.status == 64)
    #expect(skipped.errors.contains("times are relative to the baseline 'MVC'"))
  }

  @Test(
    "--fail-fast stops after the first metric with findings, and a warning names the next metric")
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
        try BenchmarkKit.Run.read(Data(fast.output.utf8)),
        try BenchmarkKit.Run.read(Data(fine.output.utf8))
      )
      #expect(fast.status == 1 && fine.status == 0)
      #expect(stopped.leaks == nil && !stopped.isComplete && !stopped.findings.isEmpty)
      #expect(stopped.warnings.contains { $0.text.contains("'Leaks' and the metrics after it") })
      #expect(whole.leaks != nil && whole.isComplete)
    }
  }
}
