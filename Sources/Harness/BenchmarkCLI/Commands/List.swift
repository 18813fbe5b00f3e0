import AppArchitecture
import ArgumentParser
import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import ComparedApps
import Foundation
import RegisteredApps
import UIKit
import UserSessions

/// Lists the names that the command line accepts.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List subjects, metrics, plans, apps, personas, rules.",
    discussion: """
      EXAMPLES
        bench list
        bench list metrics
        bench list plans
        bench list apps
        bench list personas --json > mine.json
        bench list uikit
      """.flowing)

  enum Topic: String, CaseIterable, ExpressibleByArgument {
    case subjects, planted, metrics, plans, apps, personas, uikit
  }

  @Argument(
    help:
      """
      subjects, planted, metrics, plans, apps, personas or uikit; defaults to subjects, planted \
      and plans.
      """
  )
  var topic: Topic?
  @Flag(help: "Print the personas as a file for --personas.")
  var json = false
  @OptionGroup var app: AppOption
  @OptionGroup var output: OutputOptions<TableFormat>

  func validate() throws {
    if json, topic != .personas {
      throw ValidationError(.topicOfJSON)
    }
  }

  func run() throws {
    if json {
      let file = try PersonaFile(Self.personas(of: app.chosen)).data()
      return try StandardStreams.write(String(decoding: file, as: UTF8.self))
    }
    try output.deliver((topic.map { [$0] } ?? topicsByDefault).map(table))
  }

  private var topicsByDefault: [Topic] {
    app.subjects.planted.isEmpty ? [.subjects, .plans] : [.subjects, .planted, .plans]
  }

  private func table(_ topic: Topic) throws -> Table {
    switch topic {
    case .subjects:
      subjects(
        "subjects", "Subjects", app.subjects.all,
        notes: app.subjects.groups.map {
          "--subjects \($0.name): \($0.summary): \($0.members.joined(separator: ", "))."
        })
    case .planted:
      subjects(
        "planted", "Subjects with planted defects, for testing the harness", app.subjects.planted)
    case .metrics: metrics
    case .apps: apps()
    case .plans: try plans()
    case .personas: personas()
    case .uikit: try uikit()
    }
  }

  private func subjects(
    _ name: String, _ title: String, _ subjects: [SubjectUnderTest], notes: [String] = []
  ) -> Table {
    Table(
      name: name, title: title,
      columns: [.init("id", .text), .init("architecture", .text), .init("description", .text)],
      rows: subjects.map {
        [
          .text($0.subject.id), .text($0.architecture.name),
          .text($0.subject.summary.isEmpty ? $0.subject.source : $0.subject.summary),
        ]
      }, notes: notes)
  }

  private static func personas<A: App>(of app: A) -> [Persona] { A.Model.personas }

  private var metrics: Table {
    Table(
      name: "metrics", title: "Metrics",
      columns: [
        .init("name", .text), .init("title", .text), .init("in run.json", .text),
        .init("settings", .text),
      ],
      rows: Metrics.all.map { metric in
        [
          .text(metric.id.commandName), .text(metric.title), .text(metric.id.rawValue),
          .text(metric.settings.map(\.name).joined(separator: ", ")),
        ]
      })
  }

  private func apps() -> Table {
    Table(
      name: "apps", title: "Apps",
      columns: [
        .init("id", .text), .init("name", .text), .init("architectures"), .init("subjects"),
      ],
      rows: Apps.all.map { app in
        [
          .text(app.id), .text(app.name), .integer(app.architectures.count),
          .integer(Subjects(app).all.count),
        ]
      })
  }

  private func plans() throws -> Table {
    Table(
      name: "plans", title: "Plans",
      columns: [
        .init("name", .text), .init("sessions"), .init("seeds"), .init("launches"),
        .init("purpose", .text),
      ],
      rows: try Plans.names.map { name in
        let plan = try Plans.load(name)
        return [
          .text(name), .integer(plan.sessions), .integer(plan.seeds.count), .integer(plan.launches),
          .text(plan.summary),
        ]
      })
  }

  private func personas() -> Table {
    let habits = Habit.allCases
    return Table(
      name: "personas", title: "Personas",
      columns: [.init("name", .text)] + habits.map { .init($0.rawValue) } + [
        .init("patience %"), .init("wrong %"), .init("replaced %"), .init("cleared %"),
        .init("think time, s", .text),
      ],
      rows: Self.personas(of: app.chosen).map { persona in
        let typing = persona.typing
        return [.text(persona.name)]
          + habits.map { persona.habits[$0].map { .integer($0) } ?? .empty }
          + [persona.patience, typing.wrong, typing.replaced, typing.cleared].map { .integer($0) }
          + [.text("\(persona.thinkTime)")]
      },
      notes: [
        """
        Habits are given as weights. patience: how often a user waits for an answer or transition \
        instead of acting. wrong, replaced, cleared: how often typed text contains a typo, is \
        replaced by other text, or is cleared.
        """
      ])
  }

  private func uikit() throws -> Table {
    let coverage = try UIKitRules(in: Checkout.required())
    let tested = coverage.rules.filter { !$0.tests.isEmpty }
    let missing = coverage.rules.filter { $0.tests.isEmpty }
    let rows: [[Table.Cell]] = coverage.rules.map { rule in
      [
        .text(rule.name), .integer(rule.tests.count),
        .text(rule.tests.first ?? "not modelled: \(rule.reason ?? "no test yet")"),
      ]
    }
    let others: [[Table.Cell]] = coverage.others.map {
      [.text($0.kind), .integer(1), .text($0.sentence)]
    }
    return Table(
      name: "uikit", title: "Rules of UIKit, and the tests that state them",
      columns: [.init("rule", .text), .init("tests"), .init("first test", .text)],
      rows: rows + others,
      notes: [
        "\(tested.count) of \(coverage.rules.count) rules have a test and \(missing.count) have"
          + " none; \(coverage.others.count) other tests cover misuse and going back.",
        "\(UIKitBehavior.options.count) behaviours that real UIKit leaves open are options:"
          + " \(UIKitBehavior.options.map(\.name).joined(separator: ", ")).",
      ])
  }
}
