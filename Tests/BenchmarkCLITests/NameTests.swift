@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Testing

@Suite("Names on the command line") struct NameTests {
  @Test("planted defects have neither unit tests nor builds", arguments: ["tests", "builds"])
  func planted(_ command: String) throws {
    let result = try Bench.run(command, "--subjects", "MVC,Planted/trap")

    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.contains("found the subject 'Planted/trap', expected an architecture"))
  }

  @Test(
    "an unknown name exits with 64, lists the known ones and suggests the closest",
    arguments: [
      ("comapre a b", "no command named 'comapre'. Known: help, run, ", "Did you mean 'compare'?"),
      ("lniks", "no command named 'lniks'", "Did you mean 'links'?"),
      ("run --subjects MVD", "no subject named 'MVD'. Known: MVC, ", "Did you mean 'MVC'?"),
      ("run --skip SurfMVB", "no subject named 'SurfMVB'", "Did you mean 'SurfMVP'?"),
      ("run --plan cj", "no plan named 'cj'. Known: ci, ", "Did you mean 'ci'?"),
      ("history tme", "no figure named 'tme'. Known: lines, ", "Did you mean 'time'?"),
      ("growth --sweep plaiers", "no sweep named 'plaiers'. Known: ", "Did you mean 'players'?"),
      (
        "decisions --action opendetail", "no action named 'opendetail'",
        "Did you mean 'open detail'?"
      ),
      ("gallery L0I", "no fault named 'L0I'. Known: L01, ", "Did you mean 'L01'?"),
      ("referee --fault L0I", "no fault named 'L0I'. Known: L01, ", "Did you mean 'L01'?"),
      ("self-test --only nits", "no part named 'nits'. Known: ", "Did you mean 'nist'?"),
      (
        "replay --seed 1 --index 0 --deviation D5", "no deviation named 'D5'. Known: D0",
        "Did you mean 'D0"
      ),
      ("run --sede 1", "Unknown option '--sede'", "Did you mean '--seed'?"),
      ("list plan", "The value 'plan' is invalid", "plans"),
      ("run --format tabel", "The value 'tabel' is invalid", "- markdown"),
      (
        "compare a b --threshold tme=1%", "found the figure 'tme' in --threshold", "expected one of"
      ),
    ])
  func unknown(_ command: String, _ found: String, _ meant: String) throws {
    let result = try Bench.run(command.split(separator: " ").map(String.init))

    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.contains(found) && result.errors.contains(meant), "\(result.errors)")
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

  @Test("a seed is the same in decimal and in hexadecimal")
  func seeds() throws {
    let sessions = try ["42", "0x2a", "0x2A"].map {
      try Bench.run("replay", "--seed", $0, "--index", "3", "--subject", "MVC", "--events", "20")
    }

    #expect(sessions.allSatisfy { $0.status == 0 })
    #expect(Set(sessions.map(\.output)).count == 1)
  }
}
