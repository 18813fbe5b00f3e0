import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import BenchmarkVerification

/// Tests whether the exact results depend on behaviour that real UIKit leaves open.
struct VerifySensitivity: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "sensitivity",
    abstract: "Compare results under unverified options of UIKit.",
    discussion: """
      Options of UIKitBehavior are flipped one by one. The plan's conformance and leak sessions are
      run on every subject, and the results are compared with those of the default behaviour.

      EXAMPLES
        bench verify sensitivity
        bench verify sensitivity --plan ci --subjects MVC
      """.flowing)

  @Option(help: .plan, completion: .plans)
  var plan = "default"
  @OptionGroup var app: AppOption
  @OptionGroup var subjects: SubjectList
  @OptionGroup var output: OutputOptions<TableFormat>

  @MainActor func perform() throws {
    let plan = try Plans.load(plan)
    let chosen = try app.subjects.listed(subjects.list)
    try ReleaseBuild.ensure(allowsDebug: false)
    try LeakCheck.ensureHooks()
    let table = try Sensitivity(plan, on: chosen).table { number, count, option in
      if !output.isSilent { note("\(number) of \(count): \(option)") }
    }
    try output.deliver([table])
  }
}
