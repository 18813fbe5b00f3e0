@testable import BenchmarkKit
@testable import BenchmarkMetrics
import ComparedApps
import Foundation
import Statistics

extension Run {
  /// A stored run with every metric, a finding, a warning and a name that looks like markup.
  static func everything() throws -> Run {
    // Reading the run back sorts its sections into the order of the reports.
    try Run.read(filled().data())
  }

  private static func filled() throws -> Run {
    let file = Bundle.module.url(
      forResource: "run-2", withExtension: "json", subdirectory: "Fixtures")
    var run = try Run.read(Data(contentsOf: file ?? URL(fileURLWithPath: "run-2.json")))
    run.app = "football-gather"
    run.environment.fingerprint = sampleFingerprint
    run.subjects.append(
      Subject(
        id: "<b>&odd\"", module: "Odd", summary: "<script>", source: "]]>", parent: nil
      ))
    run.linesOfCode?.files.append(
      .init(
        module: "MVPC", scene: "Login", role: "Coordinators", name: "LoginCoordinator",
        physical: 30, code: 25, comment: 1, blank: 4))
    run.linesOfCode?.flows = [AppSources.Flow("entry", scenes: ["Login"])]
    run.linesOfCode?.publishedTables = [
      PublishedTable(
        name: "coordinators", title: "<Coordinators>", architectures: ["MVP-C"],
        rows: [.init("LoginCoordinator", lines: ["MVP-C": 35])], roles: ["Coordinators"])
    ]
    run[Structure.self] = sampleStructure
    run[Claims.self] = sampleClaims
    run[PrintedDefects.self] = PrintedDefects(rows: [
      .init(
        PrintedDefect(
          "K1", of: "MVP-C/from", "A <flow> stays.", signs: [.abandoned("DetailCoordinator")]))
    ])
    // The stored run predates the A/A control.
    run.dispatch?.control = "MVC-copy"
    let rows = run.dispatch?.rows ?? []
    run.dispatch?.rows = rows.map { row in
      row.subject == "MVC (twin)"
        ? .init(subject: "MVC-copy", time: row.time, ratio: row.ratio) : row
    }
    run.dispatch?.launches = (0..<3).map { launch in
      Dispatch.Launch(
        seed: "0x1", firstSession: 0,
        blocks: [
          "MVC": times(3000, launch), "MVP-C/from": times(3500, launch),
          "MVC-copy": times(3010, launch),
        ], placement: UInt32(launch + 1))
    }
    run.dispatch?.disagreements = [.init(subject: "MVP-C/from", instructionRatio: 1.1)]
    run.eventTimes = sampleTimes
    run.coldTimes = sampleColdTimes
    run.instructions = sampleInstructions
    run.decisions = Decisions(
      repetitions: 3,
      rows: [
        .init(
          subject: "MVC", action: "open detail", request: "push", instructions: 10,
          architecture: 5, whole: 20, calls: 2, objects: 1, types: ["A"])
      ])
    run.costGrowth = sampleGrowth
    run.deepLinks = sampleLinks
    run.exits = sampleExits
    run.leaks?.ownership = sampleOwnership
    run.leaks?.watched = [sampleSession]
    run.unitTests = sampleUnitTests
    run.buildTimes = sampleBuildTimes
    run.conformance?.navigation = [
      .init(from: "login", kind: "tap", trigger: "log in", to: "list", count: 12),
      .init(from: "list", kind: "link", trigger: "link", to: "<detail>", count: 0),
      .init(from: "list", kind: "row", trigger: "row", to: "<detail>", count: 3),
    ]
    run.conformance?.guided = [
      .init(sessions: 10, pairs: 5, edges: 3, randomPairs: 4, randomEdges: 2)
    ]
    run.warnings.append(Warning(WarningText("The machine was <busy>.")))
    run.findings = [
      Finding(
        kind: .divergence, subject: "<b>&odd\"", summary: "a < b", detail: "- x\n+ y",
        replay: "bench replay x")
    ]
    // The stored conclusions do not cover the results added here.
    run.conclusions = nil
    return run
  }

  /// A fingerprint with every property.
  static let sampleFingerprint = Fingerprint(
    machine: Machine(
      processor: .init(
        vendor: "GenuineIntel", family: "6", model: "143", stepping: "8", microcode: "0x2b"),
      caches: [.init(level: 1, type: "data", kibibytes: 48)], pageSize: 4096,
      hugePages: "madvise", hypervisor: "KVMKVMKVM", kernel: "Linux 6.1.0", libc: "glibc 2.36"),
    binary: Binary(buildID: "0abcdef0", linker: "gold 1.16"))

  private static func times(_ middle: Double, _ launch: Int) -> [Double] {
    (0..<48).map { middle + Double((($0 * 7 + launch * 5) % 11) * 20) }
  }

