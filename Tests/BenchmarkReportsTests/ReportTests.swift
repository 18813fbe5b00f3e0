@testable import BenchmarkKit
@testable import BenchmarkMetrics
import BenchmarkReports
import Foundation
import Statistics
import Testing

@Suite("Tables as text") struct TableTests {
  private let table = Table(
    name: "sample", title: "Sample",
    columns: [
      .init("subject", .text), .init("lines"), .init("ns/event", .estimate),
      .init("published", .comparison),
    ],
    rows: [
      [
        .text("MVC"), .integer(7), .estimate(value: 1.23456, lower: 1.2, upper: 1.3, digits: 2),
        .comparison(46, published: 51),
      ],
      [
        .text("=A, \"B\"|C"), .decimal(-0.04, digits: 1),
        .estimate(value: 2, lower: nil, upper: nil, digits: 0), .comparison(9, published: nil),
      ],
      [.text("Total"), .integer(7), .empty, .empty],
    ],
    notes: ["A note."], totals: 1)

  @Test("a console table aligns numbers right and text left, and separates its totals")
  func console() {
    #expect(
      ConsoleReport().render(table) == """
        Sample
        subject    lines           ns/event     published
        ─────────────────────────────────────────────────
        MVC            7  1.23 [1.20, 1.30]  46 / 51 (-5)
        =A, "B"|C    0.0    2 [no interval]             9
        ─────────────────────────────────────────────────
        Total          7
          A note.
        """)
  }

  @Test("a CSV file has a header, CRLF, quoted text, no formulas, and a column for every number")
  func csv() {
    #expect(
      CSVReport().render(table)
        == [
          "subject,lines,ns/event,ns/event lower,ns/event upper,"
            + "published,published published,published difference",
          "MVC,7,1.23,1.20,1.30,46,51,-5",
          "\"'=A, \"\"B\"\"|C\",0.0,2,,,9,,", "",
        ].joined(separator: "\r\n"))
  }

  @Test("no two columns of a file have the same name")
  func columnNames() throws {
    for file in CSVReport().files(of: try .everything()) {
      let header = file.content.prefix { $0 != "\r\n" }
      // Commas outside of quotes.
      let names = header.split(separator: /,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
      #expect(Set(names).count == names.count, "\(file.name): \(header)")
    }
  }

  @Test("a cell stays one cell, even with combining marks and any line ending")
  func scalars() {
    func table(_ text: String) -> Table {
      Table(name: "n", title: "n", columns: [.init("t", .text)], rows: [[.text(text)]])
    }
    func csv(_ text: String) -> String { CSVReport().render(table(text)) }
    func markdown(_ text: String) -> String { MarkdownReport().render(table(text)) }

    #expect(csv("a,\u{301}b") == "t\r\n\"a,\u{301}b\"\r\n")
    let quote = "\"\u{301}"
    #expect(csv(quote) == "t\r\n\"\"\(quote)\"\r\n")
    #expect(csv("=\u{301}A1") == "t\r\n'=\u{301}A1\r\n")
    #expect(csv("a\r\nb") == "t\r\n\"a\r\nb\"\r\n")
    #expect(markdown("a|\u{301}b").hasSuffix("\n| a\\|\u{301}b |"))
    #expect(markdown("<\u{301}b>").hasSuffix("\n| &lt;\u{301}b> |"))
    #expect(markdown("a\r\nb").hasSuffix("\n| a b |"))
  }

  @Test(
    "numbers have a fixed number of digits in every locale",
    arguments: [
      (0.0, 2, "0.00"), (1.006, 2, "1.01"), (-3.14159, 3, "-3.142"), (1234.5, 0, "1,235"),
      (-0.001, 1, "0.0"), (.nan, 1, "n/a"), (.infinity, 1, "n/a"),
      (5e11, 6, "500,000,000,000.000000"), (-9e14, 0, "-900,000,000,000,000"), (5e13, 6, "n/a"),
      (1e18, 0, "n/a"), (.greatestFiniteMagnitude, 6, "n/a"),
    ])
  func numbers(_ value: Double, _ digits: Int, _ text: String) {
    let table = Table(
      name: "n", title: "n", columns: [.init("n")], rows: [[.decimal(value, digits: digits)]])

    #expect(ConsoleReport().render(table).split(separator: "\n").last.map(String.init) == text)
  }
}

