@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import ComparedApps
import Foundation
import RandomNumbers
import Testing

@testable import BenchmarkCLI

@Suite("Campaigns") struct CampaignTests {
  @Test("only an existing, incomplete run of the same build can be resumed")
  func impossibleResume() throws {
    try Bench.withFolder { folder in
      let campaign = try CampaignRun(in: folder, sessions: 1, subjects: "MVC")
      _ = try campaign.undisturbed()
      let complete = try Bench.run("run", "--resume", campaign.output("undisturbed").path)
      let nothing = try Bench.run("run", "--resume", folder.path)
      let options = try Bench.run("run", "--resume", folder.path, "--sessions", "5")
      // The journal is closed before the command reads it.
      _ = try Journal(folder.appendingPathComponent("run.journal"), manifest: .sample(build: "x"))
      let foreign = try Bench.run("run", "--resume", folder.path)

      #expect(complete.status == 0 && complete.errors.contains("is complete"))
      #expect(nothing.status == 65 && nothing.errors.contains("has no interrupted run"))
      #expect(
        foreign.status == 65 && foreign.errors.contains("was begun by another build of bench"))
      #expect(
        options.status == 64 && options.errors.contains("with the options it was started with"))
    }
  }

  @Test("after Ctrl-C, a partial result is stored, and resuming the run completes it")
  func interruptAndResume() throws {
    try Bench.withFolder { folder in
      let campaign = try CampaignRun(in: folder)
      let whole = try campaign.undisturbed()
      let process = try campaign.start("stopped")
      while campaign.jobs(in: "stopped") < 2, process.isRunning { usleep(100) }
      process.interrupt()
      process.waitUntilExit()
      let out = campaign.output("stopped")

      let again = try Bench.run(
        ["run", "--output", out.path] + CampaignRun.unshrunk + campaign.options)
      #expect(process.terminationStatus == 130)
      #expect(
        try BenchmarkKit.Run.read(Data(contentsOf: out.appendingPathComponent("run.json")))
          .isComplete == false)
      #expect(again.status == 64 && again.errors.contains("resume it with --resume \(out.path)"))
      let resumed = try Bench.run(
        ["run", "--resume", out.path, "--quiet"] + CampaignRun.unshrunk)
      #expect(resumed.status == 1 && resumed.errors.contains("crash: Planted/trap"))
      #expect(try campaign.result("stopped") == whole)
      #expect(!FileManager.default.fileExists(atPath: out.path + "/run.journal"))
    }
  }

  /// The number of processes to kill; the environment variable `NAVBENCH_KILLS` overrides it.
  private static let kills = Int(ProcessInfo.processInfo.environment["NAVBENCH_KILLS"] ?? "") ?? 3

  /// Metrics that are measured by workers, and metrics that the run measures itself.
  private static let byWorkers = "\"conformance\""
  private static let byTheRun = "\"linesOfCode\",\"structure\",\"claims\""

  @Test(
    "killing workers or the whole run at random moments does not change the result",
    arguments: [("run", byWorkers), ("worker", byWorkers), ("run", byTheRun)])
  func killed(_ victim: String, _ metrics: String) throws {
    try Bench.withFolder { folder in
      let campaign = try CampaignRun(in: folder, metrics: metrics)
      let whole = try campaign.undisturbed()
      // A fixed seed makes the moments of the kills as reproducible as possible.
      var random = SplitMix64(seed: 0xD1E)
      var kills = 0
      var rounds = 0
      while kills < Self.kills {
        rounds += 1
        let name = "killed-\(rounds)"
        // A killed run is resumed until it is complete; the next round starts a new run.
        while kills < Self.kills,
          !FileManager.default.fileExists(
            atPath: campaign.output(name).appendingPathComponent("run.json").path)
        {
          let process = try campaign.start(name)
          let target = campaign.jobs(in: name) + Int.random(in: 0..<4, using: &random)
          while process.isRunning, campaign.jobs(in: name) < target { usleep(100) }
          for _ in 0..<Int.random(in: 0..<400, using: &random) { _ = campaign.jobs(in: name) }
          var victims = [process.processIdentifier]
          if victim == "worker" {
            repeat { victims = process.workers } while victims.isEmpty && process.isRunning
          }
          for victim in victims where process.isRunning && kill(victim, SIGKILL) == 0 { kills += 1 }
          process.waitUntilExit()
        }
        let last = try campaign.start(name)
        last.waitUntilExit()
        #expect(try campaign.result(name) == whole)
      }
    }
  }

  @Test(
    "crashes, hangs and memory growth are attributed to their subject and do not affect others",
    arguments: [
      ("trap", Finding.Kind.crash, "Fatal error: planted"),
      ("loop", .hang, "nothing happened for 1 s"),
      ("post", .hang, "does not become idle"), ("grow", .memory, "more than 300 MiB"),
    ])
  func isolation(_ defect: String, _ kind: Finding.Kind, _ words: String) throws {
    try Bench.withFolder { folder in
      let limits = ["--timeout", "1", "--memory-limit", "300"]
      let planted = try CampaignRun(
        in: folder, subjects: "MVC,SurfMVP,Planted/\(defect)",
        options: defect == "trap" || defect == "post" ? [] : limits)
      _ = try planted.undisturbed()
      let run = try BenchmarkKit.Run.read(
        Data(contentsOf: planted.output("undisturbed").appendingPathComponent("run.json")))
      let others = try CampaignRun(
        in: folder.appendingPathComponent("others").made(), subjects: "MVC,SurfMVP")
      let alone = try BenchmarkKit.Run.read(Data(try others.undisturbed().utf8))

      let finding = try #require(run.findings.first)
      #expect(
        run.findings.count == 1 && finding.kind == kind && finding.subject == "Planted/\(defect)")
      #expect((finding.summary + finding.detail).contains(words))
      #expect(
        finding.replay?.contains("--subjects 'Planted/\(defect)' --seed 0x7 --index ") == true)
      let rows = try #require(run.conformance?.rows)
      #expect(Array(rows.prefix(2)) == alone.conformance?.rows)
      #expect(run.conformance?.checksum == alone.conformance?.checksum)
      #expect(rows[2].sessions == rows[0].sessions && rows[2].crashes == finding.sessions)
    }
  }

  @Test(
    "a planted leak is found, and a warning reports the sessions left out because of crashes")
  func otherMetrics() throws {
    try Bench.withFolder { folder in
      let campaign = try CampaignRun(
        in: folder, metrics: "\"counts\",\"leaks\"", sessions: 60,
        subjects: "MVC,Planted/trap,Planted/leak")

      _ = try campaign.undisturbed()

      let run = try BenchmarkKit.Run.read(
        Data(contentsOf: campaign.output("undisturbed").appendingPathComponent("run.json")))
      #expect(
        run.leaks?.rows.contains {
          $0.subject == "Planted/leak" && $0.type == "Leak" && $0.leaked > 0
        } == true)
      #expect(run.leaks?.sessions == 60)
      let crashes = run.findings.filter { $0.kind == .crash }
      #expect(crashes.map(\.subject) == ["Planted/trap"])
      let leftOut = crashes.first?.sessions ?? 0
      #expect(run.counts?.sessions == 60 - leftOut)
      for metric in ["Runtime counts", "Leaks"] {
        #expect(
          run.warnings.contains {
            $0.text.hasPrefix("\(metric): ") && $0.text.contains("Planted/trap")
          })
      }
    }
  }
}

extension URL {
  fileprivate func made() throws -> URL {
    try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
    return self
  }
}
