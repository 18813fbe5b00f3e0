import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports

/// Opens every link in every state.
struct CheckLinks: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "links",
    abstract: "Try every deep link in every state of the app, cold and warm.",
    discussion: """
      Each link comes in by itself and by a notification, in an app that is not running and in one that shows each screen and alert,
      with requests and transitions under way. What comes of it is held against the reference model, which also says which
      screens must still be the same objects. Ends with 1 when something else came of a link.

      EXAMPLES
        bench links
        bench links --subject MVP-C --matrix
        bench links --format csv > links.csv
      """.flowing)

  @Option(help: "Subjects, separated by commas; all by default.", completion: .subjects)
  var subject: String?
  @Flag(help: "Also print what came of each link in each state.") var matrix = false
  @OptionGroup var output: OutputOptions<TableFormat>

  @MainActor func perform() throws {
    let subjects = try Subjects.listed(subject)
    Interruption.catchSignals()
    let plan = Plan.of(
      .deepLinks, name: "links", summary: "Every link in every state.", subjects)
    let run = try Campaign.runOnce(Manifest(plan, subjects), .init(isQuiet: output.isSilent))
    let (links, names) = (run.deepLinks, run.subjects)
    try output.deliver(
      run, [links?.table(names), matrix ? links?.matrix(names) : nil].compactMap { $0 },
      csv: links?.cells(names))
  }
}
