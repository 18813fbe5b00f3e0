import AppArchitecture
import ComparedApps
import Foundation
import UserSessions

/// Everything that determines the jobs of a campaign and their results.
package struct CampaignContext: Sendable {
  package let plan: Plan
  package let environment: Environment
  package let app: any App
  package let subjects: [SubjectUnderTest]
  /// The A/A control of timings; `nil` if the baseline has no copy.
  package let control: String?
  /// The random users; `nil` for the app's own personas.
  package let population: Population?
  /// The settings of the metrics at the start of the campaign.
  package let settings: [String: String]
  /// The folder for individual event times; `nil` if they are not stored.
  package var samples: URL?
  /// The folder for intermediate files, which is removed with the campaign.
  package let scratch: URL
  /// Whether the results become the expected results, instead of being compared with them.
  package var acceptsResults = false

  package init(
    plan: Plan, environment: Environment, app: any App, subjects: [SubjectUnderTest],
    control: String?,
    population: Population?, settings: [String: String], samples: URL?, scratch: URL
  ) {
    self.plan = plan
    self.environment = environment
    self.app = app
    self.subjects = subjects
    self.control = control
    self.population = population
    self.settings = settings
    self.samples = samples
    self.scratch = scratch
  }

  /// The subjects' identifiers, in the order of every table.
  package var ids: [String] { subjects.map(\.subject.id) }

  /// The identifiers of the subjects that do the same work, whose times and counts are comparable.
  ///
  /// All subjects if the baseline itself has a printed defect that changes its screens.
  package var comparable: [String] {
    app.changesScreens(of: plan.baseline) ? ids : ids.filter { !app.changesScreens(of: $0) }
  }

  /// The identifiers of all subjects that are timed side by side.
  package var timed: [String] {
    let subjects = comparable
    return subjects + [control].compactMap { $0 }.filter { !subjects.contains($0) }
  }

  /// The distinct architectures of the subjects, except copies and planted ones.
  package var architectures: [Architecture] {
    let modules = Set(app.architectures.map(\.module))
    return subjects.map(\.architecture).filter { modules.contains($0.module) }.uniqued(by: \.module)
  }
}
