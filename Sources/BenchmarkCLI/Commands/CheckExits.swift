import ArgumentParser
import BenchmarkMetrics
import BenchmarkReports
import BenchmarkResults

/// Has every screen leave in every way.
struct CheckExits: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "exits",
    abstract: "Leave every screen in every way, and see what becomes of its objects.",
    discussion: """
      By the back button, by swipes and the back's menu, by what the app itself takes off, by links, with requests and alerts
      open. What does not go with its screen is told with what releases it later, if anything does. Ends with 1 when a
      screen was not what the reference model says.

      EXAMPLES
        bench exits
        bench exits --subject MVP-C --screens
        bench exits --subject MVP-C/from --objects
        bench exits --csv > exits.csv
      """)

  @Option(help: "Subjects, separated by commas; all by default.")
  var subject: String?
  @Flag(help: "Also print the table for each screen.") var screens = false
  @Flag(help: "Also print what did not go with its screen, by type.") var objects = false
  @Flag(help: "Write CSV, a line an exit, subject and type of object.") var csv = false

  @MainActor func perform() throws {
    let subjects = try Subjects.listed(subject)
    Interruption.catchSignals()
    let plan = Plan.of(.exits, name: "exits", summary: "Every way out of every screen.", subjects)
    let run = try Campaign.runOnce(Manifest(plan, subjects), .init())
    if let exits = run.exits {
      let names = run.subjects
      let tables =
        [exits.table(names)] + (screens ? [exits.screens(names)] : [])
        + (objects ? [exits.objects(names)] : [])
      let console = ConsoleReport(usesColour: Terminal.usesColour)
      output(
        csv
          ? CSVReport().render(exits.objects(names))
          : tables.map { console.render($0) }.joined(separator: "\n\n") + "\n")
    }
    for warning in run.warnings { note("warning: \(warning.text)") }
    run.tellFindings()
    try run.conclude()
  }
}
