@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import RegisteredApps
import Testing

@testable import BenchmarkCLI

@Suite("Names on the command line") struct NameTests {
  @Test(
    "unit tests and build times cannot be measured for planted defects",
    arguments: ["unit-tests", "build-times"])
  @MainActor func planted(_ metric: String) throws {
    let result = try Bench.run("measure", metric, "--subjects", "MVC,Planted/trap")

    #expect(result.status == 64)
    #expect(result.errors.contains("found the subject 'Planted/trap', expected an architecture"))
  }

  @Test(
    "an unknown name is rejected with exit code 64, and the intended name is suggested",
    arguments: [
      ("comapre a b", "no command named 'comapre'. Known: help, run, ", "Did you mean 'compare'?"),
      ("lsit", "no command named 'lsit'", "Did you mean 'list'?"),
      ("measure lekas", "no metric named 'lekas'. Known: lines-of-code, ", "mean 'leaks'?"),
      ("measure links", "no metric named 'links'", "Did you mean 'deep-links'?"),
      ("run --subjects MVD", "no subject named 'MVD'. Known: MVC, ", "Did you mean 'MVC'?"),
      ("run --skip SurfMVB", "no subject named 'SurfMVB'", "Did you mean 'SurfMVP'?"),
      ("run --plan cj", "no plan named 'cj'. Known: article, builds, ci, ", "Did you mean 'ci'?"),
      ("history tme", "no metric named 'tme'. Known: lines, ", "Did you mean 'time'?"),
      (
        "measure cost-growth --set sweep=plaiers", "no sweep named 'plaiers'. Known: ",
        "Did you mean 'players'?"
      ),
      (
        "measure decisions --set action=opendetail", "no action named 'opendetail'",
        "Did you mean 'open detail'?"
      ),
      (
        "verify cross-check --defects L0I", "no defect named 'L0I'. Known: L01, ",
        "Did you mean 'L01'?"
      ),
      ("verify self-test --parts nits", "no part named 'nits'. Known: ", "Did you mean 'nist'?"),
      (
        "replay --seed 1 --index 0 --deviation D5", "no deviation named 'D5'. Known: D0",
        "Did you mean 'D0"
      ),
      ("run --sede 1", "Unknown option '--sede'", "Did you mean '--seed'?"),
      ("list plan", "The value 'plan' is invalid", "plans"),
      ("run --format tabel", "The value 'tabel' is invalid", "- markdown"),
      (
        "compare a b --threshold tme=1%", "found the metric 'tme' in --threshold", "expected one of"
      ),
    ])
  @MainActor func unknown(_ command: String, _ found: String, _ meant: String) throws {
    let result = try Bench.run(command.split(separator: " ").map(String.init))

    #expect(result.status == 64)
    #expect(result.errors.contains(found) && result.errors.contains(meant), "\(result.errors)")
  }

  @Test(
    "a subject's printed name or identifier is accepted in upper or lower case",
    arguments: [
      ("MVP-C (from)", ["MVP-C/from"]), ("mvp-c/from", ["MVP-C/from"]),
      ("Coordinated SurfMVP", ["CoordinatedSurfMVP"]), ("surfmvp", ["SurfMVP"]),
      ("mvc, MVP-C (Stack)", ["MVC", "MVP-C/stack"]), ("PLANTED/trap", ["Planted/trap"]),
      (
        "mvp-c",
        ["MVP-C/never", "MVP-C/from", "MVP-C/stack", "MVP-C/dictionary"]
      ),
      ("Author", ["MVC", "MVVM", "MVP", "MVP-C/from", "VIPER/strong", "VIP/strong"]),
      (
        "coordinators,MVC",
        [
          "MVC", "MVP-C/never", "MVP-C/from", "MVP-C/stack", "MVP-C/dictionary",
          "CoordinatedSurfMVP", "Umbrella/stack", "Umbrella/finish",
        ]
      ),
    ])
  func subjects(_ list: String, _ ids: [String]) throws {
    #expect(try Subjects(Apps.all[0]).listed(list).map(\.subject.id) == ids)
  }

  @Test(
    "a metric can be given by its name, its title or its name in run.json",
    arguments: ["deep-links", "deepLinks", "Deep links", "deeplinks"])
  func metrics(_ name: String) throws {
    #expect(try MetricNames.metrics(named: [name]).map(\.id) == [.deepLinks])
  }

  @Test("a setting is rejected unless a chosen metric has it and accepts its value")
  @MainActor func settings() throws {
    func errors(_ metric: String, _ setting: String) throws -> String {
      try Bench.run("measure", metric, "--set", setting).errors
    }

    #expect(try errors("leaks", "sweep=players").contains("these metrics have no settings"))
    #expect(try errors("cost-growth", "largest").contains("expected a setting and its value"))
    #expect(try errors("cost-growth", "unit=s").contains("Known: instructions, nanoseconds"))
    #expect(try errors("cost-growth", "sweeps=x").contains("Did you mean 'sweep'?"))
  }

  @Test("--version prints the revision, the build and the document schema")
  func version() throws {
    let result = try Bench.run("--version")

    #expect(result.status == 0)
    #expect(
      result.output.wholeMatch(
        of: #/[0-9]+\.[0-9]+\.[0-9]+ \(revision \S+, (debug|release) build, navbench\.run/2\)\n/#)
        != nil, "\(result.output)")
  }

  @Test("a seed selects the same session in decimal and in hexadecimal")
  @MainActor func seeds() throws {
    let sessions = try ["42", "0x2a", "0x2A"].map {
      try Bench.run("replay", "--seed", $0, "--index", "3", "--subjects", "MVC", "--events", "20")
    }

    #expect(sessions.allSatisfy { $0.status == 0 })
    #expect(Set(sessions.map(\.output)).count == 1)
  }
}
