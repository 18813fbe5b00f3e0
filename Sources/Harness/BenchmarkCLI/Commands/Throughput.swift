import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation

/// Measures the harness itself.
struct Throughput: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure the speed of the harness itself.",
    discussion: """
      Every session is run on every subject in four ways, in turn: events only; with every control looked up twice; with
      the screen compared after each event; and on the reference model alone. The differences are the costs of the driver
      and the oracle. A second table compares the elementary moves of the headless UIKit with their necessary work.

      With --leak-detector, the cost of the leak detector is measured instead: every session at four levels of detail, in turn, and
      the final verdict for growing numbers of objects.

      EXAMPLES
        bench verify throughput
        bench verify throughput --sessions 500 --subjects MVC
        bench verify throughput --leak-detector
      """.flowing)

  @OptionGroup var subjects: SubjectList
  @OptionGroup var app: AppOption
  @Option(help: .sessions) var sessions = 300
  @Option(help: .seed) var seed = "0x5eed"
  @Flag(help: "Measure the leak detector instead.")
  var leakDetector = false
  @Option(help: "The largest number of live objects, with --leak-detector; a power of ten.")
  var liveObjects = 1_000_000
  @OptionGroup var output: OutputOptions<TableFormat>
  @OptionGroup var build: BuildOptions

  func validate() throws {
    try OptionProblem.check("--sessions", sessions, atLeast: 1)
    let sizes = Array(Self.sizes.dropFirst(2))
    if !sizes.contains(liveObjects) {
      throw ValidationError(.notOneOf("--live-objects", liveObjects, sizes))
    }
  }

  // A line fitted to fewer than three points has no standard error.
  private static let sizes = [100, 1_000, 10_000, 100_000, 1_000_000]

  @MainActor func perform() throws {
    let chosen = try app.subjects.listed(subjects.list)
    let range = SessionRange(
      seed: try BenchmarkKit.seed(seed), first: 0, count: sessions, eventsPerSession: 100)
    try build.ensureRelease()
    if leakDetector, !LeakCheck.isAvailable {
      try ReleaseBuild.replace(by: try ReleaseBuild.instrumentedTwin())
    }
    if leakDetector {
      let costs = try chosen.map { subject in
        try LeakDetectorCost.measure(subject, of: app.chosen, range)
      }
      let growth = try HeapReadingCost.measure(sizes: Self.sizes.filter { $0 <= liveObjects })
      return try output.deliver([Self.costs(costs), Self.growth(growth)])
    }
    let rows = try chosen.map { subject in
      try HarnessTiming.measure(subject, of: app.chosen, range)
    }
    try output.deliver([table(rows), moves(try NavigationTiming.measure())])
  }

  private func moves(_ rows: [NavigationTiming]) -> Table {
    Table(
      name: "moves", title: "Elementary moves of the headless UIKit",
      columns: [.init("move", .text), .init("ns"), .init("floor ns"), .init("times the floor")],
      rows: rows.map { row in
        [
          .text(row.name), .decimal(row.time, digits: 0), .decimal(row.floor, digits: 0),
          .decimal(row.ratio, digits: 1),
        ]
      },
      notes: [
        "Medians of rounds; a controller is made, shown, taken away and released each time.",
        "floor: as many class instances made, linked, kept in a list and let go, in the same run.",
      ])
  }

  private func table(_ rows: [HarnessTiming]) -> Table {
    Table(
      name: "throughput", title: "Throughput of one core, sessions of 100 events",
      columns: [
        .init("subject", .text), .init("sessions/s"), .init("sessions/s checked"),
        .init("ns/event"), .init("driver ns"), .init("oracle ns"), .init("model ns"),
        .init("harness share of a checked session"),
      ],
      rows: rows.map { row in
        [
          .text(row.subject), .decimal(row.sessionsPerSecond, digits: 0),
          .decimal(row.checkedSessionsPerSecond, digits: 0), .decimal(row.eventTime, digits: 0),
          .decimal(row.driverTime, digits: 0), .decimal(row.oracleTime, digits: 0),
          .decimal(row.modelTime, digits: 0), .text("\(Int((row.harnessShare * 100).rounded())) %"),
        ]
      },
      notes: [
        "Medians over sessions, nanoseconds per event; launching and releasing the app is in sessions/s only.",
        "driver: finding what an event names. oracle: reading the screen. model: the reference model, run once"
          + " per session for all subjects.",
      ])
  }
}

// MARK: The leak detector

extension Throughput {
  private static func costs(_ rows: [LeakDetectorCost]) -> Table {
    let depths = LeakDetectorCost.Depth.allCases
    return Table(
      name: "leak-costs", title: "What the leak detector costs, sessions of 100 events",
      columns: [.init("subject", .text)]
        + depths.map { .init("\($0)/s") } + depths.dropFirst().map { .init("\($0) %") }
        + [.init("objects"), .init("ns/object"), .init("ns/look"), .init("verdict µs")],
      rows: rows.map { row in
        var cells = [Table.Cell.text(row.subject)]
        cells += depths.map { .decimal(1 / (row.seconds[$0] ?? .nan), digits: 0) }
        cells += depths.dropFirst().map { .decimal((row.overhead[$0] ?? .nan) * 100, digits: 1) }
        cells += [
          .decimal(row.objects, digits: 0), .decimal(row.nanosecondsPerObject, digits: 1),
          .decimal(row.nanosecondsPerLook, digits: 0),
          .decimal(row.finalVerdict / 1_000, digits: 1),
        ]
        return cells
      },
      notes: [
        "off/s, …: sessions a second, launch and release of the app included, in bench-instrumented. recording:"
          + " every object; verdicts: a look after each event;",
        "traces: also why each object lives too long, and what it holds. %: what is added to the same session with"
          + " the detector off; medians over sessions.",
        "objects: recorded in a session, closure contexts and boxes among them. ns/object: recording by their number."
          + " ns/look: verdicts less recording, by the events.",
        "verdict: from the end of a session, its app torn down, until it is known that nothing is left, or what.",
      ])
  }

  private static func growth(_ cost: HeapReadingCost) -> Table {
    Table(
      name: "leak-growth", title: "The verdict on leaked objects, by their number",
      columns: [.init("live objects"), .init("heap blocks"), .init("ms"), .init("ns/object")],
      rows: cost.points.map { point in
        [
          .integer(point.objects), .integer(point.blocks), .decimal(point.time / 1e6, digits: 2),
          .decimal(point.time / Double(point.objects), digits: 0),
        ]
      },
      notes: [
        "A tree whose children hold their parents: reading the graph, trial deletion, the cycles; medians of rounds.",
        "time ~ objects ^ \(text(cost.exponent)), standard error \(text(cost.standardError)): the slope of log time"
          + " over log objects; 1 is proportional.",
      ])
  }

  private static func text(_ value: Double) -> String {
    String(format: "%.3f", locale: Locale(identifier: "en_US_POSIX"), value)
  }
}
