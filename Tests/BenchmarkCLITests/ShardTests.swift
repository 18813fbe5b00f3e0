@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Testing

@Suite("Shards") struct ShardTests {
  @Test("one, two or eight parts, run in any order, merge into the result of a single run")
  func shards() throws {
    try Bench.withFolder { folder in
      let campaign = try CampaignRun(
        in: folder, metrics: "\"linesOfCode\",\"conformance\",\"counts\",\"leaks\"", sessions: 110,
        subjects: "MVC,MVP-C/from")
      let whole = try campaign.undisturbed()

      for order in [[0], [1, 0], [5, 2, 7, 0, 1, 6, 3, 4]] {
        let parts = campaign.output("of-\(order.count)")
        for index in order {
          let part = try Bench.run(
            [
              "run", "--shard", "\(index)/\(order.count)", "--output", parts.path, "--jobs",
              "\(1 + index % 3)",
            ]
              + campaign.options)
          #expect(part.status == 0, "\(part.errors)")
        }
        let merged = try Bench.run(["merge", parts.path, "--quiet"] + CampaignRun.unshrunk)

        #expect(merged.status == 0, "\(merged.errors)")
        #expect(try campaign.result("of-\(order.count)") == whole)
      }
      #expect(whole.contains("PlayerEditCoordinator"))
    }
  }

