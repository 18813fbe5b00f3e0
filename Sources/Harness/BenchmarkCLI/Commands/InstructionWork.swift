import ArgumentParser
import BenchmarkMetrics
import UserSessions

/// The options that select the sessions to count.
struct CountedSessions: ParsableArguments {
  @Option(help: "How many sessions; each is run by every subject.")
  var sessions = 20
  @Option(help: "How many events a session has.")
  var events = 100
  @Option(help: "The seed of the sessions.")
  var seed = "0x5eed"
  @Option(help: "A file of personas, instead of the app's own.")
  var personas: String?

  func validate() throws {
    if sessions < 1 { throw ValidationError("found --sessions \(sessions), expected 1 or more.") }
    if events < 1 { throw ValidationError("found --events \(events), expected 1 or more.") }
  }

  func range() throws(Failure) -> SessionRange {
    SessionRange(
      seed: try BenchmarkCLI.seed(seed), first: 0, count: sessions, eventsPerSession: events,
      population: try Personas.load(personas))
  }

  /// The arguments that select these sessions; the range must begin with the first session.
  static func arguments(for range: SessionRange) -> [String] {
    [
      "--sessions", "\(range.count)", "--events", "\(range.eventsPerSession)",
      "--seed", "0x" + String(range.seed, radix: 16),
    ] + (range.population.map { ["--personas", $0.file] } ?? [])
  }
}

/// Performs the work that callgrind counts, for `bench instructions` and `bench decisions` only.
struct InstructionWork: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "instruction-work", abstract: "Does what callgrind counts.", shouldDisplay: false)

  @Option(help: "A subject.") var subject: String
  @Flag(help: "User actions instead of sessions.") var actions = false
  @Option(help: "One of the actions; all by default.") var action: String?
  @OptionGroup var chosen: CountedSessions

  @MainActor func perform() throws {
    for subject in try Subjects.named([subject]) {
      if actions {
        DecisionCount(subject, action: action).perform()
      } else {
        do {
          try InstructionCount(subject).perform(try chosen.range())
        } catch let failure as InstructionCount.Failure {
          throw Failure(.checkFailed, failure.description)
        }
      }
    }
  }
}
