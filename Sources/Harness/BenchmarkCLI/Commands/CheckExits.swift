import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports

/// Takes every exit path of every screen.
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
        bench exits --format csv > exits.csv
      """.flowing)

  @Option(help: "Subjects, separated by commas; all by default.", completion: .subjects)
  var subject: String?
  @Flag(help: "Also print the table for each screen.") var screens = false
  @Flag(help: "Also print what did not go with its screen, by type.") var objects = false
  @OptionGroup var output: OutputOptions<TableFormat>

  @MainActor func perform() throws {
    let subjects = try Subjects.listed(subject)
    Interruption.catchSignals()
    let plan = Plan.of(.exits, name: "exits", summary: "Every way out of every screen.", subjects)
    let run = try Campaign.runOnce(Manifest(plan, subjects), .init(isQuiet: output.isSilent))
    let (exits, names) = (run.exits, run.subjects)
    try output.deliver(
      run,
      [
        exits?.table(names), screens ? exits?.screens(names) : nil,
        objects ? exits?.objects(names) : nil,
      ].compactMap { $0 }, csv: exits?.objects(names))
  }
}
