import BenchmarkKit
import BenchmarkMetrics

extension Callgrind {
  /// The instructions of these sessions on every subject, by layer.
  ///
  /// - Parameter progress: Called before each subject.
  func instructions(
    of subjects: [SubjectUnderTest], _ range: SessionRange, baseline: String,
    progress: (SubjectUnderTest) -> Void
  ) throws(Failure) -> Instructions {
    var rows: [Instructions.Row] = []
    for subject in subjects where !Interruption.isRequested {
      progress(subject)
      let profiles = try profiles(
        ["instruction-work", "--subject", subject.subject.id]
          + CountedSessions.arguments(for: range))
      rows.append(InstructionCount(subject).row(profiles, of: range))
    }
    return Instructions(
      baseline: baseline, sessions: range.count, eventsPerSession: range.eventsPerSession,
      rows: rows)
  }

  /// The work between a user's actions and the resulting navigation requests, on every subject.
  ///
  /// - Parameters:
  ///   - action: One of `DecisionCount.actions`; `nil` for all.
  ///   - progress: Called before each subject.
  func decisions(
    of subjects: [SubjectUnderTest], action: String? = nil, progress: (SubjectUnderTest) -> Void
  ) throws(Failure) -> Decisions {
    let options =
      DecisionCount.requests.map { "--dump-before=\($0)" }
      + ["--dump-after=\(CountedSection.symbol)"]
    var rows: [Decisions.Row] = []
    for subject in subjects where !Interruption.isRequested {
      progress(subject)
      let profiles = try profiles(
        ["instruction-work", "--actions", "--subject", subject.subject.id]
          + (action.map { ["--action", $0] } ?? []), options: options)
      do {
        rows += try DecisionCount(subject, action: action).rows(profiles)
      } catch {
        throw Failure(.machine, error.description)
      }
    }
    return Decisions(repetitions: DecisionCount.repetitions, rows: rows)
  }
}
