@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Testing

@Suite("History") struct HistoryTests {
  private func stored(
    _ name: String, date: String, abandoned: Int, in folder: URL
  ) throws -> String {
    var run = Run(
      date: date,
      plan: Plan(
        name: "p", summary: "", metrics: [.leaks], baseline: "MVC", seeds: ["1"], sessions: 1000,
        eventsPerSession: 100, launches: 1, sessionsPerLaunch: 1),
      environment: Environment(
        operatingSystem: "", processor: "p", cores: 2, memoryBytes: 1, swiftVersion: "6.3",
        configuration: "release", revision: name, loadAverage: nil),
      subjects: [
        Subject(id: "MVC", module: "MVC", summary: "", source: "", parent: nil)
      ])
    run.leaks = Leaks(
      sessions: 1000, rows: [.init(subject: "MVC", type: "T", abandoned: abandoned)], defects: [])
    let url = folder.appendingPathComponent("\(name).json")
    try run.data().write(to: url)
    return url.path
  }

  /// Calls `body` with a history of three runs that were not added in chronological order.
  private func withHistory(_ body: (URL, [String]) throws -> Void) throws {
    try Bench.withFolder { folder in
      let history = folder.appendingPathComponent("history")
      let runs = [
        try stored("b", date: "2026-02-01T00:00:00Z", abandoned: 40, in: folder),
        try stored("c", date: "2026-03-01T00:00:00Z", abandoned: 20, in: folder),
        try stored("a", date: "2026-01-01T00:00:00Z", abandoned: 10, in: folder),
      ]
      let added = try Bench.run(["history", "add"] + runs + ["--history", history.path])
      #expect(added.status == 0, "\(added.errors)")
      try body(history, runs)
    }
  }

  private func trend(_ history: URL) throws -> String {
    try Bench.run("history", "abandoned", "--history", history.path, "--format", "csv").output
  }

  private let expected =
    "date,revision,plan,MVC\r\n2026-01-01T00:00:00Z,a,p,10.0\r\n2026-02-01T00:00:00Z,b,p,40.0\r\n"
    + "2026-03-01T00:00:00Z,c,p,20.0\r\n"

  @Test("the trend of a metric is ordered by date, with one bar per run")
  func show() throws {
    try withHistory { history, _ in
      let shown = try Bench.run("history", "abandoned", "--history", history.path)

      #expect(try trend(history) == expected)
      #expect(shown.output.contains("▁█▃  MVC"), "\(shown.output)")
    }
  }

  @Test("a run that is added twice is stored once")
  func twice() throws {
    try withHistory { history, runs in
      let again = try Bench.run("history", "add", runs[0], "--history", history.path)

      #expect(again.status == 0)
      #expect(try trend(history) == expected)
    }
  }

  @Test("a truncated index is rebuilt from the documents", arguments: [0, 1, 40, 300])
  func tornIndex(_ length: Int) throws {
    try withHistory { history, _ in
      let index = history.appendingPathComponent("index.jsonl")
      let whole = try Data(contentsOf: index)
      try whole.prefix(length).write(to: index)

      #expect(try trend(history) == expected)
      // The index has been repaired and can be read without the documents.
      let fixed = try Data(contentsOf: index)
      #expect(HistoryEntry.read(fixed).count == 3)
      #expect(try trend(history) == expected)
    }
  }

  @Test("an index of an earlier version is rebuilt from the documents")
  func earlierIndex() throws {
    try withHistory { history, _ in
      let index = history.appendingPathComponent("index.jsonl")
      let earlier = try String(contentsOf: index, encoding: .utf8)
        .replacing("navbench.history/3", with: "navbench.history/2")
        .replacing("\"time\"", with: "\"formerTime\"")
      try Data(earlier.utf8).write(to: index)

      #expect(try trend(history) == expected)
    }
  }

  @Test("entries of a later version and entries whose document is missing are left out")
  func strangers() throws {
    try withHistory { history, _ in
      let index = history.appendingPathComponent("index.jsonl")
      let gone = HistoryEntry.read(try Data(contentsOf: index)).last
      let handle = try FileHandle(forWritingTo: index)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(#"{"schema":"navbench.history/9","x":1}"#.utf8))
      try handle.close()
      try FileManager.default.removeItem(
        at: history.appendingPathComponent(try #require(gone).file))

      let lines = try trend(history).split(separator: "\r\n")

      #expect(lines.count == 3)
    }
  }

  @Test("'bench history export' prints one line per value")
  func export() throws {
    try withHistory { history, _ in
      let text = try Bench.run("history", "export", "--history", history.path).output

      #expect(text.contains(",lower,upper,machine,binary\r\n"))
      #expect(text.hasPrefix("date,revision,plan,processor,configuration,complete,file,subject,"))
      #expect(text.contains(",MVC,abandoned,40.000000,,,,\r\n"))
    }
  }

  @Test("an unknown name is rejected with a suggestion or a list of known names")
  @MainActor func wrong() throws {
    try withHistory { history, _ in
      let figure = try Bench.run("history", "abandond", "--history", history.path)
      let subject = try Bench.run(
        "history", "releasedLate", "--subjects", "VIPER", "--history", history.path)
      let folder = try Bench.run("history", "releasedLate", "--history", history.path + "x")

      #expect(figure.status == 64 && figure.errors.contains("Did you mean 'abandoned'?"))
      #expect(subject.status == 64 && subject.errors.contains("Known: MVC."))
      #expect(folder.status == 65 && folder.errors.contains("there is no history in"))
    }
  }
}