  /// A self-test that includes a validation with copies, which no stored run has yet.
  static var sampleSelfTest: SelfTest {
    let one = Estimate(value: 1, lower: 0.99, upper: 1.01, confidence: 0.95, count: 12)
    let rate = SelfTest.Rate(hits: 1, trials: 2, lower: 0.01, upper: 0.99)
    var test = SelfTest(isQuick: true)
    test.copies = .init(
      size: .init(runs: 2, launches: 12, sessionsPerLaunch: 96, eventsPerSession: 100),
      lineUps: [.init(name: "MVC and its copy", subjects: ["MVC", "MVC-copy"])],
      pairs: [
        .init(
          lineUp: "MVC and its copy", baseline: "MVC", subject: "MVC-copy", ratios: [one, one],
          excluded: rate, different: rate)
      ],
      shifts: [
        .init(subject: "MVC-copy", baseline: "MVC", lineUps: ["all", "few"], change: one)
      ])
    test.repeats = SelfTest.Repeats(
      size: .init(runs: 1, launches: 6, sessionsPerLaunch: 96, eventsPerSession: 100), placed: 6,
      pairs: [.init(subject: "MVC-copy", baseline: "MVC", pooled: one, ratios: [one], missed: rate)]
    )
    return test
  }

  /// Two versions of an app, which no other run has.
  static var sampleVersions: ComparedVersions {
    ComparedVersions(
      sessions: 2, comparedEvents: 80,
      rows: [
        .init(
          subject: "before", differences: 0, findings: 1, leftBehind: 1, alive: 9.5, created: 20,
          instructions: 100),
        .init(
          subject: "after", differences: 1, findings: 0, leftBehind: 0, alive: 8.5, created: 18,
          instructions: 90),
      ],
      changes: [.init(kind: .gone, finding: "leak: A", before: 2, after: 0)],
      objects: [.init(type: "A", before: 1, after: 0.5)],
      expected: [.init(difference: "difference: title of A", sessions: 2)],
      unusedExpected: ["difference: alert of *"])
  }

  private static var sampleTimes: EventTimes {
    func bins(_ step: Int) -> [EventTimes.Bin] {
      (1...60).map { .init(time: $0 * step, count: 100) }
    }
    func row(_ subject: String, _ timed: String) -> EventTimes.Row {
      let time = Estimate(value: 100, lower: 90, upper: 110, confidence: 0.95, count: 3)
      return .init(
        subject: subject, timed: timed, count: 9, quantiles: [.init(time: time, ratio: time)])
    }
    return EventTimes(
      baseline: "MVC", control: "MVC-copy",
      launches: [
        .init(
          seed: "0x1", firstSession: 0, emptyBracket: 20,
          samples: ["MVC": [EventTimes.anyEvent: .init(count: 9, values: [100])]],
          distributions: ["MVC": bins(100), "MVP-C/from": bins(120)], placement: 7)
      ],
      rows: ["MVC", "MVP-C/from"].flatMap { subject in
        [EventTimes.anyEvent, EventTimes.decision, "tapRow"].map { row(subject, $0) }
      })
  }

  private static var sampleColdTimes: ColdTimes {
    func estimate(_ value: Double) -> Estimate {
      Estimate(value: value, lower: value * 0.9, upper: value * 1.1, confidence: 0.95, count: 6)
    }
    let subjects = ["MVC", "MVP-C/from", "MVC-copy"]
    let times = Dictionary(uniqueKeysWithValues: subjects.map { ($0, [100.0, 110]) })
    return ColdTimes(
      baseline: "MVC", control: "MVC-copy",
      launches: [
        .init(
          seed: "0x1", firstSession: 0, eviction: .init(warm: 4, evicted: 90, memory: 100),
          warm: times, cold: times,
          kinds: ["MVC": ["tapRow": .init(count: 9, warm: 100, cold: 200)]], firstTaps: times,
          misses: ["MVC": .init(warm: 1, cold: 50)], placement: 7)
      ],
      rows: subjects.enumerated().map { index, subject in
        let ratio = estimate(1 + Double(index) / 10)
        return .init(
          subject: subject, warm: estimate(100), cold: estimate(300), slowdown: estimate(3),
          warmRatio: ratio, coldRatio: ratio, loss: ratio, firstTap: estimate(9000),
          firstTapRatio: ratio)
      },
      kinds: [
        .init(
          subject: "MVC", kind: "tapRow", count: 9, cold: estimate(200), slowdown: estimate(2),
          coldRatio: estimate(1))
      ],
      fileEffect: .init(perTenFiles: estimate(1), files: ["MVC": 12, "MVPC": 42, "Odd": 9]))
  }

