@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import ArgumentParser
import ComparedApps
import Foundation
import RegisteredApps
import Testing

@testable import BenchmarkCLI

@Suite("The app on the command line") struct AppOptionTests {
  @Test("--app defaults to the first app and determines the subjects")
  func chosen() throws {
    let none = try AppOption.parse([])
    let named = try AppOption.parse(["--app", "football-gather"])

    #expect(none.chosen.id == "football-gather" && named.chosen.id == none.chosen.id)
    #expect(named.subjects.all.map(\.subject.id).contains("MVP-C/from"))
    #expect(try PlanOptions.parse(["--app", "football-gather"]).given.contains("--app"))
  }

  @Test("an unknown app is rejected, and the closest known app is suggested")
  func unknown() {
    #expect {
      try AppOption.parse(["--app", "footbal-gather"])
    } throws: { error in
      let message = AppOption.message(for: error)
      return message.contains("no app named 'footbal-gather'")
        && message.contains("Did you mean 'football-gather'?")
    }
  }

  @Test("'bench list apps' counts the architectures and subjects of each app")
  func list() throws {
    let result = try Bench.run("list", "apps", "--format", "csv")

    let lines = result.output.split(whereSeparator: \.isNewline)
    #expect(result.status == 0 && lines.count == 1 + Apps.all.count)
    for (line, app) in zip(lines.dropFirst(), Apps.all) {
      #expect(line.hasPrefix("\(app.id),\(app.name),\(app.architectures.count),"))
    }
  }

  @Test("a document that names no app belongs to the first app; an unknown app is rejected")
  func stored() throws {
    #expect(try Apps.stored(nil).isDefault)
    #expect(throws: Failure.self) { try Apps.stored("nobody's") }
  }

  @Test("a manifest with an unknown app is rejected")
  func manifest() throws {
    try Bench.withFolder { folder in
      let url = folder.appendingPathComponent("a.journal")
      let text = String(decoding: try Manifest.sample().data(), as: UTF8.self)
      let other = text.replacing("\"app\":\"football-gather\"", with: "\"app\":\"nobody\"")
      try Journal.line(Data(other.utf8)).write(to: url)

      let failure = #expect(throws: Failure.self) { try Journal(url) }

      #expect(other != text)
      #expect(failure?.message.contains("at app: no app named 'nobody'") == true)
    }
  }
}
