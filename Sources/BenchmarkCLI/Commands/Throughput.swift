import ArgumentParser
import BenchmarkMetrics
import BenchmarkReports
import BenchmarkResults
import Foundation

/// Measures the harness itself.
struct Throughput: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure the harness: sessions per second, and its own share of the time.",
    discussion: """
      Every session is run on every subject four ways, in turn: events only; events and every control looked for
      twice; events and the screen compared after each; and the reference model alone. The differences are the
      driver's and the oracle's share. Below stand the elementary moves of the headless UIKit beside the work that
      nobody could leave out.

      EXAMPLES
        bench throughput
        bench throughput --sessions 500 --subjects MVC
      """)

  @Option(help: "Subjects, separated by commas; all by default.")
  var subjects: String?
  @Option(help: "How many sessions of 100 events.")
  var sessions = 300
  @Option(help: "The seed of the sessions.")
  var seed = "0x5eed"
  @Flag(help: "Take times although this is a debug build. They mean nothing.")
  var allowDebug = false

  func validate() throws {
    if sessions < 1 { throw ValidationError("found --sessions \(sessions), expected 1 or more.") }
  }

  @MainActor func perform() throws {
    let chosen = try Subjects.named(subjects?.split(separator: ",").map(String.init) ?? [])
    let range = SessionRange(
      seed: try BenchmarkCLI.seed(seed), first: 0, count: sessions, eventsPerSession: 100)
    try ReleaseBuild.ensure(allowsDebug: allowDebug)
    let report = ConsoleReport(usesColour: Terminal.usesColour)
    let rows = try chosen.map { subject in try HarnessTiming.measure(subject, range) }
    output(report.render(table(rows)) + "\n\n")
    output(report.render(moves(try NavigationTiming.measure())) + "\n")
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
