@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Testing

@Suite("bench verify self-test") struct SelfTestCommandTests {
  @Test("a quick self-test claims only the accuracy on NIST's values, and can be rendered again")
  func quick() throws {
    try Bench.withFolder { folder in
      let out = folder.appendingPathComponent("out")
      let arguments = [
        "verify", "self-test", "--quick", "--parts", "nist,coverage", "--repetitions", "2",
        "--output",
        out.path,
      ]

      let result = try Bench.run(arguments)
      let report = try Bench.run("report", out.appendingPathComponent("run.json").path)

      #expect(result.status == 0, "\(result.errors)")
      #expect(report.output == result.output)
      #expect(result.errors.contains("simulating runs: 100 %"))
      let run = try Run.read(Data(contentsOf: out.appendingPathComponent("run.json")))
      let test = try #require(run.selfTest)
      #expect(test.requirements.map(\.status) == [.held] + Array(repeating: .notClaimed, count: 4))
      #expect(test.simulation?.coverage.count == 24 && test.simulation?.falseClaims.count == 3)
      #expect(test.certifiedValues?.allSatisfy(\.isReached) == true)
      #expect(test.copies == nil && test.agreement == nil)
      let files = try FileManager.default.contentsOfDirectory(atPath: out.path)
      #expect(Set(files).isSuperset(of: ["report.md", "self-test.csv", "nist-values.csv"]))
      #expect(run.isComplete)
    }
  }

  private static let short = [
    "verify", "self-test", "--quick", "--runs", "1", "--launches", "10",
    "--sessions-per-launch", "2", "--allow-debug", "--format", "json",
  ]

