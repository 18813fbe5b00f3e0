import BenchmarkKit
import ComparedApps
import CountedSections
import UserSessions

extension Callgrind {
  /// The instructions of these sessions on a subject, by layer.
  func instructions(
    of subject: SubjectUnderTest, _ range: SessionRange
  ) throws(Failure) -> Instructions.Row {
    let profiles = try profiles(
      ["work", "counted", "--app", subject.app.id, "--subjects", subject.subject.id]
        + range.countedArguments)
    return InstructionCount(subject).row(profiles, of: range)
  }

  /// The work between a user's actions and the resulting navigation requests.
  ///
  /// - Parameter action: The name of one of the app's actions; `nil` for all.
  func decisions(
    of subject: SubjectUnderTest, action: String?
  ) throws(Failure) -> [Decisions.Row] {
    let options =
      DecisionCount.requests.map { "--dump-before=\($0)" }
      + ["--dump-after=\(CountedSection.symbol)"]
    let profiles = try profiles(
      [
        "work", "counted", "--actions", "--app", subject.app.id, "--subjects", subject.subject.id,
      ]
        + (action.map { ["--action", $0] } ?? []), options: options)
    do {
      return try DecisionCount(subject, action: action).rows(profiles)
    } catch {
      throw Failure(.machine, error.description)
    }
  }
}

extension SessionRange {
  /// The arguments that select these sessions; the range must begin with the first session.
  fileprivate var countedArguments: [String] {
    [
      "--sessions", "\(count)", "--events", "\(eventsPerSession)",
      "--seed", "0x" + String(seed, radix: 16),
    ] + (population.map { ["--personas", $0.file] } ?? [])
  }
}