  private static var sampleInstructions: Instructions {
    func row(_ subject: String, _ own: Double) -> Instructions.Row {
      var cost = Instructions.Cost()
      cost.code = own
      var shared = Instructions.Cost()
      shared.library = 5000
      return .init(subject: subject, costs: [.architecture: cost, .uikit: shared])
    }
    return Instructions(
      baseline: "MVC", sessions: 2, eventsPerSession: 100,
      rows: [row("MVC", 1000), row("MVP-C/from", 3300)])
  }

  /// A coordinator that two owners refer to, and an object that owns itself through another.
  static var sampleOwnership: [OwnedObjects] {
    let types = ["AppDelegate", "AppCoordinator", "DetailCoordinator", "<Router>"]
    let owners = [(0, "coordinator", 1), (1, "children[0]", 2), (0, "shown", 2), (3, "me", 3)]
    return ["MVC", "MVP-C/from"].map { subject in
      OwnedObjects(
        subject: subject, screen: "detail", types: types,
        references: owners.map { .init(owner: $0, field: $1, target: $2) })
    }
  }

  /// A session after which MVP-C/from has two coordinators too many.
  static var sampleSession: WatchedSession {
    func row(_ subject: String, _ extra: [[String: Int]?]) -> WatchedSession.Row {
      .init(
        subject: subject,
        objects: extra.map { .init(count: 10 + Array(($0 ?? [:]).values).sum, extra: $0) })
    }
    return WatchedSession(
      name: "detail, back",
      steps: [
        .init(event: "launch", screen: ["list", "  <row>"]),
        .init(event: "row 1 of the players", screen: ["detail"]),
        .init(event: "back button", screen: ["list", "  <row>"]),
      ],
      rows: [
        row("MVC", [[:], nil, [:]]), row("MVP-C/from", [[:], [:], ["DetailCoordinator": 2]]),
      ])
  }

  static var sampleExits: ExitPaths {
    func row(_ subject: String, _ exit: Int, _ fates: [ExitPaths.Fate] = []) -> ExitPaths.Row {
      .init(subject: subject, exit: exit, isAsSpecified: true, fates: fates)
    }
    let coordinator = ExitPaths.Fate(verdict: .abandoned, type: "A", count: 1)
    let late = ExitPaths.Fate(
      verdict: .releasedLate, type: "<B>", count: 1000, until: "the next back")
    return ExitPaths(
      exits: [
        .init(kind: "back button", screen: "detail", leaves: true),
        .init(kind: "back button", screen: "add", leaves: true),
        .init(kind: "cancelled swipe", screen: "add", leaves: false),
      ],
      rows: [
        row("MVC", 0), row("MVP-C/from", 0, [coordinator]), row("MVC", 1),
        row("MVP-C/from", 1, [coordinator, late]), row("MVC", 2),
        .init(subject: "MVP-C/from", exit: 99, isAsSpecified: true, fates: [late]),
      ])
  }

  static var sampleLinks: DeepLinks {
    var expected = DeepLinks.Grid(states: 2, links: 2)
    expected[0, 0] = .parked
    expected[0, 1] = .ignored
    expected[1, 0] = .reached
    expected[1, 1] = .ignored
    var found = expected
    found[1, 0] = .swallowed
    var unfinished = expected
    unfinished[1, 1] = nil
    return DeepLinks(
      links: ["navbench://add", "navbench://<x>"],
      states: [
        .init(name: "guest", isCold: true, arrival: "link"),
        .init(name: "list", isCold: false, arrival: "notification"),
      ], expected: expected,
      rows: [
        .init(subject: "MVC", outcomes: unfinished, kept: .init(expected: 3, same: 3)),
        .init(subject: "MVP-C/from", outcomes: found, kept: .init(expected: 3, same: 2)),
      ])
  }

  private static var sampleStructure: Structure {
    let place = Structure.Place(file: "Login/Login<Router>.swift", line: 3, text: "as? <List>")
    return Structure(architectures: [
      .init(
        module: "MVPC", scenes: 2, edges: [.init(from: "Login", to: "List", place: place)],
        casts: [place], flowBranches: [place],
        carriedValues: [.init(scene: "Login", name: "<item>", place: place)],
        coordinators: [.init(name: "LoginCoordinator", lines: 25, routes: ["List", "Login"])],
        routerCalls: [.init(name: "push(_:)", calls: 2)], linesWithUIKit: 40,
        sizes: [
          .init(
            name: "S", scenes: 1, files: 4, lines: 30, largestFile: 12, coordinators: 1, routes: 1),
          .init(
            name: "L", scenes: 2, files: 9, lines: 70, largestFile: 20, coordinators: 2, routes: 3),
        ])
    ])
  }

