@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import ComparedApps
import Foundation
import Testing

@Suite("Commands") struct CommandTests {
  @Test("'bench list' prints every subject and every plan")
  func list() throws {
    let result = try Bench.run("list")

    #expect(result.status == 0)
    for word in ["MVC", "MVP-C/dictionary", "CoordinatedSurfMVP", "Planted/trap", "default", "ci"] {
      #expect(result.output.contains(word))
    }
    #expect(!result.output.contains("\u{1B}"), "no colour without a terminal")
  }

  @Test("personas can be listed, exported, and read from a file that the result names")
  @MainActor func personas() throws {
    try Bench.withFolder { folder in
      let list = try Bench.run("list", "personas")
      #expect(list.output.contains("organiser") && list.output.contains("log-normal, median 4.0"))

      let file = folder.appendingPathComponent("mine.json").path
      let written = try Bench.run("list", "personas", "--json")
      try written.output.replacing("organiser", with: "captain")
        .write(toFile: file, atomically: true, encoding: .utf8)
      let plan = try Bench.plan("\"conformance\"", in: folder)
      let own = try Bench.run("--plan", plan, "--subjects", "MVC", "--format", "json")
      let mine = try Bench.run(
        "--plan", plan, "--subjects", "MVC", "--format", "json", "--personas", file)
      #expect(own.status == 0 && mine.status == 0)
      #expect(mine.output.contains("\"personas\" : \"\(file)\""))
      // Different names do not change any event.
      func checksum(_ run: String) -> Substring? {
        run.split(separator: "\n").first { $0.contains("checksum") }
      }
      #expect(checksum(own.output) == checksum(mine.output) && checksum(own.output) != nil)

      let replayed = try Bench.run(
        "replay", "--seed", "7", "--index", "1", "--personas", file, "--subjects", "MVC",
        "--events", "30")
      #expect(replayed.status == 0)

      try #"{"format":"navbench.personas/1","personas":[{"name":"x","habits":{"jump":1}}]}"#
        .write(toFile: file, atomically: true, encoding: .utf8)
      let wrong = try Bench.run("--plan", plan, "--personas", file)
      #expect(wrong.status == 65)
      #expect(
        wrong.errors.contains(
          "'\(file)' is not a file of personas: at personas[0].habits: found 'jump'"))
    }
  }

  @Test("coverage-guided sessions do not depend on the number of jobs, and can be replayed")
  @MainActor func guided() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"conformance\"", in: folder)
      let runs = try ["1", "2"].map {
        try Bench.run(
          "--plan", plan, "--subjects", "MVC", "--guided-sessions", "9", "--jobs", $0, "--format",
          "json")
      }
      let conformance = try runs.map {
        try #require(try Run.read(Data($0.output.utf8)).conformance)
      }
      #expect(conformance[0].checksum == conformance[1].checksum)
      #expect(conformance[0].guided?.map(\.sessions) == [9])
      #expect(conformance[0].guided == conformance[1].guided)

      let replayed = try Bench.run(
        "replay", "--seed", "7", "--index", "8", "--guided", "--subjects", "MVC", "--events", "30")
      #expect(replayed.status == 0 && replayed.output.hasPrefix("MVC: 30 events"))
      #expect(try Bench.run("--plan", plan, "--guided-sessions", "-1").status == 64)
    }
  }

  @Test("'bench list uikit' shows a test for each rule, or the reason why there is none")
  func listUIKit() throws {
    let result = try Bench.run("list", "uikit")

    #expect(result.status == 0)
    #expect(result.output.contains("of 190 rules have a test"))
    #expect(result.output.contains("movesBeforeDidShow"))
    #expect(!result.output.contains("no test yet"))
    let rules = result.output.split(separator: "\n").filter {
      let name = $0.prefix { $0 != " " }
      return Int(name) != nil || (name.first == "M" && Int(name.dropFirst()) != nil)
    }
    #expect(rules.count == 190)
  }

  @Test("'bench count' prints one CSV row per file")
  func count() throws {
    try Bench.withFolder { folder in
      try "let a = 1\n// b\n\n".write(
        to: folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)

      let result = try Bench.run("count", folder.path, "--format", "csv")

      #expect(result.status == 0)
      #expect(
        result.output
          == "file,physical,code,comment,blank\r\n\(folder.path)/A.swift,3,1,1,1\r\n")
    }
  }

  @Test("'bench run' measures and stores a plan's metrics, and 'bench report' renders them again")
  func runAndReport() throws {
    try Bench.withFolder { folder in
      let out = folder.appendingPathComponent("out")
      let plan = try Bench.plan("\"linesOfCode\",\"conformance\",\"counts\",\"leaks\"", in: folder)

      let run = try Bench.run("run", "--plan", plan, "--output", out.path)
      let report = try Bench.run("report", out.appendingPathComponent("run.json").path)

      #expect(run.status == 0, "\(run.errors)")
      #expect(report.output == run.output && report.status == 0)
      let files = try FileManager.default.contentsOfDirectory(atPath: out.path)
      #expect(
        Set(files).isSuperset(of: [
          "run.json", "report.html", "report.md", "scorecard.csv", "counts-by-event.csv",
          "leaks.csv",
        ]))
      let page = try Bench.run(
        "report", out.appendingPathComponent("run.json").path, "--format", "html")
      let stored = try String(
        contentsOf: out.appendingPathComponent("report.html"), encoding: .utf8)
      #expect(page.output == stored && stored.contains("id=\"plot-lines\""))
      let document = try JSONSerialization.jsonObject(
        with: Data(contentsOf: out.appendingPathComponent("run.json")))
      #expect((document as? [String: Any])?["conclusions"] != nil)
      #expect(!files.contains { $0.hasSuffix(".part") })
      #expect(run.errors.contains("measuring conformance: 100 %"))
    }
  }

  @Test("exact metrics are the same in every run, with any number of jobs")
  func deterministic() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"conformance\",\"counts\",\"leaks\"", sessions: 6, in: folder)
      func exact(_ jobs: String) throws -> String {
        let result = try Bench.run("--plan", plan, "--jobs", jobs, "--format", "json", "--quiet")
        let loud = try Bench.run("--plan", plan, "--jobs", jobs, "--format", "json")
        #expect(result.output == "")
        var run = try Run.read(Data(loud.output.utf8))
        run.date = ""
        run.environment.loadAverage = nil
        run.environment.revision = nil
        run.resources = nil
        return String(decoding: try run.data(), as: UTF8.self)
      }

      let one = try exact("1")

      #expect(try exact("2") == one)
      #expect(one.contains("PlayerEditCoordinator"))
      let counts = try #require(try Run.read(Data(one.utf8)).counts)
      #expect(counts.total(of: "MVC", .event).times == 6 * 30)
      #expect(counts.total(of: "MVC", .event).operations.retains > 6 * 30)
    }
  }

  @Test(
    "leaks can be counted by type, drawn, filtered, and rendered again from the document"
  )
  @MainActor func leaks() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"linesOfCode\"", sessions: 6, in: folder)
      let out = folder.appendingPathComponent("run.json").path
      let arguments = ["measure", "leaks", "--plan", plan, "--subjects", "MVC,MVP-C/from"]

      let table = try Bench.run(arguments + ["--detail", "--output", out])
      let stored = try Bench.run("report", out, "--metrics", "leaks", "--detail")
      let csv = try Bench.run(
        ["report", out, "--metrics", "leaks", "--only", "PlayerEditCoordinator"]
          + ["--table", "leaks", "--format", "csv"])
      let unknown = try Bench.run("report", out, "--only", "Nothing")

      let note = "Subjects whose objects are all released in time: MVC."
      #expect(table.status == 0 && table.output.contains(note))
      #expect(table.output.contains("├─ PlayerDetailCoordinator.childCoordinators[0]\n"))
      #expect(table.output.contains("~~~~~~~~~~~~~~~~~~~~\n  ╰→ PlayerEditCoordinator"))
      let lines = csv.output.split(separator: "\r\n")
      #expect(
        lines.count == 2
          && lines[1].hasPrefix("MVP-C/from,PlayerEditCoordinator,PlayerEdit,Coordinators,0,"))
      #expect(stored.output == table.output && stored.status == 0)
      let document = try Data(contentsOf: URL(fileURLWithPath: out))
      let leaks = try #require(try Run.read(document).leaks)
      #expect(Set(leaks.rows.map(\.subject)) == ["MVP-C/from"])
      #expect(leaks.growth.contains { $0.cycle == "edit, save" && $0.slope == 1 })
      #expect(unknown.status == 0 && unknown.errors.contains("no row contains 'Nothing'"))
      #expect(try Bench.run("run", "--accept-leaks", "--sessions", "5").status == 64)
    }
  }

  @Test(
    "cost grows with leftover child coordinators only in a variant that searches them",
    .enabled(if: Bench.isOnPath("valgrind")))
  func growth() throws {
    let result = try Bench.run(
      "measure", "cost-growth", "--allow-debug", "--subjects", "MVC,MVP-C/never,MVP-C/from",
      "--set", "sweep=jumps over two screens", "--set", "largest=48", "--format", "json")

    #expect(result.status == 0, "\(result.errors)")
    let growth = try #require(try Run.read(Data(result.output.utf8)).costGrowth)
    #expect(growth.unit == .instructions)
    let curves = Dictionary(uniqueKeysWithValues: growth.curves.map { ($0.subject, $0) })
    let change = curves.mapValues { $0.points[$0.points.count - 1].cost / $0.points[0].cost - 1 }
    // Leftover children that are never searched cost nothing in the session in which they
    // accumulate. The allocator's state changes a count by up to 2 %; searching 48 children costs
    // more than 10 %.
    for subject in ["MVC", "MVP-C/never"] { #expect(abs(try #require(change[subject])) < 0.05) }
    #expect(try #require(change["MVP-C/from"]) > 0.1)
    #expect(curves["MVP-C/from"]?.fit?.model == "n")
    for point in growth.curves.flatMap(\.points) {
      #expect(abs(point.costs[0] - point.costs[1]) < 0.03 * point.cost)
    }
  }

  @Test("'bench measure' and a plan open the same links in the same states")
  func links() throws {
    let csv = try Bench.run(
      "measure", "deep-links", "--subjects", "MVC", "--table", "deep-links-cells", "--format", "csv"
    )
    let table = try Bench.run(
      "measure", "deep-links", "--subject", "MVC,Coordinated SurfMVP", "--detail")
    let planned = try Bench.withFolder { folder in
      try Bench.run(
        "run", "--plan", try Bench.plan("\"deepLinks\"", in: folder), "--subjects", "MVC",
        "--allow-debug", "--format", "json")
    }

    #expect(csv.status == 0 && table.status == 0, "\(csv.errors)\(table.errors)")
    let lines = csv.output.split(separator: "\r\n")
    let result = try #require(try Run.read(Data(planned.output.utf8)).deepLinks)
    #expect(lines.count == 1 + result.links.count * result.states.count)
    #expect(lines.contains("navbench://add,guest,cold,link,MVC,parked,parked"))
    #expect(table.output.contains("Deep links: outcomes by state and link"))
    #expect(result.rows.map(\.outcomes) == [result.expected])
  }

  @Test("'bench measure exits' prints the same results when it is run again")
  func exits() throws {
    let arguments = ["measure", "exits", "--subjects", "MVP-C/from,MVC", "--detail"]
    let table = try Bench.run(arguments)
    let again = try Bench.run(arguments)
    let csv = try Bench.run(
      "measure", "exits", "--subjects", "MVP-C/from", "--table", "exits-objects", "--format", "csv")

    #expect(table.status == 0, "\(table.errors)")
    #expect(table.output == again.output)
    #expect(
      csv.output.contains(
        "back button,text edit,MVP-C/from,released late,PlayerEditCoordinator,1,the second back\r\n"
      ))
  }

  @Test("cost growth can be measured in nanoseconds, and invalid settings are rejected")
  @MainActor func growthByTime() throws {
    let table = try Bench.run(
      "measure", "cost-growth", "--allow-debug", "--set", "unit=nanoseconds", "--subjects",
      "MVC,SurfMVP", "--set", "sweep=stack depth")
    let unknown = try Bench.run("measure", "cost-growth", "--set", "sweep=moons")
    let small = try Bench.run("measure", "cost-growth", "--set", "largest=24")

    #expect(table.status == 0, "\(table.errors)")
    #expect(table.output.contains("link to the add screen, by stack depth: nanoseconds"))
    #expect(table.output.contains("The range of n is limited: the app's stack is never deeper"))
    #expect(unknown.status == 64 && unknown.errors.contains("Known: players, players, link"))
    #expect(small.status == 64 && small.errors.contains("found largest 24, expected 48"))
  }

  @Test("'bench compare' accepts an unchanged run, and exits with 2 if counts or times increase")
  @MainActor func compare() throws {
    try Bench.withFolder { folder in
      let plan = Plan(
        name: "p", summary: "", metrics: [.dispatch, .leaks], baseline: "A", seeds: ["1"],
        sessions: 10, eventsPerSession: 100, launches: 12, sessionsPerLaunch: 3)
      func store(
        _ name: String, slower: Double, abandoned: Int, configuration: String = "release",
        fingerprint: Fingerprint? = .current
      ) throws -> String {
        var run = Run(
          date: "", plan: plan,
          environment: Environment(
            operatingSystem: "", processor: "", cores: 2, memoryBytes: 1, swiftVersion: "6.3",
            configuration: configuration, revision: nil, loadAverage: nil,
            fingerprint: fingerprint),
          subjects: ["A", "B"].map {
            Subject(id: $0, module: $0, summary: "", source: "", parent: nil)
          })
        let launches = (0..<12).map { launch in
          // Launches differ slightly but reproducibly.
          let wobble = 1 + Double(launch % 5) / 1000
          return Dispatch.Launch(
            seed: "1", firstSession: launch,
            blocks: ["A": [100, 100, 100], "B": Array(repeating: 110 * slower * wobble, count: 3)])
        }
        run.dispatch = Dispatch(
          baseline: "A", control: nil, eventsPerSession: 100, launches: launches, rows: [])
        run.leaks = Leaks(
          sessions: 10, rows: [.init(subject: "B", type: "T", abandoned: abandoned)], defects: [])
        let url = folder.appendingPathComponent("\(name).json")
        try run.data().write(to: url)
        return url.path
      }
      let base = try store("base", slower: 1, abandoned: 4)

      let same = try Bench.run("compare", base, base)
      let page = try Bench.run("compare", base, base, "--format", "html")
      #expect(page.output.contains("<h1>Changed metrics</h1>") && page.status == 0)
      let slower = try Bench.run("compare", base, try store("slow", slower: 1.1, abandoned: 4))
      let leaky = try Bench.run("compare", base, try store("leaky", slower: 1, abandoned: 5))
      let better = try Bench.run("compare", base, try store("better", slower: 0.9, abandoned: 3))
      let unknown = try store("unknown", slower: 1.1, abandoned: 4, fingerprint: nil)
      let elsewhere = try Bench.run("compare", base, unknown)
      let leakyElsewhere = try Bench.run(
        "compare", unknown, try store("leaky", slower: 1, abandoned: 5))
      let debug = try Bench.run(
        "compare", base, try store("debug", slower: 1, abandoned: 4, configuration: "debug"))

      #expect(same.status == 0 && same.output.contains("9 metrics compared, 9 unchanged"))
      #expect(slower.status == 2)
      #expect(
        slower.output.contains("time, ratio to A  1.102 [1.101, 1.103]  1.212 ["),
        "\(slower.output)")
      #expect(leaky.status == 2 && leaky.output.contains("objects abandoned"))
      let leakyFile = folder.appendingPathComponent("leaky.json").path
      let annotated = try Bench.run("compare", base, leakyFile, "--format", "github")
      #expect(
        annotated.output.contains("\n::error title=B%3A objects abandoned")
          && annotated.status == 2, "\(annotated.output)")
      let suite = try Bench.run("compare", base, leakyFile, "--format", "junit")
      #expect(
        suite.output.contains("tests=\"9\"") && suite.output.contains("failures=\"1\"")
          && suite.output.contains("of B changed from 4 to 5."), "\(suite.output)")
      #expect(better.status == 0 && better.output.contains("better"))
      #expect(elsewhere.status == 0 && elsewhere.output.contains("not judged"))
      #expect(leakyElsewhere.status == 2)
      #expect(debug.status == 65 && debug.errors.contains("Measure both in release"))
      #expect(try Bench.run("compare", base, base, "--threshold", "x").status == 64)
    }
  }

  @Test("'bench verify gallery' scores the detector, or shows one defect in full")
  @MainActor func gallery() throws {
    let all = try Bench.run("verify", "gallery")
    let one = try Bench.run("verify", "gallery", "l18")
    let unknown = try Bench.run("verify", "gallery", "L99")

    #expect(all.status == 0)
    #expect(
      all.output.contains(
        "37 of 37 found with the right verdict and class, 37 with the right suspect"
      ))
    #expect(one.status == 0 && one.output.contains("┬ a running timer, until it is invalidated"))
    #expect(unknown.status == 64 && unknown.errors.contains("Known: L01, L02"))
  }

  @Test("a generated session can be replayed, saved, and replayed from its file")
  @MainActor func replay() throws {
    try Bench.withFolder { folder in
      let file = folder.appendingPathComponent("session.json").path

      let made = try Bench.run("replay", "--seed", "0x2a", "--index", "3", "--save", file)
      let stored = try Bench.run("replay", file, "--subjects", "MVC", "--leaks", "--steps")

      #expect(made.status == 0 && made.output.contains("MVP-C/stack: 100 events"))
      #expect(stored.status == 0 && stored.output.contains("\nMVC: 100 events"))
      #expect(stored.output.contains("every object was released together with its screen"))
      #expect(stored.output.hasPrefix("MVC, start: "))
      #expect(stored.output.contains("\n  100. ") && stored.output.contains("\n      objects: "))
      #expect(stored.output.contains("\n      + title: "))
    }
  }

  @Test(
    "valgrind and the leak census agree, and defects that crash are left out",
    .enabled(if: Bench.isOnPath("valgrind") && Bench.isOnPath("strip")))
  func crossCheck() throws {
    let result = try Bench.run("verify", "cross-check", "--defects", "L01,C02")

    #expect(result.status == 0, "\(result.errors)")
    let rows = result.output.split(separator: "\n")
    let leaking = try #require(rows.first { $0.hasPrefix("L01") })
    let trapping = try #require(rows.first { $0.hasPrefix("C02") })
    // Two equal counts would also agree if both were zero.
    let numbers = leaking.split(separator: " ").compactMap { Int($0) }
    #expect(numbers.count == 6 && numbers[1] > 0 && numbers[1] == numbers[2], "\(leaking)")
    #expect(leaking.hasSuffix("agree"))
    #expect(trapping.hasSuffix("not counted: it crashes"))
  }

  @Test("replaying a failing session prints the difference and exits with 1")
  @MainActor func failingReplay() throws {
    let canonical = try Bench.run("replay", "--seed", "1", "--index", "0", "--subjects", "MVC")
    let diverging = try Bench.run(
      "replay", "--seed", "1", "--index", "0", "--subjects", "MVC", "--deviation", "D09")

    #expect(canonical.status == 0)
    #expect(diverging.status == 1)
    #expect(diverging.output.contains("screen (- expected, + found):"))
    #expect(diverging.output.contains("- select: yes\n+ select: no"))
  }

  @Test(
    "throughput --leak-detector prints finite numbers, and verdict times up to --live-objects"
  )
  @MainActor func leakCosts() throws {
    let result = try Bench.run(
      "verify", "throughput", "--leak-detector", "--allow-debug", "--sessions", "3", "--subjects",
      "MVP-C/never",
      "--live-objects", "10000")

    #expect(result.status == 0, "\(result.errors)")
    let rows = result.output.split(separator: "\n").map {
      $0.replacing(",", with: "").split(separator: " ").map(String.init)
    }
    let head = try #require(rows.first { $0.first == "subject" })
    let cost = try #require(rows.first { $0.first == "MVP-C/never" })
    for column in ["off/s", "recording/s", "verdicts/s", "traces/s", "ns/object", "ns/check"] {
      #expect(head.contains(column))
    }
    let numbers = cost.dropFirst().compactMap(Double.init)
    // The numbers are sessions per second at four depths, three fractions, a number of objects and
    // three durations.
    #expect(numbers.count == 11 && numbers.allSatisfy(\.isFinite), "\(cost)")
    #expect(numbers.prefix(4).allSatisfy { $0 > 0 })
    let growth = rows.compactMap { $0.count == 4 ? $0.compactMap(Double.init) : nil }
      .filter { $0.count == 4 }
    #expect(growth.map(\.[0]) == [100, 1_000, 10_000])
    #expect(growth.allSatisfy { $0[1] > $0[0] && $0[2] > 0 && $0[3] > 0 }, "\(growth)")
    #expect(result.output.contains("time ~ objects ^ "))
  }
}

