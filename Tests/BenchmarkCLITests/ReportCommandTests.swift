import BenchmarkKit
import BenchmarkMetrics
import Foundation
import Testing

@Suite("bench report") struct ReportCommandTests {
  private static let results = Bench.root.appendingPathComponent("results")

  @Test("without a path, 'bench report' renders the newest run in a subfolder or in 'results'")
  func newest() throws {
    try Bench.withFolder { folder in
      let stored = Self.results.appendingPathComponent("2026-11-22-self-test/run.json")
      var run = try Run.read(Data(contentsOf: stored))
      for (place, date) in [("old", "2026-01-01"), ("results/new", "2026-02-01")] {
        let place = folder.appendingPathComponent(place)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        run.date = date
        try run.data().write(to: place.appendingPathComponent("run.json"))
      }

      let inFolder = "cd '\(folder.path)' && exec \"$0\" \"$@\""
      let newest = try Bench.run("report", shell: inFolder)
      let named = try Bench.run("report", "results/new", shell: inFolder)
      let none = try Bench.run("report", shell: "cd /proc/self && exec \"$0\" \"$@\"")

      #expect(newest.status == 0 && newest.output == named.output)
      #expect(newest.errors == "the newest run is 'results/new/run.json'\n")
      #expect(none.status == 64 && none.errors.contains("there is no run.json in this folder"))
    }
  }

  @Test("the overview is followed by the commands for all tables; --all prints them")
  func overview() throws {
    let run = Self.results.appendingPathComponent("2026-11-22-default").path
    let brief = try Bench.run("report", run)
    let all = try Bench.run("report", run, "--all")
    let quiet = try Bench.run("report", run, "--no-progress")

    #expect(brief.output.contains("\nOverview\n") && !brief.output.contains("\nScorecard\n"))
    #expect(
      brief.errors == "all tables: bench report \(run) --all; as a page: bench report \(run)"
        + " --output FOLDER\n")
    #expect(all.output.contains("\nOverview\n") && all.output.contains("\nScorecard\n"))
    #expect(all.errors.isEmpty && quiet.errors.isEmpty && quiet.output == brief.output)
  }

  @Test("a run without an output folder is kept for 'bench report'")
  func last() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"linesOfCode\"", in: folder)
      let inFolder = "cd '\(folder.path)' && exec \"$0\" \"$@\""

      let run = try Bench.run("--plan", plan, shell: inFolder)
      let report = try Bench.run("report", shell: inFolder)

      #expect(run.status == 0 && report.output == run.output, "\(run.errors)")
      #expect(report.errors.hasPrefix("the newest run is '.bench/last/run.json'\n"))
    }
  }

  @Test("only the selected metrics, tables or rows are printed")
  func selection() throws {
    let run = Self.results.appendingPathComponent("2026-11-22-default").path
    let leaks = try Bench.run("report", run, "--metrics", "leaks,exits", "--only", "mvp-c/from")
    let table = try Bench.run("report", run, "--table", "leaks", "--format", "csv")
    let detail = try Bench.run("report", run, "--metrics", "leaks", "--detail")

    #expect(leaks.status == 0 && leaks.output.contains("MVP-C/from  PlayerEditCoordinator"))
    #expect(!leaks.output.contains("MVP-C/never  "))
    #expect(table.output.hasPrefix("subject,type,scene,role,"))
    #expect(detail.output.contains("├─ PlayerDetailCoordinator.childCoordinators[0]\n"))
  }

  @Test(
    "invalid or contradictory options are rejected with exit code 64",
    arguments: [
      (["a", "b", "--metrics", "leaks"], "found 2 runs with --metrics leaks"),
      (["--samples", "--detail"], "found --samples with --detail"),
      (["--detail", "--output", "folder"], "found a folder or a whole-run format"),
      (["--table", "x", "--format", "junit"], "found a folder or a whole-run format"),
      (["--metrics", "links"], "Did you mean 'deep-links'?"),
    ])
  @MainActor func usage(_ arguments: [String], _ message: String) throws {
    let result = try Bench.run(["report"] + arguments)

    #expect(result.status == 64 && result.errors.contains(message), "\(result.errors)")
  }

  @Test("the stored times of individual events can be exported as CSV")
  func samples() throws {
    try Bench.withFolder { folder in
      let out = folder.appendingPathComponent("out").path
      let plan = try Bench.plan("\"eventTimes\"", in: folder)
      let run = try Bench.run(
        "--plan", plan, "--subjects", "MVC", "--samples", "--output", out, "--allow-debug")

      let exported = try Bench.run("report", out, "--samples")
      let without = try Bench.run("report", Self.results.path + "/2026-11-22-default", "--samples")

      #expect(run.status == 0, "\(run.errors)")
      let lines = exported.output.split(whereSeparator: \.isNewline)
      #expect(exported.status == 0 && lines[0].hasPrefix("seed,session,event,subject,kind,"))
      // In each of the six launches, every subject runs 334 sessions of 30 events.
      #expect(lines.count > 6 * 30 && lines.contains { $0.contains(",MVC,") })
      #expect(without.status == 65 && without.errors.contains("without the times of single events"))
    }
  }
}
