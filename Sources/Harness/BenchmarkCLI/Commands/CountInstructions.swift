import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports

/// Counts instructions per event, by layer.
struct CountInstructions: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "instructions",
    abstract: "Count the instructions per event, by the layer that spends them.",
    discussion: """
      Most of an event is shared by all subjects; the split shows what an architecture costs by itself. valgrind's callgrind
      counts, so the figures are exact: the same in every run of the same build.

      A function belongs to the layer whose module declares it. What the runtime does (counting references, memory, the
      standard library) is charged to the nearest caller that belongs to a layer.

      EXAMPLES
        bench instructions
        bench instructions --subject MVC,MVP-C --sessions 50
        bench instructions --format csv > instructions.csv
      """.flowing)

  @Option(
    help: "Subjects, separated by commas; all by default. The first is what ratios are taken to.",
    completion: .subjects)
  var subject: String?
  @OptionGroup var chosen: CountedSessions
  @OptionGroup var output: OutputOptions<TableFormat>
  @Flag(help: "Count although this is a debug build. It says nothing of what ships.")
  var allowDebug = false

  @MainActor func perform() throws {
    let subjects = try Subjects.listed(subject)
    let range = try chosen.range()
    try ReleaseBuild.ensure(allowsDebug: allowDebug)
    let result = try Callgrind.use { (callgrind) throws(Failure) in
      try callgrind.instructions(of: subjects, range, baseline: subjects[0].subject.id) {
        note("counting \($0.subject.name)")
      }
    }
    try output.deliver([result.table(subjects.map(\.subject))])
  }
}
