@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import ComparedApps
import Foundation
import Testing

@testable import BenchmarkCLI

@Suite("Hostile subjects", .serialized) struct HostileSubjectTests {
  private static let neighbours = ["MVC", "SurfMVP"]

  /// The neighbours' result without a hostile subject.
  private static let alone = Result {
    try Bench.withFolder { try run(neighbours, in: $0) }
  }

  private static func run(
    _ subjects: [String], _ options: [String] = [], in folder: URL
  ) throws -> BenchmarkKit.Run {
    let campaign = try CampaignRun(
      in: folder, sessions: 60, subjects: subjects.joined(separator: ","), options: options)
    return try BenchmarkKit.Run.read(Data(try campaign.undisturbed().utf8))
  }

  @Test(
    "a subject that disturbs its process loses only its own sessions",
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
  func hostile(_ defect: String, _ words: String?) throws {
    try Bench.withFolder { folder in
      let id = "Planted/\(defect)"
      let alone = try Self.alone.get()

      let run = try Self.run(Self.neighbours + [id], ["--timeout", "1"], in: folder)

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

  @Test(
    "a subject that fails in a growth cycle loses only that cycle and affects no other subject",
    arguments: [
      ("linktrap", "Fatal error: planted, at a link in event "),
      ("linkexit", "exit code 64"), ("linkloop", "nothing happened for 5 s"),
    ])
  func cycles(_ defect: String, _ words: String) throws {
    func leaks(_ subjects: String) throws -> BenchmarkKit.Run {
      try Bench.withFolder { folder in
        let campaign = try CampaignRun(
          in: folder, metrics: "\"leaks\"", sessions: 1, subjects: subjects,
          options: ["--timeout", "5"])
        return try BenchmarkKit.Run.read(Data(try campaign.undisturbed().utf8))
      }
    }
    let id = "Planted/\(defect)"

    let alone = try leaks("MVC,MVP-C/from")
    let run = try leaks("\(id),MVC,MVP-C/from")

    let growth = try #require(run.leaks?.growth)
    #expect(growth.filter { $0.subject != id } == alone.leaks?.growth)
    #expect(growth.contains { $0.subject == "MVP-C/from" })
    #expect(run.isComplete && run.findings.count == 1)
    let finding = try #require(run.findings.first)
    #expect(finding.subject == id && finding.metric == .leaks)
    #expect(finding.summary.contains(words), "\(finding)")
    #expect(finding.summary.hasSuffix("of the cycle 'link to a player, back'"), "\(finding)")
    #expect(finding.summary.contains("open link"))
    #expect(finding.detail.contains("navbench://players/1"))
    #expect(
      run.warnings.contains { $0.text.contains("1 cycle was left out because \(id) fails") })
  }

  @Test(
    "a subject that fails in a growth sweep loses only that curve and affects no other subject",
    arguments: [true, false])
  func sweeps(_ isTimed: Bool) throws {
    guard isTimed || Bench.isOnPath("valgrind") else { return }
    let id = "Planted/linktrap"
    let result = try Bench.run(
      ["measure", "cost-growth", "--allow-debug", "--subjects", "\(id),MVC,SurfMVP"]
        + ["--set", "sweep=players, link", "--set", "largest=48", "--format", "json"]
        + (isTimed ? ["--set", "unit=nanoseconds"] : []))

    let run = try BenchmarkKit.Run.read(Data(result.output.utf8))
    let growth = try #require(run.costGrowth, "\(result.errors)")
    #expect(growth.unit == (isTimed ? .nanoseconds : .instructions))
    #expect(growth.curves.map(\.subject) == ["MVC", "SurfMVP"])
    #expect(growth.curves.allSatisfy { $0.points.map(\.n) == [3, 6, 12, 24, 48] && $0.fit != nil })
    #expect(run.isComplete && run.findings.count == 1)
    let finding = try #require(run.findings.first)
    #expect(finding.subject == id && finding.metric == .costGrowth)
    #expect(finding.summary.contains("Fatal error: planted, at a link"), "\(finding)")
    #expect(finding.summary.hasSuffix("of the sweep 'players, link' at 48"), "\(finding)")
    #expect(
      finding.replay
        == """
        bench measure cost-growth --subjects '\(id)' --set 'sweep=players, link' --set largest=48
        """
    )
  }

  @Test("a crash is reported with its message, and its replay command prints the same message")
  func replay() async throws {
    let run = try Bench.withFolder { try Self.run(["MVC", "Planted/trap"], in: $0) }
    let finding = try #require(run.findings.first)
    let command = try #require(finding.replay)
    let words = command.replacing("'", with: "").split(separator: " ").map(String.init)

    let replayed = try await MainActor.run { try Bench.run(Array(words.dropFirst())) }

    let message = "Fatal error: planted, 4 screens deep"
    #expect(finding.summary.contains(message) && !finding.detail.contains(message))
    #expect(replayed.status == 1 && replayed.output.contains(message), "\(replayed.errors)")
    #expect(replayed.errors.contains("error: the session fails; see above."))
  }

  @Test("repeated killing of workers by another process is not attributed to any subject")
  func killedFromOutside() throws {
    try Bench.withFolder { folder in
      let campaign = try CampaignRun(in: folder, sessions: 60, subjects: "MVC")
      let whole = try campaign.undisturbed()
      let process = try campaign.start("killed")
      while process.isRunning { process.workers.forEach { kill($0, SIGKILL) } }

      let partial = try BenchmarkKit.Run.read(
        Data(contentsOf: campaign.output("killed").appendingPathComponent("run.json")))
      #expect(process.terminationStatus == 3)
      #expect(partial.findings.isEmpty && !partial.isComplete)
      #expect(
        partial.warnings.contains {
          $0.text.contains("workers were repeatedly killed by other processes")
        })
      let resumed = try campaign.start("killed")
      resumed.waitUntilExit()
      #expect(resumed.terminationStatus == 0)
      #expect(try campaign.result("killed") == whole)
    }
  }

  @Test("if its folder is in use, a run is rejected without advice to remove the journal")
  func runningFolder() throws {
    try Bench.withFolder { folder in
      let campaign = try CampaignRun(in: folder, sessions: 1, subjects: "MVC")
      let out = campaign.output("out")
      try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
      let running = try Journal(
        out.appendingPathComponent("run.journal"), manifest: .sample())

      let second = try Bench.run(["run", "--output", out.path] + campaign.options)

      #expect(second.status == 64 && running.keys.isEmpty)
      #expect(second.errors.contains("another process is using"))
      #expect(!second.errors.contains("remove the file"))
    }
  }

  @Test("exceeding the file size limit is reported as an error")
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
