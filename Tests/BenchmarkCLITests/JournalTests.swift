@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import FootballGatherCatalog
import Foundation
import Testing

@testable import BenchmarkCLI

@Suite struct JournalTests {
  private func manifest() -> Manifest { .sample() }

  private func record(_ number: Int) -> JobRecord<ConformanceCheck.Part> {
    JobRecord(
      job: JobKey(metric: .conformance, number: number), failure: "the reason \(number)",
      units: number)
  }

  /// The `units` of a stored record; `nil` if there is none.
  private func units(_ number: Int, in journal: Journal) throws -> Int? {
    struct Record: Decodable { let units: Int }
    return try journal.content(of: key(number)).map {
      try JSONDecoder().decode(Record.self, from: $0.data).units
    }
  }

  private func key(_ number: Int) -> JobKey { JobKey(metric: .conformance, number: number) }

  /// The bytes of a journal with three records, and the ends of its lines.
  private func sample(_ folder: URL) throws -> (bytes: Data, ends: [Int]) {
    let url = folder.appendingPathComponent("sample.journal")
    var ends: [Int] = []
    let journal = try Journal(url, manifest: manifest())
    for number in 0..<4 {
      ends.append(try Data(contentsOf: url).count)
      if number < 3 { try journal.append(record(number)) }
    }
    return (try Data(contentsOf: url), ends)
  }

  @Test("a journal truncated anywhere keeps its complete records and can be continued")
  func everyPrefix() throws {
    try Bench.withFolder { folder in
      let (bytes, ends) = try sample(folder)
      for length in 0...bytes.count {
        // Each length has a separate file, because a process forked by another test in the meantime
        // also holds the lock.
        let url = folder.appendingPathComponent("torn-\(length).journal")
        try bytes.prefix(length).write(to: url)

        let journal = try Journal(url, manifest: manifest())
        let whole = ends.dropFirst().filter { $0 <= length }.count
        try #require(journal.keys.count == whole, "\(length) bytes")
        try journal.append(record(7))

        try #require(try units(7, in: journal) == 7)
        if whole > 0 { try #require(try units(whole - 1, in: journal) == whole - 1) }
      }
    }
  }

  @Test("a damaged byte loses only the job on its line, unless it is in the journal's first line")
  func everyDamage() throws {
    try Bench.withFolder { folder in
      let (bytes, ends) = try sample(folder)
      let url = folder.appendingPathComponent("damaged.journal")
      for place in bytes.indices {
        var damaged = bytes
        damaged[place] ^= 0x20
        try damaged.write(to: url)
        let line = ends.filter { $0 <= place }.count
        if line == 0 {
          let failure = #expect(throws: Failure.self) {
            try Journal(url, manifest: manifest())
          }
          try #require(failure?.message.contains("is damaged at byte 0:") == true, "byte \(place)")
          try #require(failure?.code == .badInput)
        } else {
          let journal = try Journal(url)
          try #require(journal.keys.count == 2, "byte \(place)")
          try #require(!journal.contains(key(line - 1)), "byte \(place)")
          try #require(journal.skipped.isEmpty == (line == ends.count - 1), "byte \(place)")
          try journal.append(record(line - 1))
        }
      }
    }
  }

  @Test("a job that is repeated after damage is present when the journal is opened again")
  func repaired() throws {
    try Bench.withFolder { folder in
      let (bytes, ends) = try sample(folder)
      let url = folder.appendingPathComponent("damaged.journal")
      var damaged = bytes
      damaged[ends[0] + 40] ^= 0x01
      try damaged.write(to: url)
      try Journal(url).append(record(0))

      let journal = try Journal(url)

      #expect(Set(journal.keys) == [key(0), key(1), key(2)])
      #expect(try units(0, in: journal) == 0)
    }
  }

  @Test("stored event times are found next to a journal that has been moved")
  func movedSamples() throws {
    try Bench.withFolder { folder in
      let (old, new) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
      try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
      _ = try Journal(
        old.appendingPathComponent("run.journal"), manifest: .sample(keepsSamples: true))
      try FileManager.default.moveItem(at: old, to: new)

      let journal = try Journal(new.appendingPathComponent("run.journal"))

      #expect(journal.samples?.path == new.appendingPathComponent("samples").path)
      #expect(!journal.isNew)
    }
  }