@Suite("Coverage of the navigation graph") struct NavigationTableTests {
  private func run(_ conformance: Conformance) -> Run {
    var run = Run(
      date: "", plan: .tiny, environment: .anywhere,
      subjects: [
        Subject(id: "MVC", module: "MVC", summary: "", source: "", parent: nil)
      ])
    run.conformance = conformance
    return run
  }

  private let conformance = Conformance(
    rows: [.init(subject: "MVC")], checksum: "0x1",
    navigation: [
      .init(from: "login", kind: "answer", trigger: "login ok", to: "list", count: 7),
      .init(from: "list", kind: "row", trigger: "row", to: "detail", count: 0),
      .init(from: "login", kind: "answer", trigger: "login failed", to: "failure", count: 2),
    ])

  @Test("every report shows the coverage and lists the edges that were not covered")
  func figure() {
    let run = run(conformance)
    let files = CSVReport().files(of: run)

    for text in [ConsoleReport().render(run), MarkdownReport().render(run)] {
      #expect(text.contains("2 of 3 edges covered, 66.6 %"))
      #expect(text.contains("not covered: list → detail by row"))
    }
    #expect(
      files.first { $0.name == "conformance-coverage.csv" }?.content == """
        kind of event,edges,covered,covered %,traversals\r
        all,3,2,66.6,9\r
        answer,2,2,100.0,9\r
        row,1,0,0.0,0\r

        """)
    #expect(
      files.first { $0.name == "conformance-edges.csv" }?.content.contains("list,row,detail,0")
        == true)
  }

  @Test("coverage-guided sessions have a table with one row per seed; random sessions have none")
  func guided() {
    var conformance = conformance
    #expect(!run(conformance).tables.contains { $0.name == "conformance-guided" })

    conformance.guided = [
      .init(sessions: 200, pairs: 3000, edges: 190, randomPairs: 2000, randomEdges: 180)
    ]

    #expect(
      CSVReport().files(of: run(conformance)).first { $0.name == "conformance-guided.csv" }?.content
        == """
        sessions,pairs,random pairs,edges,random edges\r
        200,3000,2000,190,180\r

        """)
  }

  @Test("a run stored without edges can be read, and its report shows no navigation graph")
  func older() throws {
    let old = Data(
      #"""
      {"rows":[{"subject":"MVC","sessions":1,"events":2,"divergences":0,"crashes":0,\#
      "expectedRefusals":0,"unexpectedRefusals":0}],"checksum":"0x1"}
      """#.utf8)

    let read = try JSONDecoder().decode(Conformance.self, from: old)

    #expect(read.navigation == nil && read.rows.map(\.events) == [2])
    #expect(!ConsoleReport().render(run(read)).lowercased().contains("navigation"))
  }
}

extension Plan {
  static let tiny = Plan(
    name: "tiny", summary: "", metrics: [], baseline: "MVC", seeds: ["0x1"], sessions: 200,
    eventsPerSession: 100, launches: 1, sessionsPerLaunch: 1)
}

extension Environment {
  static let anywhere = Environment(
    operatingSystem: "Linux", processor: "A <fast> one", cores: 2, memoryBytes: 1,
    swiftVersion: "6.3", configuration: "release", revision: nil, loadAverage: nil)
}

@Suite("Reports of a run") struct RunReportTests {
  private var run: Run {
    var run = Run(
      date: "2026-11-21T10:00:00Z",
      plan: .tiny, environment: .anywhere,
      subjects: [
        Subject(id: "MVC", module: "MVC", summary: "", source: "", parent: nil),
        Subject(
          id: "MVP-C/from", module: "MVPC", summary: "", source: "",
          parent: "MVC"),
      ])
    run.linesOfCode = LinesOfCode(
      files: [
        .init(
          module: "MVC", scene: "Login", role: "View Controllers", name: "LoginViewController",
          physical: 120, code: 100, comment: 5, blank: 15),
        .init(
          module: "MVPC", scene: "Login", role: "Coordinators", name: "LoginCoordinator",
          physical: 30, code: 25, comment: 1, blank: 4),
      ], shared: [],
      published: [
        .init(
          module: "MVC", role: "View Controllers", name: "LoginViewController", physical: 126)
      ], correlations: [])
    run.leaks = Leaks(
      sessions: 200,
      rows: [
        .init(
          subject: "MVP-C/from", type: "LoginCoordinator", abandoned: 3, releasedLate: 1)
      ], defects: [])
    run.warnings = [Warning(WarningText("The machine | was busy."))]
    run.findings = [
      Finding(
        kind: .divergence, subject: "MVC", summary: "s", detail: "d", replay: "bench replay x")
    ]
    return run
  }

  @Test("the scorecard has one row per subject and one column per metric")
  func scorecard() throws {
    let scorecard = try #require(run.withConclusions.tables.first)

    #expect(
      CSVReport().render(scorecard) == """
        subject,lines,code lines,files,largest file,leaked/1k,abandoned/1k,\
        released late/1k,released early/1k,dominated\r
        MVC,120,100,1,100,0,0,0,0,defective\r
        MVP-C/from,30,25,1,25,0,15.0,5.0,0,defective\r

        """)
  }

  @Test("reading a run in the previous format adds one warning about missing data")
  func olderForm() throws {
    let file = try #require(
      Bundle.module.url(forResource: "run-1", withExtension: "json", subdirectory: "Fixtures"))

    let run = try Run.read(Data(contentsOf: file))

    #expect(run.schema == Run.currentSchema)
    #expect(run.leaks?.rows.count == 22 && run.leaks?.defects.count == 22)
    #expect(run.warnings.contains { $0.text.contains("released late") })
    let console = ConsoleReport().render(run)
    #expect(console.contains("AppCoordinator.childCoordinators[0] -> LoginCoordinator"))
    #expect(try Run.read(try run.data()).warnings == run.warnings, "the warning is not repeated")
  }

  @Test("a stored run in the current format can still be read, including every metric")
  func storedForm() throws {
    let file = try #require(
      Bundle.module.url(forResource: "run-2", withExtension: "json", subdirectory: "Fixtures"))

    let run = try Run.read(Data(contentsOf: file))

    #expect(run.subjects.count == 7)
    #expect(run.dispatch?.launches.count == 6 && run.dispatch?.resolution != nil)
    #expect(
      run.dispatch?.rows.first { $0.subject == "MVP-C/from" }?.comparison?.verdict == .different)
    #expect(run.leaks?.defects.first?.fingerprint.count == 16)
    #expect(run.counts?.total(of: "MVC", .event).times ?? 0 > 0)
    #expect(run.figures(of: run.subjects[0])["time"]?.value == 1)
  }

  private let defect = Leaks.Defect(
    subject: "MVP-C/from", fingerprint: "3cd82f3c1941ca42",
    suspects: ["ListCoordinator.children"], type: "DetailCoordinator", text: "a: b -> c",
    drawing: [
      "┬ a", "├─ ListCoordinator.children[0]", "│                 ~~~~~~~~~~~",
      "╰→ DetailCoordinator",
    ],
    root: "the application delegate", cycle: [],
    path: [
      .init(
        owner: "ListCoordinator", field: "children[0]", through: [], target: "DetailCoordinator",
        isSuspect: true)
    ],
    objects: [
      .init(verdict: .abandoned, type: "DetailCoordinator", count: 2),
      .init(verdict: .releasedLate, type: "DetailCoordinator", count: 1),
    ], sessions: 2, replay: "bench replay x", event: 7)

  @Test("a defect has a row with the suspect reference, and a drawing with the objects it affects")
  func defects() throws {
    var run = run
    run.leaks?.defects = [defect]
    run.leaks?.growth = [
      .init(
        subject: "MVP-C/from", type: "LoginCoordinator", cycle: "log out, log in",
        repetitions: 12, slope: 1, standardError: 0)
    ]
    let tables = try #require(run.leaks?.tables(run.subjects))

    #expect(
      CSVReport().render(tables[1]) == """
        defect,subject,leaked,abandoned,released late,released early,sessions,reference,root\r
        3cd82f3c1941ca42,MVP-C/from,0,2,1,0,2,\
        ListCoordinator.children[0] → DetailCoordinator,the application delegate\r

        """)
    #expect(
      CSVReport().render(tables[0]).contains("15.0,5.0,0,1.00,0\r"), "the row includes the slope")
    #expect(tables.map(\.name) == ["leaks", "leaks-traces", "leaks-growth"])
    #expect(
      defect.drawn == """
        3cd82f3c1941ca42  MVP-C/from: 2 abandoned, 1 released late, in 2 sessions
          3 DetailCoordinator
          first seen after event 7: bench replay x
          ┬ a
          ├─ ListCoordinator.children[0]
          │                 ~~~~~~~~~~~
          ╰→ DetailCoordinator
        """)
  }

  @Test(
    "counts are shown per event relative to the baseline, per session by phase, and in full as CSV")
  func counts() throws {
    func row(_ subject: String, _ phase: Counts.Phase, _ event: String, _ count: Int) -> Counts.Row
    {
      Counts.Row(
        subject: subject, phase: phase, event: event, times: phase == .launch ? 2 : 4,
        operations: .init(
          allocations: count, bytes: 32 * count, retains: 2 * count, releases: 3 * count))
    }
    var run = run
    run.counts = Counts(
      sessions: 2,
      rows: [
        row("MVC", .event, "tap", 6), row("MVC", .event, "back", 2), row("MVC", .launch, "", 5),
        row("MVC", .lookup, "tap", 1), row("MVP-C/from", .event, "tap", 12),
        row("MVP-C/from", .event, "back", 4),
        row("MVP-C/from", .launch, "", 7), row("MVP-C/from", .lookup, "tap", 1),
      ])
    let tables = run.tables.filter { $0.name.hasPrefix("counts") }
    let files = CSVReport().files(of: run)

    #expect(tables.map(\.name) == ["counts", "counts-per-session"])
    #expect(
      CSVReport().render(tables[0]).split(separator: "\r\n").dropFirst() == [
        "MVC,1.000,1.000,32.000,1.000,2.000,1.000,3.000,1.000",
        "MVP-C/from,2.000,2.000,64.000,2.000,4.000,2.000,6.000,2.000",
      ])
    #expect(
      tables[0].notes.last
        == "The driver's lookup of an event's target is included:"
        + " 0.25 allocations, 8.00 bytes, 0.50 retains, 0.75 releases for each subject.")
    #expect(
      CSVReport().render(tables[1]).split(separator: "\r\n").dropFirst() == [
        "MVC,2.5,4.0,0.0,80,128,0,12.5,20.0,0.0",
        "MVP-C/from,3.5,8.0,0.0,112,256,0,17.5,40.0,0.0",
      ])
    let file = try #require(files.first { $0.name == "counts-by-event.csv" })
    #expect(file.content.contains("MVP-C/from,launch,,2,7,224,14,21\r\n"))
    #expect(
      CSVReport().render(run.withConclusions.tables[0])
        .contains("MVC,120,100,1,100,0,0,0,0,1.0,5.0,defective\r\n"))
    #expect(!ConsoleReport().render(run).contains("counts-by-event"))
  }

  @Test("each cost appears in the column for its n, and missing measurements are marked")
  func unevenGrowth() {
    func curve(_ subject: String, _ points: [CostGrowth.Point]) -> CostGrowth.Curve {
      CostGrowth.Curve(sweep: "s", subject: subject, points: points, fit: nil)
    }
    let growth = CostGrowth(
      unit: .nanoseconds, sweeps: [.init(name: "s", measured: "x", bound: nil)],
      curves: [
        curve("A", [.init(n: 3, costs: [7]), .init(n: 6, costs: [])]),
        curve("B", [.init(n: 6, costs: [9]), .init(n: 8, costs: [1])]), curve("C", []),
      ], crossings: [])

    #expect(
      ConsoleReport().render(growth.tables[1]) == """
        x, by s: nanoseconds
        subject  n = 3  n = 6
        ─────────────────────
        A            7    n/a
        B                   9
        C
        """)
  }

  @Test(
    "cost growth has a table of models by curve, a table of crossings and a cost table per sweep"
  )
  func growth() throws {
    var run = run
    func curve(_ subject: String, _ model: String, _ costs: [Double]) -> CostGrowth.Curve {
      CostGrowth.Curve(
        sweep: "jumps, then the end", subject: subject,
        points: zip([3, 6], costs).map { .init(n: $0, costs: [$1 - 1, $1 + 1]) },
        fit: .init(model: model, intercept: 1, slope: 2, residualStandardError: 5, weight: 0.75))
    }
    run.costGrowth = CostGrowth(
      unit: .instructions, sweeps: [.init(name: "jumps, then the end", measured: "x", bound: "y")],
      curves: [curve("MVC", "1", [200, 200]), curve("MVP-C/from", "n", [100, 300])],
      crossings: [
        .init(sweep: "jumps, then the end", rising: "MVP-C/from", overtaken: "MVC", n: 4.5)
      ])
    let stored = try #require(try Run.read(try run.data()).costGrowth)
    let tables = stored.tables

    #expect(
      tables.map(\.name) == [
        "cost-growth", "cost-growth-crossings", "cost-growth-jumps-then-the-end",
      ])
    #expect(
      CSVReport().render(tables[0]).contains(
        "MVP-C/from,O(n),100,2.00,5,200.0,0.75\r\n"))
    #expect(CSVReport().render(tables[1]).hasSuffix("MVP-C/from,MVC,4.5\r\n"))
    #expect(
      CSVReport().render(tables[2])
        == "subject,n = 3,n = 6\r\nMVC,200,200\r\nMVP-C/from,100,300\r\n")
    #expect(
      CSVReport().render(stored.pointTable).hasSuffix(
        ",MVP-C/from,6,300.0,299.0,301.0\r\n"))
    #expect(ConsoleReport().render(tables[0]).contains("differ by 1.000 % in the median"))
    #expect(ConsoleReport().render(tables[2]).contains("The range of n is limited: y."))
    #expect(ConsoleReport().render(run).contains("Cost growth: crossings of subjects"))
  }

  @Test("published lines are shown next to the measured ones with the difference")
  func published() {
    #expect(ConsoleReport().render(run).contains("120 / 126 (-6)"))
  }

  @Test("every report shows warnings, and findings with their replay commands")
  func warnings() {
    let console = ConsoleReport().render(run)
    let markdown = MarkdownReport().render(run)

    #expect(console.contains("warning: The machine | was busy."))
    #expect(console.contains("divergence: MVC: s\nd\nreplay: bench replay x"))
    #expect(markdown.contains("- The machine \\| was busy."))
    #expect(markdown.contains("A &lt;fast> one"))
  }

  @Test("a report without colour has no escape codes, and one with colour has the same text")
  func colour() {
    let plain = ConsoleReport().render(run)
    let coloured = ConsoleReport(usesColour: true).render(run)

    #expect(!plain.contains("\u{1B}") && coloured.contains("\u{1B}"))
    #expect(coloured.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain)
  }

  @Test("a stored run renders like the original")
  func stored() throws {
    let run = run.withConclusions
    let stored = try Run.read(run.data())

    #expect(ConsoleReport().render(stored) == ConsoleReport().render(run))
    #expect(try stored.data() == run.data())
  }

  @Test(
    "the error for a file that is not a run states what was found and what was expected",
    arguments: [
      ("[]", "this is not a stored run"), ("", "this is not a stored run"),
      (#"{"schema":"navbench.run/7"}"#, "found schema 'navbench.run/7', expected 'navbench.run/2'"),
      (#"{"schema":"navbench.run/1"}"#, "the run is damaged at the top: 'date' is missing"),
    ])
  func refused(_ text: String, _ message: String) {
    let error = #expect(throws: RunFileError.self) { try Run.read(Data(text.utf8)) }

    #expect(error?.description.hasPrefix(message) == true)
  }

  @Test("links that ask for a login or are refused have columns only in apps with such links")
  func linksOfAccounts() throws {
    var links = try #require(try Run.everything().deepLinks)
    func header() -> String { String(CSVReport().render(links.table).prefix { $0 != "\r\n" }) }
    let before = header()

    links.expected[0, 0] = .login
    links.rows[0].outcomes[0, 0] = .login
    links.rows[0].outcomes[0, 1] = .refused

    #expect(!before.contains("login") && !before.contains("refused"))
    #expect(header().contains("reached,kept,parked,login,refused,ignored,swallowed"))
    #expect(links.table.notes.contains { $0.contains("refused: it had no effect") })
    let legend = links.matrix(try Run.everything().subjects).notes.joined()
    #expect(legend.contains("l login, x refused, i ignored"))
  }

  @Test("links are counted by outcome, and a matrix shows where subjects differ")
  func deepLinks() throws {
    var run = try Run.everything()
    run.subjects.removeAll { $0.module == "Odd" }
    let links = try #require(run.deepLinks)

    #expect(
      CSVReport().render(links.table).split(separator: "\r\n") == [
        """
        subject,start,links,reached,kept,parked,ignored,swallowed,re-created,astray,failed,\
        as specified
        """,
        "MVC,cold,2,0,0,1,1,0,0,0,0,2", "MVC,warm,1,1,0,0,0,0,0,0,0,1",
        "MVP-C/from,cold,2,0,0,1,1,0,0,0,0,2", "MVP-C/from,warm,2,0,0,0,1,1,0,0,0,1",
      ])
    #expect(
      CSVReport().render(links.matrix(run.subjects)).split(separator: "\r\n") == [
        "state,start,by,add,<x>", "guest,cold,link,parked,ignored",
        "list,warm,notification,!rS,!-i",
      ])
    #expect(
      CSVReport().render(links.cellTable).contains(
        "navbench://add,list,warm,notification,MVP-C/from,swallowed,reached\r\n"))
    #expect(try Run.read(try run.data()).deepLinks == links)
    #expect(HTMLReport().render(run).contains("id=\"table-deep-links-matrix\""))
  }

  @Test("a table summarises what happens to the screen's objects on each exit path")
  func exits() throws {
    var run = try Run.everything()
    run.subjects.removeAll { $0.module == "Odd" }
    let exits = try #require(run.exits)

    #expect(
      CSVReport().render(exits.table(run.subjects)).split(separator: "\r\n") == [
        "exit path,screens,MVC,MVP-C/from",
        "back button,2,released,\"2 abandoned, 1,000 released late after the next back\"",
        "cancelled swipe,1,kept,not measured",
      ])
    #expect(
      CSVReport().render(exits.screens(run.subjects)).contains(
        "back button,detail,released,1 abandoned\r\n"))
    #expect(
      CSVReport().render(exits.objectTable).split(separator: "\r\n").last
        == "back button,add,MVP-C/from,released late,<B>,1000,the next back")
    #expect(try Run.read(try run.data()).exits == exits)
  }

  @Test("an exit path that leads to the wrong screen is reported as diverged")
  func divergedExit() {
    let exits = ExitPaths(
      exits: [.init(kind: "back button", screen: "list", leaves: true)],
      rows: [.init(subject: "MVC", exit: 0, isAsSpecified: false, fates: [])])
    let subject = Subject(
      id: "MVC", module: "MVC", summary: "", source: "", parent: nil)

    #expect(CSVReport().render(exits.table([subject])).hasSuffix("back button,1,diverged\r\n"))
  }

  @Test("edges covered by a diverging subject are shown next to the reference model's")
  func ownEdges() throws {
    var run = try Run.everything()
    run.conformance?.rows = ["MVC", "MVP-C/from"].map { .init(subject: $0) }
    run.conformance?.rows[1].covered = [11, 0, 2]
    let files = CSVReport().files(of: run)

    #expect(
      files.first { $0.name == "conformance-subjects.csv" }?.content.hasSuffix(
        "MVP-C/from,3,2,66.6,13,15\r\n") == true)
    #expect(
      files.first { $0.name == "conformance-edges.csv" }?.content.hasPrefix(
        "from,by,to,traversals,traversals in MVP-C/from\r\nlogin,log in,list,12,11\r\n") == true)
    #expect(try Run.read(try run.data()).conformance?.rows[1].covered == [11, 0, 2])
    run.conformance?.rows[1].covered = [1]
    #expect(run.conformance?.navigation(of: .init(subject: "MVC")) == nil)
    #expect(!CSVReport().files(of: run).contains { $0.name == "conformance-subjects.csv" })
  }
}