  @Test("a short self-test measures copies and delays, and makes no claims")
  func copies() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"dispatch\"", extra: ",\"subjects\":[\"MVC\"]", in: folder)

      // Linking the code in a different order for each launch takes most of the time of a short
      // test.
      let result = try Bench.run(
        Self.short + ["--plan", plan, "--parts", "copies,power", "--placements", "0"])

      #expect(result.status == 0, "\(result.errors)")
      let test = try #require(try Run.read(Data(result.output.utf8)).selfTest)
      let copies = try #require(test.copies)
      #expect(copies.pairs.prefix(2).map(\.subject) == ["MVC-copy", "MVC"])
      #expect(copies.pairs.allSatisfy { $0.ratios.count == 1 })
      #expect(copies.lineUps.first?.subjects == ["MVC", "MVC-copy"])
      let delays = try #require(test.delays)
      #expect(delays.rows.map(\.delay) == [0.01, 0.02, 0.05, 0.2])
      #expect(delays.rows.allSatisfy { $0.different.trials == 1 && $0.coverage.trials == 1 })
      #expect(test.requirements.allSatisfy { $0.status == .notClaimed })
    }
  }

  @Test("a short self-test repeats runs of several subjects, and makes no claims")
  func repeats() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan(
        "\"dispatch\"", extra: ",\"subjects\":[\"MVC\",\"SurfMVP\"]", in: folder)

      let result = try Bench.run(Self.short + ["--plan", plan, "--parts", "agreement"])

      #expect(result.status == 0, "\(result.errors)")
      let test = try #require(try Run.read(Data(result.output.utf8)).selfTest)
      let repeats = try #require(test.repeats)
      #expect(repeats.pairs.map(\.subject) == ["SurfMVP", "MVC-copy", "MVC-copy"])
      #expect(repeats.pairs.map(\.baseline) == ["MVC", "MVC", "SurfMVP"])
      #expect(repeats.pairs.allSatisfy { $0.missed.hits == 0 && $0.missed.trials == 1 })
      #expect(test.agreement == nil, "there is only one run")
      #expect(test.requirements.allSatisfy { $0.status == .notClaimed })
    }
  }

  @Test("each launch can run with its own order of code")
  func placements() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"dispatch\"", in: folder)
      let placed = try Bench.run(
        "measure", "dispatch", "--plan", plan, "--subjects", "MVC", "--set", "placements=5",
        "--allow-debug", "--format", "json")
      let dispatch = try #require(try Run.read(Data(placed.output.utf8)).dispatch)

      let orders = dispatch.launches.map { $0.placement.map { Placement.Order.seed($0) } }
      #expect(orders == orders.indices.map { Placements.order(5, launch: $0) }, "\(placed.errors)")
    }
  }

  @Test("cold times and first taps are measured for the baseline and its copy")
  func coldTimes() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"coldTimes\"", in: folder)
      let result = try Bench.run(
        "measure", "cold-times", "--plan", plan, "--subjects", "MVC", "--events", "5",
        "--set", "placements=0", "--allow-debug", "--format", "json")
      let times = try #require(try Run.read(Data(result.output.utf8)).coldTimes, "\(result.errors)")

      #expect(times.rows.map(\.subject) == ["MVC", "MVC-copy"])
      #expect(times.launches.count == 6)
      for launch in times.launches {
        #expect(launch.firstTaps.values.allSatisfy { $0.count == 8 && $0.allSatisfy { $0 > 0 } })
        #expect(Set(launch.cold.keys) == ["MVC", "MVC-copy"])
      }
    }
  }

  @Test("comparing two stored runs exits with 1 if their verdicts contradict each other")
  func agreement() throws {
    try Bench.withFolder { folder in
      let stored = Bench.root.appendingPathComponent("results/2026-11-22-default/run.json")
      var run = try Run.read(Data(contentsOf: stored))
      let other = folder.appendingPathComponent("other.json")
      let place = try #require(
        run.dispatch?.rows.firstIndex { $0.comparison?.verdict == .different })
      let comparison = try #require(run.dispatch?.rows[place].comparison)
      run.dispatch?.rows[place].comparison = .init(
        verdict: .equivalent, ratio: comparison.ratio, p: 1, adjustedP: 1, cliffsDelta: 0,
        sessionsSlower: 0.5)
      try run.data().write(to: other)

      let same = try Bench.run("verify", "self-test", "--agree", stored.path, stored.path)
      let contradicting = try Bench.run(
        "verify", "self-test", "--quiet", "--agree", stored.path, other.path)

      #expect(same.status == 0 && same.output.contains("6 of 6 pairs"), "\(same.errors)")
      #expect(contradicting.status == 1 && contradicting.output == "")
      #expect(contradicting.errors.contains("one does not resolve the pair: 5 of 6 pairs"))
    }
  }

  @Test(
    "an invalid option is rejected with exit code 64 and the expected values",
    arguments: [
      (
        ["--parts", "nits"],
        """
        no part named 'nits'. Known: nist, coverage, copies, power, agreement. Did you mean 'nist'?
        """
      ),
      (["--parts", ","], "found no part in --parts ','"),
      (["--runs", "0"], "found --runs 0, expected 1 or more"),
      (["--placements", "-1"], "found --placements -1, expected 0 to 2147483647"),
      (["--launches", "5"], "found --launches 5, expected 10 or more"),
      (["--agree", "one.json"], "found 1 file after --agree, expected two"),
      (["--agree", "a", "b", "--parts", "nist"], "found --agree with --parts"),
      (["--parts", "nist", "--seed", "x"], "found seed 'x'"),
      (["--parts", "nist", "--plan", "nothing"], "no plan named 'nothing'"),
    ])
  @MainActor func usage(_ arguments: [String], _ message: String) throws {
    let result = try Bench.run(["verify", "self-test"] + arguments)

    #expect(result.status == 64)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test("runs that cannot be compared are rejected with exit code 65")
  func incomparable() throws {
    try Bench.withFolder { folder in
      let stored = Bench.root.appendingPathComponent("results/2026-11-22-default/run.json").path
      var run = try Run.read(Data(contentsOf: URL(fileURLWithPath: stored)))
      run.dispatch = nil
      let other = folder.appendingPathComponent("other.json")
      try run.data().write(to: other)

      let result = try Bench.run("verify", "self-test", "--agree", stored, other.path)

      #expect(result.status == 65)
      #expect(result.errors.contains("found a run without times per event"))
      #expect(try Bench.run("verify", "self-test", "--agree", stored, "/nowhere.json").status == 65)
    }
  }
}
