import ArgumentParser
import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics

/// Performs the work that callgrind counts.
struct WorkCounted: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "counted", abstract: "Do the work that callgrind counts.")

  @OptionGroup var app: AppOption
  @OptionGroup var subjects: SubjectList
  @Flag(help: "Run user actions instead of sessions.") var actions = false
  @Option(help: "One of the actions; defaults to all.") var action: String?
  @Option(help: "The number of sessions.") var sessions = 1
  @Option(help: "Events per session.") var events = 100
  @Option(help: "The seed of the sessions.") var seed = "0"
  @Option(help: "A file of personas.") var personas: String?

  @MainActor func perform() throws {
    for subject in try app.subjects.listed(subjects.list) {
      if actions {
        DecisionCount(subject, action: action).perform()
      } else {
        do {
          try InstructionCount(subject).perform(try range())
        } catch let failure as InstructionCount.Failure {
          throw Failure(.checkFailed, failure)
        }
      }
    }
  }

  private func range() throws(Failure) -> SessionRange {
    SessionRange(
      seed: try BenchmarkKit.seed(seed), first: 0, count: sessions, eventsPerSession: events,
      population: try Personas.load(personas))
  }
}