  @Test("if a part is missing, merging exits with 3 and prints the command that runs the part")
  func missingPart() throws {
    try Bench.withFolder { folder in
      let campaign = try CampaignRun(in: folder, sessions: 60, subjects: "MVC")
      let parts = campaign.output("parts")
      _ = try Bench.run(["run", "--shard", "1/2", "--output", parts.path] + campaign.options)

      let merged = try Bench.run(["merge", parts.path] + CampaignRun.unshrunk)

      #expect(merged.status == 3)
      #expect(
        merged.errors.contains(
          "  bench run --shard 0/2 --output \(parts.path) --plan \(campaign.plan) --subjects MVC\n")
      )
      #expect(!FileManager.default.fileExists(atPath: parts.path + "/run.json"))
      _ = try Bench.run(["run", "--shard", "0/2", "--output", parts.path] + campaign.options)
      #expect(
        try Bench.run(["merge", parts.path, "--expect", "2", "--quiet"] + CampaignRun.unshrunk)
          .status == 0)
      #expect(
        try Bench.run(["merge", parts.path, "--expect", "3", "--quiet"] + CampaignRun.unshrunk)
          .status == 65)
    }
  }

  @Test("a run can have more parts than a process can have open files")
  func manyParts() throws {
    try Bench.withFolder { folder in
      let campaign = try CampaignRun(in: folder, sessions: 60, subjects: "MVC")
      let parts = campaign.output("parts")
      for part in 0..<12 {
        _ = try Bench.run(
          ["run", "--shard", "\(part)/12", "--output", parts.path] + campaign.options)
      }

      let merged = try Bench.run(
        ["merge", parts.path, "--quiet"] + CampaignRun.unshrunk,
        shell: "ulimit -n 12 && exec \"$0\" \"$@\"")

      #expect(merged.status == 0, "\(merged.errors)")
      #expect(try campaign.result("parts") == campaign.undisturbed())
    }
  }

  @Test(
    "options that are not valid for a part are rejected with exit code 64",
    arguments: [
      (["--shard", "0/2"], "found --shard without --output FOLDER"),
      (["--shard", "0/2", "--output", "run.md"], "found --shard without --output FOLDER"),
      (["--shard", "0/2", "--output", "x", "--history", "h"], "found --shard with --history"),
      (["--shard", "0/2", "--output", "x", "--dry-run"], "found --shard with --dry-run"),
      (["--shard", "2/2", "--output", "x"], "The value '2/2' is invalid"),
    ])
  @MainActor func usage(_ arguments: [String], _ message: String) throws {
    let result = try Bench.run(["run"] + arguments)

    #expect(result.status == 64 && result.errors.contains(message), "\(result.errors)")
  }

  @Test("a run with times from several machines has a warning and no fingerprint")
  func severalMachines() throws {
    try Bench.withFolder { folder in
      let campaign = try CampaignRun(
        in: folder, metrics: "\"dispatch\"", subjects: "MVC,SurfMVP", options: ["--allow-debug"])
      let parts = campaign.output("parts")
      for part in ["0/2", "1/2"] {
        _ = try Bench.run(["run", "--shard", part, "--output", parts.path] + campaign.options)
      }
      func merged() throws -> Run {
        let result = try Bench.run(["merge", parts.path, "--quiet"] + CampaignRun.unshrunk)
        #expect(result.status == 0, "\(result.errors)")
        return try Run.read(Data(contentsOf: parts.appendingPathComponent("run.json")))
      }

      let one = try merged()
      try Self.move(parts.appendingPathComponent("shard-1-of-2.journal"), toKernel: "Linux 1.0")
      let several = try merged()

      #expect(one.environment.fingerprint?.machine == Machine.current)
      #expect(several.environment.fingerprint == nil)
      #expect(several.warnings.contains { $0.text.hasPrefix("Times were measured on 2 kinds") })
    }
  }

  /// Changes the kernel in a journal's manifest.
  private static func move(_ journal: URL, toKernel kernel: String) throws {
    let content = try Data(contentsOf: journal)
    let end = try #require(content.firstIndex(of: 0x0A))
    let manifest = String(decoding: content[Journal.headLength..<end], as: UTF8.self)
      .replacing(Machine.current.kernel, with: kernel)
    try (Journal.line(Data(manifest.utf8)) + content[(end + 1)...]).write(to: journal)
  }

  @Test("mismatched parts are rejected with exit code 65, and work that cannot be split with 64")
  func wrongParts() throws {
    try Bench.withFolder { folder in
      let campaign = try CampaignRun(in: folder, sessions: 60, subjects: "MVC")
      let parts = campaign.output("parts")
      func shard(_ part: String, _ options: [String] = []) throws -> Bench.Result {
        try Bench.run(
          ["run", "--shard", part, "--output", parts.path] + campaign.options + options)
      }
      _ = try shard("0/2")
      let other = try shard("0/2", ["--seed", "9"])
      _ = try shard("1/2", ["--seed", "9"])
      let mixed = try Bench.run(["merge", parts.path] + CampaignRun.unshrunk)
      try FileManager.default.removeItem(atPath: parts.path + "/shard-1-of-2.journal")
      try FileManager.default.copyItem(
        atPath: parts.path + "/shard-0-of-2.journal", toPath: parts.path + "/shard-1-of-2.journal")
      let doubled = try Bench.run(["merge", parts.path] + CampaignRun.unshrunk)

      #expect(other.status == 64 && other.errors.contains("was begun with a different plan"))
      #expect(mixed.status == 65 && mixed.errors.contains("was run with a different plan than"))
      #expect(
        doubled.status == 65 && doubled.errors.contains("contains part 0/2, expected part 1/2"))
      for part in ["2/2", "x", "1/0", "-1/2"] { #expect(try shard(part).status == 64) }
      #expect(
        try shard("0/2", ["--until", "1%"]).errors.contains("found --until with --shard"))
      #expect(try Bench.run(["merge", folder.path] + CampaignRun.unshrunk).status == 65)
      let builds = try CampaignRun(
        in: folder, metrics: "\"conformance\",\"buildTimes\"", subjects: "MVC")
      let refused = try Bench.run(
        ["run", "--shard", "0/2", "--output", builds.output("builds").path] + builds.options)
      #expect(refused.status == 64 && refused.errors.contains("has the metric 'buildTimes'"))
      #expect(!FileManager.default.fileExists(atPath: builds.output("builds").path))
    }
  }
}