  @Test("a journal whose plan cannot be run is rejected with exit code 65")
  func absurdPlan() throws {
    try Bench.withFolder { folder in
      let url = folder.appendingPathComponent("a.journal")
      try Journal.line(Manifest.sample(sessions: .max).data()).write(to: url)

      let failure = #expect(throws: Failure.self) { try Journal(url) }

      #expect(failure?.code == .badInput)
      #expect(failure?.message.contains("in the plan at sessions: found '\(Int.max)'") == true)
    }
  }

  /// A record, an invalid change to it, and the expected error.
  struct AbsurdRecord: Sendable {
    let metric: MetricID
    let text: String
    let old, new, words: String

    init<Part: MetricPart>(
      _ metric: MetricID, _ part: Part, old: String, new: String, words: String
    ) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      let record = JobRecord(job: JobKey(metric: metric, number: 0), part: part)
      text = (try? encoder.encode(record)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      self.metric = metric
      self.old = old
      self.new = new
      self.words = words
    }
  }

  private static let conformance = ConformanceCheck.Part(of: ["MVC"], in: FootballGatherApp())
  private static let launch = DispatchMetric.Part(launches: [
    Dispatch.Launch(seed: "1", firstSession: 0, blocks: ["MVC": [1], "MVC-copy": [1]])
  ])
  private static let largest = "9223372036854775807"

