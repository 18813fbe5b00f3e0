import ArgumentParser
import BenchmarkCampaign
import BenchmarkKit
import RegisteredApps
import BenchmarkMetrics
import BenchmarkReports

/// Counts the work between a user's action and the first navigation request.
struct CountDecisions: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "decisions",
    abstract: "Count instructions, calls and objects between a tap and the navigation request.",
    discussion: """
      The decision is what an architecture is about: from the delivery of an action until it asks UIKit to push, pop, present
      or set controllers; the transition that follows is shared by all. valgrind's callgrind counts, so the figures
      are exact. Calls are those of the compiled program: a function that was inlined is none.

      EXAMPLES
        bench decisions
        bench decisions --subject MVC,MVP-C/stack
        bench decisions --action 'save edit'
        bench decisions --format csv > decisions.csv
      """.flowing)

  @Option(help: "Subjects, separated by commas; all by default.", completion: .subjects)
  var subject: String?
  @OptionGroup var app: AppOption
  @Option(
    help: "What the user does, such as 'open detail'; everything by default.",
    completion: .list(Apps.all.flatMap { DecisionCount.actions(of: $0) }))
  var action: String?
  @OptionGroup var output: OutputOptions<TableFormat>
  @Flag(help: "Count although this is a debug build. It says nothing of what ships.")
  var allowDebug = false

  func validate() throws {
    let known = DecisionCount.actions(of: app.chosen)
    if let action, !known.contains(action) {
      throw ValidationError(unknownName("action", action, among: known))
    }
  }

  @MainActor func perform() throws {
    let subjects = try app.subjects.listed(subject)
    try ReleaseBuild.ensure(allowsDebug: allowDebug)
    _ = try Valgrind.required("instructions are counted")
    Interruption.catchSignals()
    let plan = Plan.of(
      .decisions, name: "decisions", summary: "From an action to the navigation request.", subjects)
    let run = try Campaign.runOnce(
      Manifest(plan, subjects, .bench, settings: action.map { ["action": $0] } ?? [:]), .bench,
      .init(isQuiet: output.isSilent))
    let (result, names) = (run.decisions, run.subjects)
    try output.deliver(run, result?.tables(names) ?? [], csv: result?.table(names))
  }
}
