import ArgumentParser
import BenchmarkKit
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
  @Option(
    help: "What the user does, such as 'open detail'; everything by default.",
    completion: .list(DecisionCount.actions))
  var action: String?
  @OptionGroup var output: OutputOptions<TableFormat>
  @Flag(help: "Count although this is a debug build. It says nothing of what ships.")
  var allowDebug = false

  func validate() throws {
    if let action, !DecisionCount.actions.contains(action) {
      throw ValidationError(unknownName("action", action, among: DecisionCount.actions))
    }
  }

  @MainActor func perform() throws {
    let subjects = try Subjects.listed(subject)
    try ReleaseBuild.ensure(allowsDebug: allowDebug)
    let result = try Callgrind.use { (callgrind) throws(Failure) in
      try callgrind.decisions(of: subjects, action: action) {
        note("counting \($0.subject.name)")
      }
    }
    let names = subjects.map(\.subject)
    try output.deliver(result.tables(names), csv: result.table(names))
  }
}