  private static var sampleClaims: Claims {
    let claim = PublishedClaim(
      "Less <code>.", source: "Doe, slide 1", figure: "codeLines", smaller: "MVP-C/from",
      larger: "MVC", further: [.init(smaller: "MVC", larger: "MVP-C/from")])
    let value = Estimate(value: 3, lower: 2, upper: 4, confidence: 0.95, count: 5)
    return Claims(rows: [
      .init(
        claim: claim, figure: "lines of code", smaller: value, larger: Estimate(exact: 7),
        further: [.init(smaller: Estimate(exact: 7), larger: value, verdict: .contradicted)],
        verdict: .mixed),
      .init(
        claim: PublishedClaim("Fewer <bugs>.", source: "Doe", notMeasurable: "Who knows."),
        verdict: .notMeasurable),
    ])
  }

  private static var sampleUnitTests: UnitTests {
    func row(
      _ module: String, _ keyClasses: Int, _ types: [String], _ tests: Int, failures: [String] = [],
      lines: (Int, Int)? = nil, regions: (Int, Int) = (0, 0)
    ) -> UnitTests.Row {
      .init(
        module: module, keyClasses: keyClasses,
        featureTypes: types,
        sceneFiles: module == "MVPC" ? 30 : nil, tests: tests, failures: failures,
        files: lines.map {
          [
            .init(
              name: "Gather<View>.swift", lines: .init(covered: $0.0, total: $0.1),
              regions: .init(covered: regions.0, total: regions.1))
          ]
        } ?? [],
        effort: module == "MVC"
          ? .init(
            doubles: 1, doubleMembers: 2, testedTypes: 3, testedTypesWithUIKit: 1, protocols: 0,
            codeLines: 460) : nil)
    }
    return UnitTests(
      rows: [
        row("MVC", 7, ["A"], 46, lines: (95, 100), regions: (3, 4)),
        row("MVPC", 24, ["A", "B"], 59, failures: ["A.b()"]),
        row("Odd", 3, [], 5, lines: (1, 2), regions: (1, 2)),
      ],
      published: samplePublished)
  }

  private static var sampleBuildTimes: BuildTimes {
    func row(
      _ module: String, _ kind: BuildTimes.Kind, _ value: Double, _ ends: ClosedRange<Double>
    ) -> BuildTimes.Row {
      func estimate(_ factor: Double) -> Estimate {
        .init(
          value: value * factor, lower: ends.lowerBound * factor, upper: ends.upperBound * factor,
          confidence: 0.98, count: 10)
      }
      return .init(module: module, kind: kind, time: estimate(1), processorTime: estimate(2))
    }
    return BuildTimes(
      seed: "7", cores: 2, toolchain: "6.3.1",
      targets: ["MVC", "MVPC"].map {
        .init(module: $0, files: 12, codeLines: 800, editedFile: "Gather/<A>.swift")
      },
      rounds: [
        .init(
          load: 1.25, otherLoad: 0.3,
          samples: [
            .init(module: "MVC", kind: .cleanDebug, seconds: 4.5, processorSeconds: 8.5)
          ])
      ],
      rows: [
        row("MVC", .cleanDebug, 4, 3...5), row("MVPC", .cleanDebug, 2, 1...2.5),
        row("MVC", .null, 0.5, 0.4...0.6), row("MVPC", .null, 0.5, 0.4...0.6),
        row("MVC", .testRun, 9, 8...9.5),
      ], published: samplePublished)
  }

  private static var samplePublished: [PublishedResults] {
    [
      .init(
        module: "MVC", architecture: "MVC", keyClasses: 7, tests: 30, coverage: 95.7, difficulty: 5,
        cleanBuild: 9.78, build: 0.1, testRun: 12.78),
      .init(
        module: "MVPC", architecture: "MVP-C", keyClasses: 24, tests: 34, coverage: 97.2,
        cleanBuild: 10.08, build: 0.1, testRun: 18.45),
    ]
  }

  private static var sampleGrowth: CostGrowth {
    func curve(_ subject: String, _ costs: [Double], _ fit: CostGrowth.Fit?) -> CostGrowth.Curve {
      .init(
        sweep: "players", subject: subject,
        points: zip([3, 6, 12], costs).map { .init(n: $0, costs: [$1]) }, fit: fit)
    }
    return CostGrowth(
      unit: .instructions, sweeps: [.init(name: "players", measured: "detail, back", bound: nil)],
      curves: [
        curve("MVC", [200, 200, 200], nil),
        curve(
          "MVP-C/from", [130, 160, 220],
          .init(model: "n", intercept: 100, slope: 10, residualStandardError: 0, weight: 0.9)),
      ],
      crossings: [.init(sweep: "players", rising: "MVP-C/from", overtaken: "MVC", n: 10)])
  }
}
