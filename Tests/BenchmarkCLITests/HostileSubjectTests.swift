import BenchmarkResults
import Foundation
import Testing

@testable import BenchmarkCLI

@Suite("Hostile subjects", .serialized) struct HostileSubjectTests {
  private static let neighbours = ["MVC", "SurfMVP"]

  /// What the neighbours do without a hostile subject beside them.
  private static let alone = Result {
    try Bench.withFolder { try run(neighbours, in: $0) }
  }

  private static func run(
    _ subjects: [String], _ options: [String] = [], in folder: URL
  ) throws -> BenchmarkResults.Run {
    let campaign = try CampaignRun(
      in: folder, sessions: 60, subjects: subjects.joined(separator: ","), options: options)
    return try BenchmarkResults.Run.read(Data(try campaign.undisturbed().utf8))
  }

  @Test(
    "a subject that disturbs its process costs the sessions in which it ends it, and no others",
    arguments: [
      ("exit0", "exit code 0"), ("exit64", "exit code 64"), ("exit65", "exit code 65"),
      ("exit70", "exit code 70"), ("lingerexit", "nothing happened for 1 s"),
      ("kill", "ended by signal 9"), ("killgroup", "ended by signal 15"),
      ("childtrap", "Fatal error: planted"), ("childloop", "nothing happened for 1 s"),
      ("flooderrors", "nothing happened for 1 s"), ("become", "exit code 0"),
      ("mute", "ended by signal"), ("speech", "ended by signal"),
      ("prints", nil), ("printsmuch", nil), ("stdin", nil), ("closeout", nil), ("closeall", nil),
      ("doneflip", nil), ("cutpage", nil), ("child", nil), ("split", nil), ("stop", nil),
      ("linger", nil), ("mask", nil),
    ])
  func hostile(_ fault: String, _ words: String?) throws {
    try Bench.withFolder { folder in
      let id = "Planted/\(fault)"
      let alone = try Self.alone.get()

      let run = try Self.run(Self.neighbours + [id], ["--patience", "1"], in: folder)

      let rows = try #require(run.conformance?.rows)
      #expect(Array(rows.prefix(2)) == alone.conformance?.rows)
      #expect(run.conformance?.checksum == alone.conformance?.checksum)
      #expect(run.isComplete && run.findings.allSatisfy { $0.subject == id })
      #expect(run.findings.count == (words == nil ? 0 : 1))
      if let words {
        #expect(run.findings.first?.summary.contains(words) == true, "\(run.findings)")
        #expect(rows[2].crashes == run.findings.first?.sessions)
      } else {
        #expect(rows[2].crashes == 0 && rows[2].events == rows[0].events)
      }
    }
  }

  @Test("a crash is reported by its own message, and its replay command shows the same")
  func replay() throws {
    try Bench.withFolder { folder in
      let run = try Self.run(["MVC", "Planted/trap"], in: folder)
      let finding = try #require(run.findings.first)
      let command = try #require(finding.replay)

      let replayed = try Bench.run(shell: "\"$0\" \(command.dropFirst("bench ".count))")

      let message = "Fatal error: planted, 4 screens deep"
      #expect(finding.summary.contains(message) && !finding.detail.contains(message))
      #expect(replayed.status == 1 && replayed.output.contains(message), "\(replayed.errors)")
      #expect(replayed.errors.contains("error: the session fails."))
    }
  }

  @Test(
    "workers that are ended from outside for as long as a run lasts are held against no subject")
  func killedFromOutside() throws {
    try Bench.withFolder { folder in
      let campaign = try CampaignRun(in: folder, sessions: 60, subjects: "MVC")
      let whole = try campaign.undisturbed()
      let process = try campaign.start("killed")
      while process.isRunning { process.workers.forEach { kill($0, SIGKILL) } }

      let partial = try BenchmarkResults.Run.read(
        Data(contentsOf: campaign.output("killed").appendingPathComponent("run.json")))
      #expect(process.terminationStatus == 3)
      #expect(partial.findings.isEmpty && !partial.isComplete)
      #expect(
        partial.warnings.contains {
          $0.text.contains("workers were ended from outside again and again")
        })
      let resumed = try campaign.start("killed")
      resumed.waitUntilExit()
      #expect(resumed.terminationStatus == 0)
      #expect(try campaign.result("killed") == whole)
    }
  }

  @Test("a run into a folder where one is running is told so, and not to remove its journal")
  func runningFolder() throws {
    try Bench.withFolder { folder in
      let campaign = try CampaignRun(in: folder, sessions: 1, subjects: "MVC")
      let out = campaign.output("out")
      try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
      let running = try Journal(
        out.appendingPathComponent("run.journal"), manifest: .sample())

      let second = try Bench.run(["run", "--output", out.path] + campaign.options)

      #expect(second.status == 64 && running.keys.isEmpty)
      #expect(second.errors.contains("another process is working on"))
      #expect(!second.errors.contains("remove the file"))
    }
  }

  @Test("a limit on the size of files is an error that is reported")
  func fileLimit() throws {
    try Bench.withFolder { folder in
      let campaign = try CampaignRun(in: folder, sessions: 60, subjects: "MVC")

      let result = try Bench.run(
        ["run", "--output", campaign.output("out").path] + campaign.options,
        shell: "ulimit -f 1; exec \"$0\" \"$@\"")

      #expect(result.status == 70 && result.errors.contains("error: "), "\(result.errors)")
      #expect(result.errors.contains("File too large") || result.errors.contains("too many"))
    }
  }
}
