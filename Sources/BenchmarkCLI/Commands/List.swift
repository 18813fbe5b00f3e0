import ArgumentParser
import BenchmarkMetrics
import BenchmarkReports
import BenchmarkResults
import FootballGatherUI
import Foundation

/// Lists what can be named on the command line.
struct List: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the subjects and the plans.",
    discussion: """
      EXAMPLES
        bench list
        bench list plans
      """)

  enum Topic: String, CaseIterable, ExpressibleByArgument { case subjects, plans }

  @Argument(help: "What to list: subjects or plans; both by default.")
  var topic: Topic?

  @MainActor func perform() throws {
    let report = ConsoleReport(usesColour: Terminal.usesColour)
    let tables = (topic.map { [$0] } ?? Topic.allCases).map(table)
    output(try tables.map { report.render(try $0()) }.joined(separator: "\n\n") + "\n")
  }

  private func table(_ topic: Topic) -> () throws -> Table {
    switch topic {
    case .subjects: subjects
    case .plans: plans
    }
  }

  private func subjects() -> Table {
    Table(
      name: "subjects", title: "Subjects",
      columns: [.init("id", .text), .init("architecture", .text), .init("what it is", .text)],
      rows: Subjects.all.map {
        [
          .text($0.subject.id), .text($0.architecture.name),
          .text($0.subject.summary.isEmpty ? $0.subject.source : $0.subject.summary),
        ]
      })
  }

  private func plans() throws -> Table {
    Table(
      name: "plans", title: "Plans",
      columns: [
        .init("name", .text), .init("sessions"), .init("seeds"), .init("launches"),
        .init("what it is for", .text),
      ],
      rows: try Plans.names.map { name in
        let plan = try Plans.load(name)
        return [
          .text(name), .integer(plan.sessions), .integer(plan.seeds.count), .integer(plan.launches),
          .text(plan.summary),
        ]
      })
  }
}
