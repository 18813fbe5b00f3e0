@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import ComparedApps
import Foundation
import Testing

@Suite("Shrinking from the command line") @MainActor struct ShrinkCommandTests {
  @Test("'replay --shrink' saves the simplest session, and 'replay' reports whether it still fails")
  func shrinkAndReplay() throws {
    try Bench.withFolder { folder in
      let file = folder.appendingPathComponent("short.json").path

      let shrunk = try Bench.run(
        "replay", "--shrink", "--seed", "1", "--index", "0", "--subjects", "MVC", "--deviation",
        "D09",
        "--shrink-budget", "1500", "--save", file)
      let shown = try Bench.run("replay", file, "--deviation", "D09")
      let fixed = try Bench.run("replay", file)
      let again = try Bench.run(
        "replay", "--shrink", file, "--deviation", "D09", "--shrink-budget", "1500")

      #expect(shrunk.status == 0, "\(shrunk.errors)")
      #expect(shrunk.output.contains("screen (- expected, + found):"))
      #expect(shrunk.errors.contains("100 events reduced to"))
      #expect(
        shown.status == 1
          && shown.errors.contains("MVC: the session still reproduces the failure"))
      #expect(
        fixed.status == 0
          && fixed.output.contains("MVC: the session no longer reproduces this failure: "))
      #expect(again.status == 0 && again.output == shrunk.output)
    }
  }

  @Test("a planted crash can be shrunk, saved and replayed, and its fixed version does not crash")
  func galleryTrap() throws {
    try Bench.withFolder { folder in
      let file = folder.appendingPathComponent("C02.json").path

      let shrunk = try Bench.run("verify", "gallery", "--shrink", "C02", "--save", folder.path)
      let shown = try Bench.run("replay", file)
      let fixed = try Bench.run("replay", file, "--fixed")
      let again = try Bench.run("replay", "--shrink", file)

      #expect(shrunk.status == 0, "\(shrunk.errors)")
      #expect(
        shrunk.output.contains(
          ".tap(\"Log in\"),\n        .tap(\"Log out\"),\n        .wait(seconds: 2),"))
      #expect(
        shown.status == 1 && shown.errors.contains("gallery/C02: the session still reproduces"))
      #expect(
        fixed.status == 0 && fixed.output.contains("gallery/C02, fixed: the session no longer"))
      #expect(again.status == 0 && again.errors.contains("3 events reduced to 3"))
    }
  }

  @Test(
    "the gallery's stored sessions still fail with the defects, and pass on the fixed versions",
    arguments: ["C02", "H01", "L01"])
  func storedGallery(_ id: String) throws {
    let file = Bench.root.appendingPathComponent("Benchmarks/Sessions/gallery/\(id).json").path

    #expect(try Bench.run("replay", file).status == 1)
    #expect(try Bench.run("replay", file, "--fixed").status == 0)
  }

  @Test(
    "a campaign shrinks each failure to a few events, and the stored session reproduces it",
    arguments: [("trap", "crash", "trap: "), ("post", "hang", "endless turns after memoryWarning")])
  func campaign(_ defect: String, _ kind: String, _ fingerprint: String) throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"conformance\"", sessions: 60, in: folder)
      let out = folder.appendingPathComponent("out")

      let found = try Bench.run(
        "run", "--plan", plan, "--subjects", "MVC,Planted/\(defect)", "--output", out.path,
        "--quiet")
      let run = try Run.read(Data(contentsOf: out.appendingPathComponent("run.json")))
      let finding = try #require(run.findings.first)
      let sessions = out.appendingPathComponent("sessions")
      let files = try FileManager.default.contentsOfDirectory(atPath: sessions.path)
      let shown = try Bench.run(
        "replay", sessions.appendingPathComponent(try #require(files.first)).path)

      #expect(found.status == 1 && run.findings.count == 1 && files.count == 1)
      #expect(finding.kind.rawValue == kind && finding.fingerprint?.hasPrefix(fingerprint) == true)
      #expect(finding.session?.contains("\"memoryWarning\"") == true)
      // Only a launch link to a player's field, the response that loads the players, and the memory
      // warning remain.
      #expect(finding.detail.contains("2. a memory warning"), "\(finding.detail)")
      #expect(!finding.detail.contains("3. "), "\(finding.detail)")
      #expect(shown.status == 1, "\(shown.errors)")
    }
  }

  @Test("'measure leaks --shrink' finds the simplest session of each defect")
  func leaks() throws {
    let result = try Bench.run(
      "measure", "leaks", "--subjects", "MVP-C/from", "--sessions", "1", "--seed", "0x5eed",
      "--shrink", "--shrink-budget", "4000", "--format", "json")
    let leaks = try #require(try Run.read(Data(result.output.utf8)).leaks)

    #expect(leaks.defects.count > 1)
    for defect in leaks.defects {
      let session = try #require(defect.session, "\(result.errors)")
      #expect(session.contains(defect.fingerprint) && session.contains("navbench.session/2"))
    }
  }

  @Test(
    "an error explains why a session cannot be shrunk",
    arguments: [
      (["--seed", "1", "--index", "0"], 64, "found no subject"),
      (["--seed", "1", "--index", "0", "--subjects", "MVP-C"], 64, "found 4 subjects in 'MVP-C'"),
      (["--seed", "1", "--index", "0", "--subjects", "MVC"], 65, "the session has no failure"),
      (
        [
          "--seed", "1", "--index", "0", "--subjects", "MVC", "--deviation", "D09",
          "--fingerprint", "x",
        ], 65, "the session does not have the failure 'x', expected one of 'after"
      ),
      (["--seed", "1", "--index", "0", "--shrink-budget", "1"], 64, "found --shrink-budget 1"),
    ])
  func errors(_ arguments: [String], _ status: Int32, _ text: String) throws {
    let result = try Bench.run(["replay", "--shrink"] + arguments)

    #expect(result.status == status && result.errors.contains(text), "\(result.errors)")
  }
}