@Suite("Errors") struct ErrorTests {
  @Test(
    "whole numbers may have an exponent or a unit",
    arguments: ["20000", "20k", "2e4", "020k"])
  func wholeNumbers(_ text: String) throws {
    let dryRun = ["--plan", "conformance", "--subjects", "MVC", "--dry-run", "--sessions"]

    #expect(try Bench.run(dryRun + [text]) == Bench.run(dryRun + ["20000"]))
  }

  @Test(
    "invalid numbers and parts are rejected, and the error states what is expected",
    arguments: [
      (["--sessions", "-5"], "found --sessions -5, expected 1 or more."),
      (["--sessions", "ten"], "found 'ten', expected a whole number, such as 1000, 10k or 1e3."),
      (["--sessions", "9223372036854775807k"], "expected a whole number"),
      (["--sessions", "1.5k"], "found '1.5k', expected a whole number"),
      (["--jobs", "-1"], "found --jobs -1, expected 1 or more."),
      (["--shard", "4/4"], "found '4/4', but 4 parts are numbered from 0/4 to 3/4."),
      (["--shard", "x"], "found 'x', expected INDEX/COUNT, such as 0/4."),
    ])
  func wrongNumbers(_ arguments: [String], _ message: String) throws {
    let result = try Bench.run(["run", "--dry-run"] + arguments)

    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test("unknown names and invalid options are rejected with exit code 64 and a suggestion")
  @MainActor func usage() throws {
    let subject = try Bench.run("run", "--subjects", "MVX")
    let plan = try Bench.run("run", "--plan", "defualt")
    let seed = try Bench.run("run", "--seed", "ten")
    let option = try Bench.run("run", "--sed", "1")
    let jobs = try Bench.run("run", "--jobs", "0")
    let replay = try Bench.run("replay")
    let objects = try Bench.run("verify", "throughput", "--leak-detector", "--live-objects", "7")
    let none = try Bench.run("measure", "leaks", "--subjects", "")

    #expect(
      [subject, plan, seed, option, jobs, replay, objects, none].map(\.status)
        == Array(repeating: 64, count: 8))
    #expect(objects.errors.contains("found --live-objects 7, expected one of 10000, 100000"))
    #expect(
      subject.errors.contains("error: no subject named 'MVX'. Known: MVC, MVVM, MVP, MVP-C/never"))
    #expect(subject.errors.contains("Did you mean 'MVC'?"))
    #expect(
      plan.errors.contains("no plan named 'defualt'")
        && plan.errors.contains("Did you mean 'default'?"))
    #expect(seed.errors.contains("found seed 'ten', expected a number"))
    #expect(subject.output == "")
  }

  @Test("if the output folder cannot be created, the command exits with 64 before the run starts")
  func outputFolder() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"linesOfCode\"", in: folder)

      let result = try Bench.run("run", "--plan", plan, "--output", "/dev/null/results")

      #expect(result.status == 64)
      #expect(result.errors.contains("the folder '/dev/null/results' cannot be created"))
      #expect(result.output == "")
    }
  }

  @Test(
    "a command given an invalid file exits with 65 and reports the location of the error",
    arguments: [
      ("replay", "{}", "is not a session file: at the top: 'format' is missing"),
      ("replay", "no json", "is not a session file: at line 1, column 1: found 'no', expected"),
      (
        "replay", #"{"format":"navbench.session/2","app":"gallery/L99"}"#,
        "expected a session of the gallery, such as 'gallery/L03'. 'bench verify gallery' lists its"
      ),
      ("report", "[1]", "this is not a stored run"),
      (
        "plan", #"{"name":"x"}"#,
        "is not a valid plan: at the top: 'metrics' is missing; at the top: "
      ),
    ])
  @MainActor func badInput(_ command: String, _ content: String, _ message: String) throws {
    try Bench.withFolder { folder in
      let file = folder.appendingPathComponent("file.json")
      try content.write(to: file, atomically: true, encoding: .utf8)

      let result =
        try command == "plan"
        ? Bench.run("run", "--plan", file.path) : Bench.run(command, file.path)

      #expect(result.status == 65)
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test(
    "a command given a missing file exits with 65 and names the path",
    arguments: ["replay", "report", "count"])
  @MainActor func missing(_ command: String) throws {
    let result = try Bench.run(command, "/nowhere/x.json")

    #expect(result.status == 65)
    #expect(result.errors.contains("/nowhere/x.json"))
  }

  @Test("a plan without sessions is rejected with exit code 65")
  @MainActor func impossiblePlan() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"conformance\"", sessions: 0, in: folder)

      let result = try Bench.run("run", "--plan", plan)

      #expect(result.status == 65)
      #expect(result.errors.contains("at sessions: found '0', expected 1 to 1000000000"))
    }
  }

  @Test("on a full disk, the command exits with 70 and leaves no incomplete file")
  func fullDisk() throws {
    try Bench.withFolder { folder in
      let out = folder.appendingPathComponent("out")
      let plan = try Bench.plan("\"linesOfCode\"", in: folder)

      // A file size limit simulates a full disk: the write fails half-way.
      let result = try Bench.run(
        "run", "--plan", plan, "--output", out.path,
        shell: "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\" 2>&1")

      #expect(result.status == 70, "\(result.output)")
      #expect(result.output.contains("No partial file was left"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: out.path) == [])
    }
  }

  @Test("on Ctrl-C, the command stores the finished work as an incomplete run and exits with 130")
  func interrupted() throws {
    try Bench.withFolder { folder in
      let out = folder.appendingPathComponent("out")
      let plan = try Bench.plan("\"linesOfCode\",\"conformance\"", sessions: 1_000_000, in: folder)

      let process = Process()
      let errors = Pipe()
      process.executableURL = Bench.executable
      process.arguments = ["run", "--plan", plan, "--output", out.path, "--jobs", "1"]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = errors
      try process.run()
      // The run would take hours; the first line of output shows that it has started.
      let line = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
      process.interrupt()
      _ = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()

      #expect(line == "measuring conformance: 0 %\n")
      #expect(process.terminationStatus == 130)
      let run = try Run.read(Data(contentsOf: out.appendingPathComponent("run.json")))
      #expect(!run.isComplete && run.linesOfCode != nil)
    }
  }

  @Test(
    "outside its checkout, a debug build does not measure times, and leaks need bench-instrumented")
  func outsideCheckout() throws {
    try Bench.withFolder { folder in
      let copy = folder.appendingPathComponent("bench")
      try Bench.copyExecutable(to: copy)
      let timing = try Bench.plan("\"dispatch\"", in: folder)

      let dispatch = try Bench.run(["run", "--plan", timing], executable: copy)
      let leaks = try Bench.run(
        ["run", "--plan", try Bench.plan("\"leaks\"", in: folder)], executable: copy)

      #expect(leaks.status == 3 && leaks.errors.contains("bench-instrumented"))
      if dispatch.status != 0 {
        #expect(dispatch.status == 64)
        #expect(dispatch.errors.contains("swift run -c release bench"))
      }
    }
  }

  @Test("without valgrind, the cross-check exits with 70 and explains how to install it")
  func missingReferee() throws {
    let result = try Bench.run(
      ["verify", "cross-check", "--defects", "L01"], environment: ["PATH": "/nowhere"])

    #expect(result.status == 70)
    #expect(result.errors.contains("apt-get install valgrind"))
  }

  @Test("an unknown defect is rejected with exit code 64 and a list of the known ones")
  @MainActor func unknownDefect() throws {
    let result = try Bench.run("verify", "cross-check", "--defects", "L99")

    #expect(result.status == 64)
    #expect(result.errors.contains("no defect named 'L99'. Known: L01, L02"))
  }

  @Test("the help text lists every exit code")
  func help() throws {
    let help = try Bench.run("--help").output

    for code in ["0 ", "1 ", "2 ", "3 ", "64", "65", "70", "130"] {
      #expect(help.contains("\n  \(code)"))
    }
  }
}