  @Test(
    "a record with a valid checksum but impossible contents is rejected with exit code 65",
    arguments: [
      AbsurdRecord(
        .conformance, conformance, old: "\"counts\":[0,", new: "\"counts\":[",
        words: " edges, expected "),
      AbsurdRecord(
        .conformance, conformance, old: "\"counts\":[0,",
        new: "\"counts\":[\(largest),",
        words: ".counts.0: found \(largest), expected 0 to 4398046511104"),
      AbsurdRecord(
        .conformance, conformance, old: "\"units\":0", new: "\"units\":-1",
        words: "at units: found -1, expected 0 to"),
      AbsurdRecord(
        .conformance, conformance, old: "\"seconds\":0", new: "\"seconds\":1e300",
        words: "at seconds: found 1e+300, expected at most"),
      AbsurdRecord(
        .conformance, conformance, old: "\"leftOut\":{}",
        new: "\"leftOut\":{\"MVC\":\(largest)}", words: "at leftOut.0.value: found \(largest)"),
      AbsurdRecord(
        .conformance, conformance, old: "\"subject\":\"MVC\"",
        new: "\"subject\":\"B\"", words: "found subject 'B', expected one of the run"),
      AbsurdRecord(
        .dispatch, launch,
        old: "[1]", new: "[]",
        words: "found [0, 1] times, expected the same number for each subject"),
      AbsurdRecord(
        .exits, ExitPathCheck.Part(of: ["MVC"], in: FootballGatherApp()),
        old: "\"rows\":[]",
        new: "\"rows\":[{\"exit\":9999,\"fates\":[],\"isAsSpecified\":true,\"subject\":\"MVC\"}]",
        words: "found exit 9999, expected 0 to "),
      AbsurdRecord(
        .deepLinks, DeepLinkCheck.Part(of: ["MVC"], in: FootballGatherApp()),
        old: "\"rows\":[{\"outcomes\":{\"lines\":[",
        new: "\"rows\":[{\"outcomes\":{\"lines\":[\"-\",",
        words: "found a matrix of outcomes of the wrong size"),
      AbsurdRecord(
        .costGrowth,
        CostGrowth(
          unit: .instructions, sweeps: [],
          curves: [.init(sweep: "s", subject: "MVC", points: [.init(n: 3, costs: [7])], fit: nil)],
          crossings: []), old: "[7]", new: "[]", words: "found a point without a cost"),
    ])
  func absurdRecord(_ absurd: AbsurdRecord) throws {
    try Bench.withFolder { folder in
      let url = folder.appendingPathComponent("a.journal")
      let text = absurd.text
      let changed = text.replacing(absurd.old, with: absurd.new, maxReplacements: 1)
      let head = Journal.line(try Manifest.sample(metrics: [absurd.metric]).data())
      try (head + Journal.line(Data(text.utf8))).write(to: url)
      #expect(try Campaign(Journal(url), .bench, .init()).journal.keys.count == 1)
      try (head + Journal.line(Data(changed.utf8))).write(to: url)

      let failure = #expect(throws: Failure.self) {
        try Campaign(Journal(url), .bench, .init())
      }

      #expect(changed != text)
      #expect(failure?.code == .badInput)
      #expect(failure?.message.contains("the record at byte \(head.count) of") == true)
      #expect(failure?.message.contains(absurd.words) == true, "\(failure?.message ?? "")")
    }
  }

  @Test(
    "a manifest with an invalid part or invalid subjects is rejected with exit code 65",
    arguments: [
      (
        "\"subjects\":[\"MVC\"]", "\"shard\":{\"count\":0,\"index\":0},\"subjects\":[\"MVC\"]",
        "at shard: found 0/0"
      ),
      (
        "\"subjects\":[\"MVC\"]",
        "\"shard\":{\"count\":\(largest),\"index\":7},\"subjects\":[\"MVC\"]",
        "at shard: found 7/"
      ),
      ("\"subjects\":[\"MVC\"]", "\"subjects\":[]", "at subjects: found []"),
      ("\"subjects\":[\"MVC\"]", "\"subjects\":[\"MVC\",\"MVC\"]", "at subjects: found"),
    ])
  func absurdManifest(_ old: String, _ new: String, _ words: String) throws {
    try Bench.withFolder { folder in
      let url = folder.appendingPathComponent("a.journal")
      let text = String(decoding: try manifest().data(), as: UTF8.self)
      try Journal.line(Data(text.replacing(old, with: new).utf8)).write(to: url)

      let failure = #expect(throws: Failure.self) { try Journal(url) }

      #expect(failure?.code == .badInput)
      #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "")")
    }
  }

  @Test("a journal that is in use cannot be opened again")
  func locked() throws {
    try Bench.withFolder { folder in
      let url = folder.appendingPathComponent("a.journal")
      let first = try Journal(url, manifest: manifest())

      let failure = #expect(throws: Failure.self) { try Journal(url) }

      #expect(failure?.message.contains("another process is using") == true)
      #expect(first.keys.isEmpty)
    }
  }

  @Test("the error for a journal of a later version has exit code 65 and names the version to use")
  func newerSchema() throws {
    try Bench.withFolder { folder in
      let url = folder.appendingPathComponent("a.journal")
      try Journal.line(Data(#"{"schema":"navbench.journal/9"}"#.utf8)).write(to: url)

      let failure = #expect(throws: Failure.self) { try Journal(url) }

      #expect(failure?.code == .badInput)
      #expect(
        failure?.message.contains(
          "has schema 'navbench.journal/9', expected 'navbench.journal/2'. Use the version") == true
      )
    }
  }

  @Test("a journal that contains the same job twice is rejected")
  func doubled() throws {
    try Bench.withFolder { folder in
      let url = folder.appendingPathComponent("a.journal")
      let journal = try Journal(url, manifest: manifest())
      try journal.append(record(1))
      let once = try Data(contentsOf: url)
      let copy = folder.appendingPathComponent("b.journal")
      let line = try #require(once.split(separator: 0x0A).last)
      try (once + line + Data("\n".utf8)).write(to: copy)

      let failure = #expect(throws: Failure.self) { try Journal(copy) }

      #expect(failure?.message.contains("has job 1 of conformance twice") == true)
    }
  }

  @Test(
    "any number of parts cover a list of jobs without gaps or overlaps",
    arguments: [0, 1, 2, 7, 16, 2001])
  func shards(_ total: Int) {
    for count in [1, 2, 3, 8, 64] {
      let ranges = (0..<count).map { Shard(index: $0, count: count).range(of: total) }
      #expect(ranges.flatMap(Array.init) == Array(0..<total))
    }
    #expect(Shard(argument: "8/8") == nil && Shard(argument: "-1/2") == nil)
    #expect(Shard(argument: "1") == nil && Shard(argument: "0/0") == nil)
    #expect(Shard(fileName: "shard-1-of-8.journal") == Shard(index: 1, count: 8))
  }
}

extension Manifest {
  /// The manifest of a campaign of one session.
  static func sample(
    build: String = "b", metrics: [MetricID] = [.conformance], sessions: Int = 1,
    keepsSamples: Bool = false
  ) -> Manifest {
    Manifest(
      date: "",
      environment: BenchmarkKit.Environment(
        operatingSystem: "", processor: "", cores: 1, memoryBytes: 1, swiftVersion: "",
        configuration: "debug", revision: nil, loadAverage: nil),
      plan: Plan(
        name: "p", summary: "", metrics: metrics, baseline: "MVC", seeds: ["1"],
        sessions: sessions, eventsPerSession: 1, launches: 1, sessionsPerLaunch: 1),
      app: "football-gather", subjects: ["MVC"], build: build, population: nil,
      keepsSamples: keepsSamples, settings: [:], limits: WorkerLimits(), shard: nil, options: [])
  }
}
